import { describe, expect, it } from 'vitest';
import { problemsAfter, setField } from '../support/catalogueFaults';

/** The faults of a copy in which `field`, as `organisation.contact.email`, has `value`. */
const faults = (field: string, value: unknown) =>
  problemsAfter(({ programmes, pages, intakes, categories, organisation }) => {
    const programme = programmes.find((entry) => entry.value.path === '/programs/cyber-security')?.value;
    const page = pages.find((entry) => entry.value.path === '/about')?.value;
    setField({ programme, page, intake: intakes[1], category: categories[1], organisation }, field, value);
  }).map((line) => line.replace(/^[^:]+: /, ''));

const path = 'must be a path such as /programs/cyber-security, of letters, digits and -, without / at its end';
const https = 'must be an https address such as https://apply.centre.example/login';
const day = 'must be a date such as 2027-02-01';
const tiles = 'must be two tile codes, as "aP bP"';
const icon = (row: string) => ['aP bP', row, 'aP 3S', 'aL aL'];

// Each rule once, with the message that an editor reads.
describe('what a field of the catalogue may hold', () => {
  it.each([
    ['programme.name', 'No', "must be a name, and 'No' is an answer; write the name"],
    ['programme.name', 2027, 'must be a text, and 2027 is none; put it in quotes, as "2027"'],
    ['programme.name', 'a\nb', 'must be one line'],
    ['programme.name', ' a', 'must not begin or end with a space'],
    ['programme.name', '<b>AI</b>', 'has <b>, which would be shown as it stands; take it out'],
    ['programme.name', 'AI {nme}', 'has {nme}, which would be shown as it stands; write what it stands for'],
    ['programme.name', 'a\u200bb', 'has a character that cannot be seen (U+200B, character 2); take it out'],
    ['programme.name', 'AI 🎉', 'has ‘🎉’ (U+1F389, character 4), which the typefaces do not have; write it otherwise'],
    ['programme.path', '/programs//x', path],
    ['programme.path', '/admin', 'must not begin so: the site keeps its own files there; choose another'],
    ['programme.isUpcoming', 'No', 'Invalid input: expected false'],
    ['programme.fee.once', 38000000, 'Too big: expected number to be <=500000'],
    ['organisation.applicant.register', 'https://name:pw@evil.example', https],
    ['programme.path', '/programs/cyber_security', path],
    ['programme.position', 0, 'Too small: expected number to be >=1'],
    ['programme.icon', ['aP bP', 'aP bP', 'aP bP'], 'must have four rows'],
    ['programme.icon', icon('aP  bP'), tiles],
    ['programme.icon', icon('aP zP'), tiles],
    ['organisation.legal.companyNumber', '2024/1/07', 'must read year/six digits/two digits, as 2019/123456/07'],
    ['organisation.contact.email', 'hello', 'must be an e-mail address such as hello@centre.example'],
    ['programme.certificate.nqf.level', 11, 'Too big: expected number to be <=10'],
    ['programme.description', 'x'.repeat(49), 'Too small: expected string to have >=50 characters'],
    ['page.title', 'x'.repeat(61), 'Too big: expected string to have <=60 characters'],
    ['programme.work.text', 'x'.repeat(59), 'Too small: expected string to have >=60 characters'],
    ['programme.work.window.name', 'x'.repeat(29), 'Too big: expected string to have <=28 characters'],
    ['programme.entry', [], 'Too small: expected array to have >=1 items'],
    [
      'programme.related',
      ['/programs/AITools', '/programs/AIBusiness', '/programs/AIDeveloper', '/programs/AIToolsBC'],
      'Too big: expected array to have <=3 items',
    ],
    ['intake.opens', '2027-2-1', day],
    ['programme.lessons.from', '6pm', 'must be a time such as 18:00'],
    ['category.inMenu', 'yes', 'Invalid input: expected boolean, received string'],
    [
      'organisation.siteAddress',
      'https://site.example/',
      'must be an https address without / at its end, as https://www.centre.example',
    ],
  ])('%s may not be %j', (field, value, fault) => {
    const place = field.replaceAll(/\.(\d+)/g, (_, index) => ` ${Number(index) + 1}`).replaceAll('.', ': ');
    // Messages name an entry of a list with its list.
    const where = place
      .replace(/^(programme|page|organisation): /, '')
      .replace('intake:', 'intakes 2:')
      .replace('category:', 'categories 2:');
    expect(faults(field, value)).toEqual([fault === tiles ? `icon 2: ${fault}` : `${where}: ${fault}`]);
  });

  it.each([
    ['programme.icon', icon('.. ..')],
    ['programme.icon', icon('8Q 1P')],
    ['programme.isUpcoming', false],
    ['organisation.contact.telephone', '+27 8600 1234 5678'],
  ])('%s may be %j', (field, value) => {
    expect(faults(field, value)).toEqual([]);
  });

  it.each(['27 21 123 4567', '+27 21 123', '+27 21 123 45678'])('the telephone number may not read %j', (telephone) => {
    expect(faults('organisation.contact.telephone', telephone)).toEqual([
      'contact: telephone: must read as +27 21 123 4567',
    ]);
  });

  it.each(['x2019/1234/56', '2019//56', '2019/1234/5'])('S9-11 the accreditation number may not read %j', (number) => {
    expect(faults('organisation.accreditation.number', number)).toEqual([
      'accreditation: number: must read year/number/two digits, as 2019/1234/56',
    ]);
  });

  it.each(['x2019/FET07/123', '2019/FET07/', '2019/123'])('S9-12 the registration number may not read %j', (number) => {
    expect(faults('organisation.registration.number', number)).toEqual([
      'registration: number: must read year/FET07/number, as 2019/FET07/123',
    ]);
  });
});
