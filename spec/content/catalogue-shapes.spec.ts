import { describe, expect, it } from 'vitest';
import { catalogueProblems } from '../../src/catalogue/check';
import { type Catalogue, catalogue } from '../../src/catalogue/index';
import { documentPaths } from '../support/paths';

/** The faults of a copy in which `field`, as `organisation.contact.email`, has `value`. */
function faults(field: string, value: unknown): string[] {
  const copy = structuredClone(catalogue);
  const programme = copy.programmes.find((entry) => entry.value.path === '/programs/cyber-security')?.value;
  const page = copy.pages.find((entry) => entry.value.path === '/about')?.value;
  const roots: Record<string, unknown> = {
    programme,
    page,
    intake: copy.intakes[1],
    category: copy.categories[1],
    organisation: copy.organisation,
  };
  const names = field.split('.');
  const last = names.pop() as string;
  const target = names.reduce<unknown>((inside, name) => (inside as Record<string, unknown>)[name], roots);
  (target as Record<string, unknown>)[last] = value;
  return catalogueProblems(copy as Catalogue, [...documentPaths]).map((line) => line.replace(/^[^:]+: /, ''));
}

const whole = 'must be a whole number';
const some = 'must be more than 0';
const text = 'must not be empty';
const path = 'must be a path such as /programs/cyber-security';
const https = 'must be an https address';
const day = 'must be a date such as 2027-02-01';
const tiles = 'must be two tile codes, as "aP bP"';
const longest = 'must be at most 160 characters';
const shortest = 'must be at least 50 characters';
const icon = (row: string) => ['aP bP', row, 'aP 3S', 'aL aL'];

describe('what a field of the catalogue may hold', () => {
  it.each([
    ['programme.name', '  ', text],
    ['programme.path', '/programs/cyber_security', path],
    ['programme.path', 'x/programs', path],
    ['programme.alias', '', path],
    ['programme.position', 0, some],
    ['programme.position', 1.5, whole],
    ['programme.hours', -1, some],
    ['programme.icon', ['aP bP', 'aP bP', 'aP bP'], 'must have four rows'],
    ['programme.icon', icon('aP bPx'), tiles],
    ['programme.icon', icon('xaP bP'), tiles],
    ['programme.icon', icon('aP  bP'), tiles],
    ['programme.icon', icon('.x bP'), tiles],
    ['programme.icon', icon('aP x.'), tiles],
    ['programme.icon', icon('zP bP'), tiles],
    ['programme.icon', icon('aP bZ'), tiles],
    ['programme.icon', icon('aZ bP'), tiles],
    ['programme.icon', icon('aP zP'), tiles],
    ['programme.summary', '', text],
    ['programme.lead', '', text],
    ['programme.mode', '', text],
    ['programme.takeaway', '', text],
    ['programme.certificate.name', '', text],
    ['organisation.legal.companyNumber', '2024/1/07', 'must read year/six digits/two digits, as 2024/000000/07'],
    ['organisation.legal.address', ['One'], 'Too small: expected array to have >=2 items'],
    ['organisation.legal.informationOfficer.email', 'x', 'must be an e-mail address'],
    ['organisation.legal.termsFrom', '1 December', day],
    ['programme.certificate.nqf.level', 11, 'must be at most 10'],
    ['programme.certificate.nqf.credits', 0, some],
    ['programme.description', 'x'.repeat(49), shortest],
    ['programme.description', 'x'.repeat(161), longest],
    ['programme.duration.count', 0, some],
    ['programme.fee.once', 99.5, whole],
    ['programme.fee.instalments.count', 0, some],
    ['programme.fee.instalments.amount', 0, some],
    ['programme.includes', ['One'], 'Too small: expected array to have >=2 items'],
    ['programme.entry', [], 'Too small: expected array to have >=1 items'],
    ['programme.entry.0.first', '', text],
    ['programme.work.title', 'x'.repeat(61), 'must be at most 60 characters'],
    ['programme.work.text', 'x'.repeat(59), 'must be at least 60 characters'],
    ['programme.work.text', 'x'.repeat(241), 'must be at most 240 characters'],
    ['programme.work.window.name', 'x'.repeat(29), 'must be at most 28 characters'],
    ['programme.work.window.lines.0.text', 'x'.repeat(45), 'must be at most 44 characters'],
    ['programme.audience', ['One', 'Two'], 'Too small: expected array to have >=3 items'],
    ['programme.outcomes', ['One', 'Two'], 'Too small: expected array to have >=3 items'],
    [
      'programme.modules',
      [{ title: 'All', from: 1, to: 14, outcome: 'All' }],
      'Too small: expected array to have >=2 items',
    ],
    ['programme.questions', [{ question: 'Why?', answer: 'So.' }], 'Too small: expected array to have >=2 items'],
    ['programme.related', ['/programs/AITools'], 'Too small: expected array to have >=2 items'],
    ['programme.related', Array(4).fill('/programs/AITools'), 'Too big: expected array to have <=3 items'],
    ['programme.includes.0', '', text],
    ['programme.related.0', 'AITools', path],
    ['programme.questions.0.answer', '', text],
    ['programme.questions.0.hint', 'x', 'Unrecognized key: "hint"'],
    ['programme.modules.0.from', 0, some],
    ['programme.modules.0.weeks', 1, 'Unrecognized key: "weeks"'],
    ['programme.duration.words', 'x', 'Unrecognized key: "words"'],
    ['programme.fee.currency', 'ZAR', 'Unrecognized key: "currency"'],
    ['programme.fee.instalments.first', 1, 'Unrecognized key: "first"'],
    ['intake.opens', '2027-2-1', day],
    ['intake.closes', 'soon', day],
    ['intake.starts', '', day],
    ['intake.ends', '2027-13-01', day],
    ['intake.programme', 'cyber security', path],
    ['intake.status', 'open', 'Unrecognized key: "status"'],
    ['programme.lessons.from', '6pm', 'must be a time such as 18:00'],
    ['programme.lessons.to', '24:00', 'must be a time such as 18:00'],
    ['category.plural', '', text],
    ['category.path', 'bootcamps', path],
    ['category.inMenu', 'yes', 'Invalid input: expected boolean, received string'],
    ['category.order', 1, 'Unrecognized key: "order"'],
    ['page.title', 'x'.repeat(61), 'must be at most 60 characters'],
    ['page.description', 'x'.repeat(49), shortest],
    ['page.description', 'x'.repeat(161), longest],
    ['page.lead', '', text],
    ['page.alias', 'about us', path],
    ['organisation.name', '', text],
    ['organisation.legalName', '', text],
    ['organisation.summary', '', text],
    ['organisation.siteAddress', 'ftp://site.example', https],
    ['organisation.siteAddress', 'httpsx://site.example', https],
    ['organisation.accreditation.body', '', text],
    ['organisation.registration.label', '', text],
    ['organisation.applicant.register', 'xhttps://apply.example', https],
    ['organisation.contact.email', 'hello', 'must be an e-mail address'],
    ['organisation.contact.hours', '', text],
    ['organisation.contact.responseDays', 0, some],
    ['organisation.contact.fax', '1', 'Unrecognized key: "fax"'],
    ['organisation.securityContactExpires', '', day],
    ['organisation.chat', 'chat.example', https],
    ['organisation.social', [], 'Too small: expected array to have exactly 5 items'],
    ['organisation.social.0.url', '', https],
    ['organisation.social.0.icon', 'x', 'Unrecognized key: "icon"'],
    ['organisation.applicant.help', 'x', 'Unrecognized key: "help"'],
    ['organisation.accreditation.date', 'x', 'Unrecognized key: "date"'],
    ['organisation.registration.date', 'x', 'Unrecognized key: "date"'],
    ['organisation.motto', 'x', 'Unrecognized key: "motto"'],
  ])('%s may not be %j', (field, value, fault) => {
    const place = field.replace(/^\w+\./, '');
    const where = fault.startsWith('Unrecognized') ? place.split('.').slice(0, -1).join('.') || 'entry' : place;
    // An entry of a list, as a category, is named before its field.
    expect(faults(field, value).map((line) => line.replace(/^(bootcamp|intake 2): /, ''))).toEqual(
      field === 'programme.icon' && fault === tiles ? [`icon.1: ${fault}`] : [`${where}: ${fault}`],
    );
  });

  it.each([
    ['programme.icon', icon('.. ..')],
    ['programme.icon', icon('uM #L')],
    ['programme.icon', icon('8Q 1P')],
    ['programme.description', 'x'.repeat(50)],
    ['programme.description', 'x'.repeat(160)],
    ['programme.alias', undefined],
    ['programme.includes', ['One', 'Two']],
    ['programme.entry', [{ need: 'One', first: 'Two' }]],
    ['programme.audience', ['One', 'Two', 'Three']],
    ['programme.outcomes', ['One', 'Two', 'Three']],
    ['programme.isUpcoming', false],
    ['intake.isFull', true],
    ['programme.fee.instalments', undefined],
    ['category.path', undefined],
    ['page.title', 'x'.repeat(60)],
    ['page.description', 'x'.repeat(50)],
    ['page.description', 'x'.repeat(160)],
    ['organisation.siteAddress', undefined],
    ['organisation.contact.telephone', '+27 8600 1234 5678'],
  ])('%s may be %j', (field, value) => {
    expect(faults(field, value)).toEqual([]);
  });

  it.each([
    ['programme.category', ['full-program', 'bootcamp', 'masterclass', 'career-booster']],
    ['programme.duration.unit', ['days', 'weeks', 'months']],
    ['category.family', ['protea', 'pincushion', 'erica', 'restio', 'seed']],
    ['organisation.social.0.name', ['Facebook', 'Instagram', 'LinkedIn', 'WhatsApp', 'X']],
    [
      'programme.area',
      [
        'AI Tools',
        'Software Engineering',
        'Full Stack Developer',
        'Cyber Security',
        'Data Science',
        'AI Mastery',
        'AI Dev',
        'AI Business',
        'AI Tools BC',
      ],
    ],
  ])('%s is one of those known, and named when it is not', (field, known) => {
    const [line] = faults(field, 'other');
    expect(line).toContain(`Invalid option: expected one of ${known.map((name) => `"${name}"`).join('|')}`);
  });

  it.each([
    '27 00 000 0000',
    '+27 00 000',
    '+27 0 000 0000',
    '+27 00 000 00000',
    '+27 00 000 0000 ',
    'x+27 00 000 0000',
  ])('the telephone number may not read %j', (telephone) => {
    expect(faults('organisation.contact.telephone', telephone)).toEqual([
      'contact.telephone: must read as +27 00 000 0000',
    ]);
  });

  it.each(['x2024/0000/00', '2024/0000/00x', '202/0000/00', '2024//00', '2024/0000/0', '2024/a/00', '2024/0000/ab'])(
    'S9-11 the accreditation number may not read %j',
    (number) => {
      expect(faults('organisation.accreditation.number', number)).toEqual([
        'accreditation.number: must read year/number/two digits, as 2024/0000/00',
      ]);
    },
  );

  it.each(['x2024/FET07/000', '2024/FET07/000x', '202/FET07/000', '2024/FET07/', '2024/FET07/a', 'year/FET07/000'])(
    'S9-12 the registration number may not read %j',
    (number) => {
      expect(faults('organisation.registration.number', number)).toEqual([
        'registration.number: must read year/FET07/number, as 2024/FET07/000',
      ]);
    },
  );
});
