import { describe, expect, it } from 'vitest';
import { comparison } from '../compare';
import type { Gap } from '../gaps';
import { withoutGaps } from '../gaps';
import { readRequest, reportLines } from '../lines';
import { failedChecks, missingPhrases, staleJudgements, summarise } from '../summary';
import { check, demonstration, partialInput, sampleEvaluation, sampleInput, sampleTranscripts } from './support/sample';

const row = (number: string, input = sampleInput()) =>
  summarise(input).rows.find(({ criterion }) => criterion.number === number);

/** The sample after somebody changed an alternative. */
function changed() {
  const evaluation = sampleEvaluation();
  for (const image of evaluation.states[0]?.shown?.images ?? []) image.text = 'alternative “A dog”';
  return evaluation;
}

describe('the reading of the evidence', () => {
  it('calls it "no failure found" when complete checks find nothing', () => {
    expect(row('1.4.10')).toMatchObject({ outcome: 'passed', counts: { passed: 2 } });
    expect(row('1.4.10')?.finding).toBe('No failure found on 2 of 2 pages and brochures, which the checks looked at.');
  });

  it('leaves partly checked and unchecked criteria to a person', () => {
    expect(row('1.1.1')?.outcome).toBe('cantTell');
    expect(row('1.3.3')).toMatchObject({ outcome: 'untested', counts: { untested: 2 } });
    expect(row('1.4.3')).toMatchObject({ outcome: 'cantTell', counts: { cantTell: 1, passed: 1 } });
  });

  it('says of what no check looked at that it is not tested', () => {
    expect(row('2.5.5')).toMatchObject({ outcome: 'untested' });
    expect(row('2.1.2')).toMatchObject({ outcome: 'inapplicable' });
  });

  it('keeps why a criterion does not apply, unless a check met it', () => {
    expect(row('1.2.2')).toMatchObject({ outcome: 'inapplicable', finding: expect.stringContaining('no audio') });
    const evaluation = sampleEvaluation();
    evaluation.states[0]?.checks.push(check('video', '1.2.2', 'passed'));
    expect(row('1.2.2', sampleInput({ evaluation }))).toMatchObject({ outcome: 'cantTell' });
  });

  it('fails a criterion when one state fails', () => {
    expect(row('1.4.6')).toMatchObject({ outcome: 'failed', counts: { failed: 1, passed: 1 } });
    expect(failedChecks(summarise(sampleInput())).map(({ check: { rule } }) => rule)).toEqual([
      'color-contrast-enhanced',
    ]);
  });

  it('counts unspoken phrases of the evaluated commit only', () => {
    const missing = (commit: string) =>
      missingPhrases(sampleInput({ screenReader: { ...sampleTranscripts, commit } })).length;
    expect([missing(sampleTranscripts.commit), missing('fedc')]).toEqual([1, 0]);
  });
});

describe('a checker’s known gap', () => {
  const known: Gap[] = [{ engine: 'nu', says: /^CSS: /, why: 'It is old.', since: '2026-11-21' }];
  const told = (...messages: string[]) => {
    const [one] = sampleEvaluation().states;
    const found = check('valid-html', '', 'failed', ['line 1', ''], 'nu');
    const findings = messages.flatMap((message) => found.findings.map((finding) => ({ ...finding, message })));
    const { measured, met } = withoutGaps(one ? [{ ...one, checks: [{ ...found, findings }] }] : [], known);
    const [{ outcome, findings: left = [] } = found] = measured[0]?.checks ?? [];
    return [outcome, left.map(({ message }) => message), met[0]?.met];
  };

  it('fails nothing, and is counted', () => {
    expect(told('CSS: Unrecognized at-rule.')).toEqual(['passed', [], 1]);
  });

  it('hides no other failure', () => {
    expect(told('CSS: Unrecognized at-rule.', 'No space.')).toEqual(['failed', ['No space.'], 1]);
    expect(told('No space.')).toEqual(['failed', ['No space.'], 0]);
  });
});

describe('the verdicts of people', () => {
  const judgements = demonstration();

  it('are joined to the evidence, with who gave them', () => {
    expect(row('1.3.3', sampleInput({ judgements }))).toMatchObject({
      outcome: 'passed',
      finding: 'Supports (judged by Demonstration, no person, 2026-11-22).',
      assertions: [{ mode: 'manual' }, { mode: 'manual' }],
    });
  });

  it('mend nothing that a machine found to fail', () => {
    const failed = row('1.4.6', sampleInput({ judgements }));
    expect(failed?.outcome).toBe('failed');
    expect(failed?.finding).toMatch(/^Failures found on 1 of 2 .* A person judged: Supports/);
  });

  it('may differ on one page', () => {
    const pages = [{ path: '/', verdict: 'does-not-support' as const, note: 'By colour.' }];
    const differing = judgements.map((one) => (one.criterion === '1.3.3' ? { ...one, pages } : one));
    const found = row('1.3.3', sampleInput({ judgements: differing }));
    expect(found).toMatchObject({ outcome: 'failed', counts: { failed: 1, passed: 1 } });
    expect(found?.finding).toContain('/: does not support. By colour.');
  });

  it('go stale when an alternative changes, and count no more', () => {
    const input = sampleInput({ judgements, evaluation: changed() });
    const stale = staleJudgements(summarise(input));
    expect(stale.map(({ criterion }) => criterion)).toEqual(['1.1.1', '1.4.5', '3.2.4']);
    const [key, gone, added] = ['images /about', ['alternative “Two people at a desk”'], ['alternative “A dog”']];
    expect(stale[0]?.changes).toEqual([{ key, added, gone }]);
    expect(row('1.1.1', input)).toMatchObject({ outcome: 'cantTell', finding: expect.stringContaining('no longer') });
    expect(staleJudgements(summarise(sampleInput({ judgements })))).toEqual([]);
  });
});

describe('two evaluations', () => {
  it('that are the same differ in nothing', () => {
    expect(comparison(sampleEvaluation(), summarise(sampleInput()))).toBe(
      '# Accessibility\n\nNothing changed from 0123456789ab to 0123456789ab.\n',
    );
  });

  it('differ in outcomes and findings, by criterion and page', () => {
    const earlier = sampleEvaluation();
    earlier.states.splice(1, 1);
    const said = comparison(earlier, summarise(sampleInput()));
    expect(said.split('\n').slice(-3)).toEqual([
      '| 1.4.6 | /about | Outcome | No failure found | Failed |',
      '| 1.4.6 | /about | axe color-contrast-enhanced at .badge > span: Contrast is 6.9:1, and 7:1 is asked for. | – | found |',
      '',
    ]);
  });

  it('of which one has another page name that page alone', () => {
    const earlier = sampleEvaluation();
    earlier.brochures = [];
    expect(comparison(earlier, summarise(sampleInput())).split('\n').slice(-2)).toEqual([
      '|  | /brochures/sample.pdf | The page | – | there |',
      '',
    ]);
  });
});

describe('the command', () => {
  const paths = ['/', '/about'];

  it('takes pages, a running site and an earlier evidence', () => {
    expect(readRequest(['http://localhost:4173/', '/about', '--compare', 'old/evidence.json'], paths)).toEqual({
      ...{ paths: ['/about'], site: 'http://localhost:4173', earlier: 'old/evidence.json' },
      command: 'npm run a11y:report -- http://localhost:4173/ /about',
    });
  });

  it('says in one line what is wrong with a request', () => {
    expect(() => readRequest(['/abuot'], paths)).toThrow(/^\/abuot is no page of the site\. Its pages: \/ \/about$/);
    expect(() => readRequest(['--compare'], paths)).toThrow(/argument missing/);
  });

  it('is red for a failure, a stale verdict or an unsaid phrase', () => {
    const red = reportLines(summarise(sampleInput()));
    expect(red.isGood).toBe(false);
    expect(red.lines.at(-1)).toMatch(
      /^Failed: axe color-contrast-enhanced \(1\.4\.6\) on about--as-loaded--320--dark at /,
    );
    const good = sampleEvaluation();
    good.states.splice(1, 1);
    expect(reportLines(summarise(sampleInput({ evaluation: good }))).isGood).toBe(true);
    const unsaid = sampleInput({ evaluation: good, screenReader: sampleTranscripts });
    expect(reportLines(summarise(unsaid)).isGood).toBe(false);
  });

  it('says first that the pack is partial', () => {
    expect(reportLines(summarise(partialInput())).lines[0]).toBe('Partial evaluation. Only /about was evaluated.');
  });
});
