/** Phrases that readers stumbled over, and spellings that the copy has in one form only. cspell sees the rest. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The centre's own texts, whichever catalogue the other tests read. */
const texts = readdirSync('src/catalogue', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((name) => `src/catalogue/${name.replaceAll('\\', '/')}`)
  .sort()
  .map((file) => ({ file, value: readFileSync(file, 'utf8') }));

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
  [/\b(an?|the|this|our|Python|other|another) (bootcamp|masterclass|full program)/, 'the four kinds have capitals'],
  [
    /\bfree trial|intake block|\bsessions?\b|\bcourses?\b|qualifications council(?! \(QCTO\))/i,
    'open lesson; intake; lesson; programme; QCTO',
  ],
  [/wait longer for the money|as much as paying|lowest total/i, 'the same fee in equal parts'],
  [/seven days to change/i, 'until the first day you get everything back'],
  [/\bR[ \u00a0]\d|\bR\d{1,3} \d{3}/, 'R46 000, with a no-break space between thousands'],
  [/Nobody asks|nobody (reads|sees) it|Good questions|Ways on|Come and look/, 'We won’t ask; Questions people ask'],
  [/No answer is never|Whoever (stops|passes)/, 'If someone doesn’t reply, we don’t count that as a yes'],
  [/nothing is claimed|which no person|no person has/i, 'what is true, said of somebody'],
  [/(what you need|practise) first\b/i, 'Entry requirements; Get some practice first'],
  [/Hours a week that I have|Let one of these go|Nothing fits all/, 'Hours a week I can study; Remove one of these'],
  [/their present work|your present work|present work\b/, 'the job you have'],
  [
    /the upkeep of|to be able to judge|defend (it|your choice)|only louder|until it is whole/,
    'what a person would say',
  ],
  [/\b(journey|unlock|empower|world-class|cutting-edge|game-chang)/i, 'nothing: it sells nothing'],
  [/!["\s]*$/, 'a full stop'],
  [
    /carries a video call|a telephone|your telephone|work there is|doubt that remains|whether they fit|have a slip|own bloom|one seed|(this|first) season/i,
    'what a person would say',
  ],
  [/Add \(ICS\)/, 'Add to calendar'],
  [/against the notes|lines against|how sure one can|page of the intake/i, 'compare with; you; intake blocks page'],
];

/** Files whose wording the specification fixes. */
const FIXED = /interface\/footer|navigation\.yaml/;

describe('the words of the catalogue', () => {
  it.each(BANNED)('have no %s', (phrase) => {
    const found = texts
      .filter(({ file }) => !FIXED.test(file))
      .flatMap(({ file, value }) => value.split('\n').map((line, index) => ({ at: `${file}:${index + 1}`, line })))
      .filter(({ line }) => phrase.test(line));
    expect(found).toEqual([]);
  });

  it('‘Apply now’ has a capital N only where the document has it', () => {
    const files = texts.filter(({ value }) => value.includes('Apply Now')).map(({ file }) => file);
    expect(files).toEqual(['src/catalogue/interface/footer.yaml']);
  });

  it('a price for organisations says that VAT is included, or that it is exempt (VAT Act, section 65)', () => {
    const prices = texts.flatMap(({ value }) => value.match(/value: From R.*\n.*/g) ?? []);
    expect(prices).toHaveLength(4);
    for (const price of prices) expect(price).toMatch(/note: .*(?:VAT are included|exempt from VAT)\./);
  });
});
