import { describe, expect, it } from 'vitest';
import { yamlModules } from '../../build/yaml.mjs';
import { type Change, problemsAfter, set } from '../support/catalogueFaults';

const RULES = {
  answerDays: 5,
  noticeDays: 20,
  refundDays: 30,
  planDays: 7,
  mathematics: '40% in Mathematics or 60% in Mathematical Literacy',
  teamSize: '6 to 20 people',
  signBefore: '1 April 2027',
};

/** The lead of the page about the centre, as `lead`, in a catalogue that holds its rules in one place. */
const writing =
  (lead: string): Change =>
  (copy) => {
    set('organisation', { rules: RULES })(copy);
    copy.organisation.rules = RULES;
    copy.texts = [{ file: 'src/catalogue/pages/about.yaml', value: `lead: "${lead}"` }];
  };

describe('a rule that several pages state', () => {
  it('is filled from the organisation’s file, without a rand sign', () => {
    const { handler } = yamlModules().transform as unknown as { handler(text: string, id: string): { code: string } };
    expect(handler('lead: "In {organisation.contact.responseDays} days"\n', 'x.yaml').code).toContain('"In 5 days"');
  });

  it.each([
    ['In 5 working days', '5 working days'],
    ['In 7 working days', '7 working days'],
    ['Give 20\u00a0working days’ notice', '20\u00a0working days'],
    ['Within five working days', 'five working days'],
  ])('‘%s’ is told', (lead, days) => {
    expect(problemsAfter(writing(lead))).toEqual([
      `src/catalogue/pages/about.yaml: lead: ‘${days}’ is a rule; write its place, as {organisation.rules.noticeDays} working days`,
    ]);
  });

  it('a typed rule is told with the place to write', () => {
    expect(problemsAfter(writing('For 6 to 20 people'))).toEqual([
      'src/catalogue/pages/about.yaml: lead: ‘6 to 20 people’ is a rule; write {organisation.rules.teamSize} in its place',
    ]);
  });

  it.each([
    'In {organisation.rules.answerDays} working days',
    // Periods of the law are not the centre’s.
    'Within 30 working days',
    'Within 5 business days',
  ])('‘%s’ is no fault', (lead) => {
    expect(problemsAfter(writing(lead))).toEqual([]);
  });
});
