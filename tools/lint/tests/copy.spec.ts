/** Spellings of which the copy has only one form. cspell checks the rest. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CENTRE, HOST_LABEL, TEL } from '../../../spec/support/centre';
import { git } from '../../site/git';

/** The centre's own texts, never the fixture's. */
const texts = git('ls-files', '-co', '--exclude-standard', 'src/catalogue/*.yaml')
  .filter((file) => existsSync(file))
  .map((file) => ({ file, value: readFileSync(file, 'utf8') }));

/** Forms that the copy must not have, with the right form. */
const BANNED: [phrase: RegExp, instead: string][] = [
  [/\be-mail/i, 'email'],
  [/Terms and Conditions|[Cc]areer booster/, 'Terms and conditions; Career Booster'],
  [/\b(an?|the|this|our|Python|other|another) (bootcamp|masterclass|full program)/, 'the four kinds have capitals'],
  [/\bintake block|\bsessions?\b|\bcourses?\b|qualifications council(?! \(QCTO\))/i, 'intake; lesson; programme; QCTO'],
  [/\bR[ \u00a0]\d|\bR\d{1,3} \d{3}/, 'R46 000, with a no-break space between thousands'],
  [/\b(journey|unlock|empower(?!ment Act)|world-class|cutting-edge|game-chang)/i, 'nothing: it sells nothing'],
  [/!["\s]*$/, 'a full stop'],
];

describe('the words of the catalogue', () => {
  it.each(BANNED)('have no %s', (phrase) => {
    const found = texts
      .flatMap(({ file, value }) => value.split('\n').map((line, index) => ({ at: `${file}:${index + 1}`, line })))
      .filter(({ line }) => phrase.test(line));
    expect(found).toEqual([]);
  });

  it('‘Apply now’ has a capital N only where the document has it', () => {
    const files = texts.filter(({ value }) => value.includes('Apply Now')).map(({ file }) => file);
    expect(files).toEqual(['src/catalogue/interface/footer.yaml']);
  });

  it('a price for organisations says that VAT is included, or that it is exempt (VAT Act, section 65)', () => {
    const prices = texts.flatMap(({ value }) => value.match(/label: Price\n.*\n.*/g) ?? []);
    expect(prices.length).toBeGreaterThan(0);
    for (const price of prices) expect(price).toMatch(/note: .*(?:VAT is included|exempt from VAT)/);
  });
});

it('no test and no code names the example centre, so that another centre changes none', () => {
  const { accreditation, registration, contact, legal } = CENTRE;
  const names = [CENTRE.name, HOST_LABEL, contact.telephone, TEL.replace('tel:+', ''), legal.companyNumber];
  const numbers = [accreditation.number, registration.number, ...legal.address.slice(0, 2)];
  // A regular expression has backslashes in an address.
  const codeOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\\', '') : '');
  const isNaming = (file: string) => [...names, ...numbers].some((name) => codeOf(file).includes(name));
  expect(git('ls-files', '*.ts', '*.tsx', '*.mjs').filter(isNaming)).toEqual([]);
});
