/** Phrases that readers stumbled over, and spellings that the copy has in one form only. cspell sees the rest. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/catalogue/index';

/** A phrase that the copy does not use, and what it says instead. */
const BANNED: [phrase: RegExp, instead: string][] = [
  [/with its strokes|beside the table/i, 'including the slashes; compare with the table'],
  [/what (comes|came) of it/i, 'Results; The corrected program'],
  [/who does not answer/i, 'No answer is …'],
  [/more than at once|as much as at once/i, 'paying once'],
  [/it stays so|we mend|for the asking|not content/i, 'keep, fix, available on request, not satisfied'],
  [/each leaf of it/i, 'each segment is a module'],
  [/rule holds/i, 'rule applies'],
  [/a working (week|day) has/i, 'nothing: it is filler'],
  [/there may be\. ask your own adviser/i, 'the rule, and the papers that we give'],
  [/Code Curious\?\./, 'another word after the name'],
  [/\be-mail/i, 'email'],
  [/Terms and Conditions|[Cc]areer booster/, 'Terms and conditions; Career Booster'],
  [/\b(an?|the|from a|our|Python) Bootcamps?\b/, 'bootcamp, within a sentence'],
  [/Add \(ICS\)/, 'Add to calendar'],
  [/against the notes|lines against|how sure one can|page of the intake/i, 'compare with; you; intake blocks page'],
];

/** Files whose wording the specification fixes. */
const FIXED = /interface\/footer/;

describe('the words of the catalogue', () => {
  it.each(BANNED)('have no %s', (phrase) => {
    const found = catalogue.texts
      .filter(({ file }) => !FIXED.test(file))
      .flatMap(({ file, value }) => value.split('\n').map((line, index) => ({ at: `${file}:${index + 1}`, line })))
      .filter(({ line }) => phrase.test(line));
    expect(found).toEqual([]);
  });

  it('‘Apply now’ has a capital N only where the document has it', () => {
    const files = catalogue.texts.filter(({ value }) => value.includes('Apply Now')).map(({ file }) => file);
    expect(files).toEqual(['src/catalogue/interface/footer.yaml']);
  });

  it('‘save your progress as you go’ is said once', () => {
    const said = catalogue.texts.flatMap(({ value }) => value.match(/save your progress as you go/g) ?? []);
    expect(said).toHaveLength(1);
  });

  it('what a fee says of VAT is said once', () => {
    const files = catalogue.texts.filter(({ value }) => value.includes('VAT')).map(({ file }) => file);
    expect(files).toEqual(['src/catalogue/pages/feestructure.yaml']);
  });
});
