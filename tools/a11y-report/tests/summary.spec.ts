import { describe, expect, it } from 'vitest';
import { readRequest, wrongIn } from '../lines';
import { failedChecks, staleJudgements, summarise } from '../summary';
import { check, demonstration, sampleEvaluation, sampleInput } from './support/sample';

/** A row, with its outcome on /about, on the home page, and on the brochure where a rule looks at it. */
function row(number: string, input = sampleInput()) {
  const found = summarise(input).rows.find(({ criterion }) => criterion.number === number);
  return { ...found, outcomes: found?.assertions.map(({ outcome }) => outcome) };
}

/** The sample after somebody changed an alternative. */
function changed() {
  const evaluation = sampleEvaluation();
  for (const image of evaluation.states[0]?.shown?.images ?? []) image.text = 'alternative “A dog”';
  return evaluation;
}

describe('the reading of the evidence', () => {
  it('calls it "no failure found" when complete checks find nothing', () => {
    expect(row('1.4.10')).toMatchObject({ outcome: 'passed', outcomes: ['passed', 'passed'] });
  });

  it('leaves partly checked and unchecked criteria to a person', () => {
    expect(row('1.1.1').outcome).toBe('cantTell');
    expect(row('1.3.3')).toMatchObject({ outcome: 'untested', outcomes: ['untested', 'untested'] });
    expect(row('1.4.3')).toMatchObject({ outcome: 'cantTell', outcomes: ['passed', 'cantTell'] });
  });

  it('says of what no check looked at that it is not tested', () => {
    expect(row('2.5.5')).toMatchObject({ outcome: 'untested' });
    expect(row('2.1.2')).toMatchObject({ outcome: 'inapplicable' });
  });

  it('keeps why a criterion does not apply, unless a check met it', () => {
    expect(row('1.2.2')).toMatchObject({ outcome: 'inapplicable' });
    const evaluation = sampleEvaluation();
    evaluation.states[0]?.checks.push(check('video', '1.2.2', 'passed'));
    expect(row('1.2.2', sampleInput({ evaluation }))).toMatchObject({ outcome: 'cantTell' });
  });

  it('fails a criterion when one state fails', () => {
    expect(row('1.4.6')).toMatchObject({ outcome: 'failed', outcomes: ['failed', 'passed'] });
    expect(failedChecks(summarise(sampleInput())).map(({ check: { rule } }) => rule)).toEqual([
      'color-contrast-enhanced',
    ]);
  });
});

const judgements = demonstration();

describe('the verdicts of people', () => {
  it('are joined to the evidence, with who gave them', () => {
    expect(row('1.3.3', sampleInput({ judgements }))).toMatchObject({
      outcome: 'passed',
      verdictText: 'Supports (judged by Demonstration, no person, 2026-11-22).',
      assertions: [{ mode: 'manual' }, { mode: 'manual' }],
    });
  });

  it('mend nothing that a machine found to fail', () => {
    const failed = row('1.4.6', sampleInput({ judgements }));
    expect(failed.outcome).toBe('failed');
    expect(failed.verdictText).toMatch(/^Supports/);
  });

  it('may differ on one page', () => {
    const pages = [{ path: '/', verdict: 'does-not-support' as const, note: 'By colour.' }];
    const differing = judgements.map((one) => (one.criterion === '1.3.3' ? { ...one, pages } : one));
    const found = row('1.3.3', sampleInput({ judgements: differing }));
    expect(found).toMatchObject({ outcome: 'failed', outcomes: ['passed', 'failed'] });
    expect(found.verdictText).toContain('/: does not support. By colour.');
  });

  it('go stale when an alternative changes, and count no more', () => {
    const input = sampleInput({ judgements, evaluation: changed() });
    const stale = staleJudgements(summarise(input));
    expect(stale.map(({ criterion }) => criterion)).toEqual(['1.1.1', '1.4.5', '3.2.4']);
    expect(stale[0]?.changes).toEqual(['images /about']);
    expect(row('1.1.1', input)).toMatchObject({
      outcome: 'cantTell',
      verdictText: expect.stringContaining('no longer'),
    });
    expect(staleJudgements(summarise(sampleInput({ judgements })))).toEqual([]);
  });
});

describe('the command', () => {
  const paths = ['/', '/about'];

  it('takes pages and a running site', () => {
    expect(readRequest(['http://localhost:4173/', '/about'], paths)).toEqual({
      ...{ paths: ['/about'], site: 'http://localhost:4173' },
      command: 'npm run a11y:report -- http://localhost:4173/ /about',
    });
  });

  it('says in one line what is wrong with a request', () => {
    expect(() => readRequest(['/abuot'], paths)).toThrow(/^\/abuot is no page of the site\. Its pages: \/ \/about$/);
    expect(() => readRequest(['--all'], paths)).toThrow(/Unknown option/);
  });

  it('is red for a failure or a stale verdict', () => {
    expect(wrongIn(summarise(sampleInput()))).toEqual([
      expect.stringMatching(/^Failed: axe color-contrast-enhanced \(1\.4\.6\) on about--as-loaded--320--dark at /),
    ]);
    const good = sampleEvaluation();
    good.states.splice(1, 1);
    expect(wrongIn(summarise(sampleInput({ evaluation: good })))).toEqual([]);
    const stale = sampleInput({ evaluation: changed(), judgements });
    stale.evaluation.states.splice(1, 1);
    expect(wrongIn(summarise(stale)).at(-1)).toMatch(/^No longer counts: 3\.2\.4 .*images \/about/);
  });
});
