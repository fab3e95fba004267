// @vitest-environment jsdom
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { reportPage } from '../page';
import { check, evaluation, summaryWith, verdict } from './sample';

/** A row, with its outcome on /about, on the home page, and on the brochure where a rule looks at it. */
function row(number: string, summary = summaryWith()) {
  const found = summary.rows.find(({ criterion }) => criterion.number === number);
  return { outcome: found?.outcome, outcomes: found?.assertions.map(({ outcome }) => outcome) };
}

describe('the reading of the results', () => {
  it.each([
    // What complete checks find nothing in.
    ['1.4.10', 'passed', ['passed', 'passed']],
    // What checks cover in part, or not at all.
    ['1.1.1', 'cantTell', ['cantTell', 'cantTell', 'cantTell']],
    ['1.3.3', 'untested', ['untested', 'untested']],
    ['1.4.3', 'cantTell', ['passed', 'cantTell']],
    ['2.1.2', 'inapplicable', ['inapplicable', 'inapplicable']],
    ['1.2.2', 'inapplicable', ['inapplicable', 'inapplicable']],
    // One state fails.
    ['1.4.6', 'failed', ['failed', 'passed']],
  ])('%s: %s', (number, outcome, outcomes) => {
    expect(row(number)).toEqual({ outcome, outcomes });
  });

  it('leaves to a person what should be absent and was met', () => {
    const changed = evaluation();
    changed.states[0]?.checks.push(check('video', '1.2.2', 'passed'));
    expect(row('1.2.2', summaryWith({}, changed)).outcome).toBe('cantTell');
  });
});

describe('the verdicts of people', () => {
  it('decide what no program can', () => {
    expect(row('1.3.3', summaryWith({ '1.3.3': verdict('supports') })).outcome).toBe('passed');
    expect(row('1.3.3', summaryWith({ '1.3.3': verdict('partially-supports') })).outcome).toBe('failed');
  });

  it('mend nothing that a program found to fail', () => {
    expect(row('1.4.6', summaryWith({ '1.4.6': verdict('supports') })).outcomes).toEqual(['failed', 'passed']);
  });
});

describe('the page', () => {
  const open = (summary = summaryWith()) => {
    document.write(reportPage(summary));
    document.close();
    return document.body.textContent.replaceAll(/\s+/g, ' ');
  };

  it('tells of each failure the rule, the place and the state', () => {
    expect(open()).toContain(
      '(1.4.6): Asks for color-contrast-enhanced .badge > span <p> Contrast is 6.9:1. In /about (as loaded, 320 px, dark).',
    );
  });

  it('has each criterion with its outcome, its verdict and what a person does', () => {
    open(summaryWith({ '1.3.3': verdict('supports') }));
    const rows = [...document.querySelectorAll('table:last-of-type tbody tr')];
    expect(rows).toHaveLength(63);
    const cellsOf = (number: string) =>
      [...(rows.find(({ textContent }) => textContent.startsWith(number))?.children ?? [])].map(
        (cell) => cell.textContent,
      );
    const sensory = [
      '1.3.3 Sensory Characteristics (A)',
      'No failure found',
      'Supports (judged by Somebody, 2026-11-22). As seen.',
    ];
    expect(cellsOf('1.3.3').slice(0, 3)).toEqual(sensory);
    expect(cellsOf('1.4.3').slice(1, 3)).toEqual(['A person has to judge', 'none yet']);
  });

  it('says that it is partial', () => {
    expect(open(summaryWith({}, { ...evaluation(), partial: ['/ could not be visited.'] }))).toContain(
      'Partial evaluation. / could not be visited.',
    );
  });

  it('axe finds nothing on it', async () => {
    const summary = summaryWith();
    // A few rows of each kind, because axe is slow in a DOM without layout.
    open({ ...summary, rows: summary.rows.slice(0, 5) });
    const { passes, violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
    expect(passes.length).toBeGreaterThan(10);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
