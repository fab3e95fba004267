import { describe, expect, it } from 'vitest';
import { yamlModules } from '../../build/yaml.mjs';
import { type Change, problemsAfter, set } from '../support/catalogueFaults';

const { handler } = yamlModules().transform as unknown as { handler(text: string, id: string): { code: string } };

describe('an amount in prose', () => {
  it.each([
    ['{cyber-security.fee.once}', 'R24\u00a0500'],
    ['{cyber-security.fee.once * 4 / 14}', 'R7\u00a0000'],
    ['{cyber-security.fee.once / 20} and {AIDeveloper.fee.once}', 'R1\u00a0225 and R48\u00a0000'],
    ['{pottery.fee.once}', '{pottery.fee.once}'],
    ['{cyber-security.fee}', '{cyber-security.fee}'],
  ])('%s is filled as %s', (text, filled) => {
    expect(handler(`lead: "${text}"\n`, 'x.yaml').code).toContain(`const _0 = "${filled}";`);
  });

  /** Puts `text` into a file, in place of its summary or its lead. */
  const writing =
    (name: string, text: string): Change =>
    (copy) => {
      copy.texts = [{ file: `src/catalogue/${name}.yaml`, value: `lead: "${text}"\n` }];
    };
  // After review: npx vitest run prose --update
  it.each([
    // A fee of any programme.
    ['pages/about', 'From R24 500'],
    ['pages/about', 'From R24\u00a0500.'],
    // A part of the fee, or some months, of a programme that the text names or that the file is of.
    ['pages/about', 'Cyber Security: R7 000 back'],
    ['programmes/cyber-security', 'You pay R13000'],
    ['pages/about', 'From {pottery.fee.once}'],
    ['pages/about', 'From {cyber-security.price}'],
  ])('in %s, ‘%s’ is told', (name, text) => {
    expect(problemsAfter(writing(name, text)).join('\n')).toMatchSnapshot();
  });

  it.each([
    ['pages/about', 'From {cyber-security.fee.once * 4 / 14}'],
    // No programme is named, and another one's is no part.
    ['pages/about', 'A tax of R7 000'],
    ['programmes/AITools', 'You pay R13 000'],
  ])('in %s, ‘%s’ is no fault', (name, text) => {
    expect(problemsAfter(writing(name, text))).toEqual([]);
  });
});

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
const stating =
  (lead: string): Change =>
  (copy) => {
    set('organisation', { rules: RULES })(copy);
    copy.organisation.rules = RULES;
    copy.texts = [{ file: 'src/catalogue/pages/about.yaml', value: `lead: "${lead}"` }];
  };

describe('a rule that several pages state', () => {
  it('is filled from the organisation’s file, without a rand sign', () => {
    expect(handler('lead: "In {organisation.contact.responseDays} days"\n', 'x.yaml').code).toContain('"In 5 days"');
  });

  it.each([
    'In 5 working days',
    'In 7 working days',
    'Give 20\u00a0working days’ notice',
    'Within five working days',
    'For 6 to 20 people',
  ])('‘%s’ is told', (lead) => {
    expect(problemsAfter(stating(lead)).join('\n')).toMatchSnapshot();
  });

  it.each([
    'In {organisation.rules.answerDays} working days',
    // Periods of the law are not the centre’s.
    'Within 30 working days',
    'Within 5 business days',
  ])('‘%s’ is no fault', (lead) => {
    expect(problemsAfter(stating(lead))).toEqual([]);
  });
});
