import { describe, expect, it } from 'vitest';
import { parseJudgements } from '../../../build/judgements';
import { compare, comparison } from '../compare';
import { pack, unpack } from '../evidence';
import { staleJudgements, summarise } from '../summary';
import { demonstration, sampleEvaluation, sampleInput } from './support/sample';

const judged = summarise(sampleInput({ judgements: demonstration() }));
const row = (summary: typeof judged, number: string) =>
  summary.criteria.find(({ criterion }) => criterion.number === number);

/** The sample after somebody changed an alternative. */
function withNewAlternative() {
  const evaluation = structuredClone(sampleEvaluation());
  const [image] = evaluation.states[0]?.shown?.images ?? [];
  if (image)
    evaluation.states[0]?.shown?.images?.splice(0, 1, { ...image, text: 'alternative “A dog”, under “About <us>”' });
  return evaluation;
}

describe('the verdicts of people', () => {
  it('are joined to the evidence, with who gave them', () => {
    expect(row(judged, '1.1.1')).toMatchObject({
      outcome: 'passed',
      finding: 'Supports (judged by Demonstration, no person, 2026-11-22). Every alternative fits.',
    });
    expect(row(judged, '1.3.3')?.assertions.map(({ mode, outcome }) => `${mode} ${outcome}`)).toEqual([
      'manual passed',
      'manual passed',
    ]);
  });

  it('mend nothing that a machine found to fail', () => {
    expect(row(judged, '1.4.6')).toMatchObject({ outcome: 'failed' });
    expect(row(judged, '1.4.6')?.finding).toContain(
      'Failures found on 1 of 2 pages and brochures. A person judged: Supports',
    );
  });

  it('may differ on one page', () => {
    const judgements = demonstration().map((one) =>
      one.criterion === '1.3.3'
        ? { ...one, pages: [{ path: '/', verdict: 'does-not-support' as const, note: 'By colour.' }] }
        : one,
    );
    const summary = summarise(sampleInput({ judgements }));
    expect(row(summary, '1.3.3')).toMatchObject({ outcome: 'failed', counts: { failed: 1, passed: 1 } });
    expect(row(summary, '1.3.3')?.finding).toContain('/: does not support. By colour.');
  });

  it('go stale when an alternative changes, and say what changed', () => {
    const stale = staleJudgements(
      summarise(sampleInput({ judgements: demonstration(), evaluation: withNewAlternative() })),
    );
    expect(stale.map(({ criterion }) => criterion)).toEqual(['1.1.1', '1.4.5', '3.2.4']);
    expect(stale[0]?.changes).toEqual([
      {
        key: 'images /about',
        added: ['alternative “A dog”, under “About <us>”'],
        gone: ['alternative “Two people at a desk”, under “About <us>”'],
      },
    ]);
  });

  it('that are stale count no more', () => {
    const summary = summarise(sampleInput({ judgements: demonstration(), evaluation: withNewAlternative() }));
    expect(row(summary, '1.1.1')).toMatchObject({ outcome: 'cantTell' });
    expect(row(summary, '1.1.1')?.finding).toContain('A verdict of 2026-11-22 no longer counts');
    expect(staleJudgements(judged)).toEqual([]);
  });

  it('of an earlier file stand beside newer ones', () => {
    const entry = (criterion: string, key: string) => ({
      criterion,
      verdict: 'supports',
      note: '',
      pages: [],
      by: 'Demonstration',
      date: '2026-11-22',
      basis: [key],
    });
    const text = JSON.stringify({
      version: 1,
      commit: 'c0',
      evidence: { 'images /': 'old', 'images / (earlier)': 'older' },
      judgements: [entry('1.1.1', 'images /'), entry('1.4.5', 'images / (earlier)')],
    });
    expect(parseJudgements(text, 'file').map(({ basis }) => basis)).toEqual([
      { 'images /': 'old' },
      { 'images /': 'older' },
    ]);
  });
});

describe('evidence.json', () => {
  it('says what states share once, and is read back as it was', () => {
    const evaluation = sampleEvaluation();
    // A kind of evidence may have the name of what states share.
    for (const brochure of evaluation.brochures) brochure.shown = { headings: [{ text: 'h1 Sample programme' }] };
    const text = pack(evaluation);
    expect(unpack(text)).toEqual(evaluation);
    expect(text.match(/Nothing scrolls sideways at 320 px/g)).toHaveLength(1);
  });

  it('of another form is refused in one line', () => {
    expect(() => unpack('{"states":[]}')).toThrow(/^This is no evidence\.json of this version of the report\.$/);
  });
});

describe('two evaluations', () => {
  it('that are the same differ in nothing', () => {
    expect(compare(sampleEvaluation(), summarise(sampleInput()))).toEqual([]);
    expect(comparison(sampleEvaluation(), summarise(sampleInput()))).toBe(
      '# Accessibility\n\nNothing changed from 0123456789ab to 0123456789ab.\n',
    );
  });

  it('differ in findings and outcomes, by criterion and page', () => {
    const earlier = sampleEvaluation();
    for (const state of earlier.states) {
      state.checks = state.checks.map((check) =>
        check.rule === 'color-contrast-enhanced' ? { ...check, outcome: 'passed', findings: [] } : check,
      );
    }
    const what = 'axe color-contrast-enhanced at .badge > span: Contrast is 6.9:1, and 7:1 is asked for.';
    expect(compare(earlier, summarise(sampleInput()))).toEqual([
      { criterion: '1.4.6', path: '/about', kind: 'changed', what: '‘No failure found’ is now ‘Failed’.' },
      { criterion: '1.4.6', path: '/about', kind: 'new', what },
    ]);
    expect(comparison(earlier, summarise(sampleInput()))).toContain(
      `2 differences from 0123456789ab to 0123456789ab.\n\n| | Criterion | Page | What |\n| --- | --- | --- | --- |\n| Changed | 1.4.6 | /about |`,
    );
    const summary = summarise(sampleInput({ evaluation: earlier }));
    expect(compare(sampleEvaluation(), summary).map(({ kind }) => kind)).toEqual(['changed', 'gone']);
  });
});
