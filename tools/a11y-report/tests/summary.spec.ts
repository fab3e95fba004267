import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../a11y/model';
import { failedChecks, missingPhrases, summarise } from '../summary';
import { partialInput, sampleEvaluation, sampleInput, sampleTranscripts } from './support/sample';

function row(number: string, input = sampleInput()) {
  const found = summarise(input).criteria.find(({ criterion }) => criterion.number === number);
  if (!found) throw new Error(`no row ${number}`);
  return found;
}

/** The sample with one more result in its first state. */
function withResult(rule: string, criteria: string[], outcome: Outcome) {
  const evaluation = sampleEvaluation();
  evaluation.states[0]?.checks.push({
    engine: 'script',
    rule,
    title: rule,
    criteria,
    actRules: [],
    outcome,
    findings: [],
  });
  return sampleInput({ evaluation });
}

describe('the reading of the evidence', () => {
  it('calls it "no failure found" when complete checks find nothing', () => {
    expect(row('1.4.10')).toMatchObject({ outcome: 'passed', modes: ['tested by script'] });
    expect(row('1.4.10').finding).toBe('No failure found on 2 of 2 pages and brochures, which the checks looked at.');
  });

  it('leaves a criterion to a person where checks are partial', () => {
    expect(row('1.1.1')).toMatchObject({
      outcome: 'cantTell',
      modes: ['tested automatically', 'tested by script', 'needs a person'],
    });
  });

  it('calls it not tested when no check looks at it', () => {
    expect(row('1.3.3')).toMatchObject({ outcome: 'untested', modes: ['needs a person'] });
    expect(row('2.5.5')).toMatchObject({ outcome: 'untested', modes: ['not tested'] });
    expect(row('2.1.2')).toMatchObject({ outcome: 'inapplicable', modes: ['not applicable'] });
  });

  it('fails a criterion when one state fails', () => {
    expect(row('1.4.6')).toMatchObject({ outcome: 'failed', counts: { failed: 1, passed: 1 } });
    expect(row('1.4.6').finding).toBe('Failures found on 1 of 2 pages and brochures.');
  });

  it('asks for a person where a check could not decide', () => {
    expect(row('1.4.3')).toMatchObject({ outcome: 'cantTell', counts: { cantTell: 1, passed: 1 } });
    expect(row('1.4.3').modes).toContain('needs a person');
  });

  it('keeps the reason why a criterion does not apply', () => {
    expect(row('1.2.2')).toMatchObject({ outcome: 'inapplicable', modes: ['not applicable'] });
    expect(row('1.2.2').finding).toBe('The site has no audio and no video, recorded or live.');
    expect(row('1.2.2', withResult('captions', ['1.2.2'], 'passed')).outcome).toBe('cantTell');
    expect(row('1.2.2', withResult('captions', ['1.2.2'], 'failed')).outcome).toBe('failed');
  });

  it('has an assertion for each criterion and page or brochure', () => {
    const { criteria, counts } = summarise(sampleInput());
    expect(
      criteria.filter(({ assertions }) => assertions.length === 3).map(({ criterion }) => criterion.number),
    ).toEqual(['1.1.1']);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(63 * 2 + 1);
  });

  it('says how each assertion was judged', () => {
    const modes = (number: string) => row(number).assertions.map(({ mode }) => mode);
    expect(modes('1.4.10')).toEqual(['automatic', 'automatic']);
    expect(modes('1.1.1')[0]).toBe('semiAuto');
    expect(modes('1.3.3')[0]).toBe('manual');
    expect(modes('1.2.1')[0]).toBe('manual');
  });

  it('names every failed check, best practices too', () => {
    expect(failedChecks(summarise(sampleInput())).map(({ check }) => check.rule)).toEqual(['color-contrast-enhanced']);
    const input = withResult('region-once', [], 'failed');
    expect(failedChecks(summarise(input)).map(({ check }) => check.rule)).toContain('region-once');
    expect(row('BP', input).outcome).toBe('failed');
  });

  it('counts unspoken phrases of the evaluated commit only', () => {
    expect(missingPhrases(sampleInput({ screenReader: sampleTranscripts }))).toEqual([
      'journey-open-menu: ‘Close menu’',
    ]);
    expect(missingPhrases(sampleInput({ screenReader: { ...sampleTranscripts, commit: 'fedc' } }))).toEqual([]);
    expect(missingPhrases(sampleInput())).toEqual([]);
  });

  it('says why it is partial', () => {
    expect(summarise(partialInput()).partial).toBe('Partial evaluation. Only /about was evaluated.');
    expect(summarise(sampleInput()).partial).toBe('');
  });
});
