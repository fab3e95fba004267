/** What the build refuses: each fault once, with the lines that say what is wrong, where, and how to mend it, as reviewed. */
import { describe, expect, it } from 'vitest';
import { type Catalogue, catalogue } from '../../src/catalogue/index';
import { type Change, type Fields, problemsAfter, programmeOf, set } from '../support/catalogueFaults';
import { documentPaths } from '../support/paths';

/** A fault: its file, and the fields that have it; or its name, and another change. */
type Fault = [file: string, change: Fields | Change];

const { categories } = catalogue;
const icon = (row: string) => ['aP bP', row, 'aP 3S', 'aL aL'];
const question = { question: 'When?', answer: 'In May.' };
const AITools = 'programmes/AITools';
const CYBER = 'programmes/cyber-security';
const LESSONS = { days: ['Monday'], from: '18:00', to: '20:00' };
const TERMS = { lessons: LESSONS, fee: { once: 24_500 }, includes: ['Lessons', 'Support'] };
const provider = 'Sample Credit, NCRCP 0000';
const plan = (once: number, count: number, amount: number, by = {}) => ({
  fee: { once, instalments: { count, amount, ...by } },
});
const all =
  (change: (one: Catalogue['intakes'][number]) => unknown): Change =>
  (copy) =>
    copy.intakes.forEach(change);
const without =
  (day: string): Change =>
  (copy) =>
    Object.assign(copy, { openLessons: copy.openLessons.filter((lesson) => lesson.day !== day) });

const FAULTS: Record<string, Fault[]> = {
  'a field': [
    [CYBER, { name: 'No' }],
    [CYBER, { name: 2027 }],
    [CYBER, { name: '' }],
    [CYBER, { name: 'a\nb' }],
    [CYBER, { name: ' a' }],
    [CYBER, { name: '<b>AI</b>' }],
    [CYBER, { name: 'AI {nme}' }],
    [CYBER, { name: 'a\u200bb' }],
    [CYBER, { name: 'AI 🎉' }],
    [CYBER, { name: 'x'.repeat(81) }],
    [CYBER, { name: `The ${'x'.repeat(41)}` }],
    [CYBER, { path: '/programs/cyber_security' }],
    [CYBER, { path: '/admin' }],
    [CYBER, { position: 0 }],
    [CYBER, { hours: undefined }],
    [CYBER, { colour: 'red' }],
    [CYBER, { category: 'seminar' }],
    [CYBER, { isUpcoming: 'No' }],
    [CYBER, { 'fee.once': 38000000 }],
    [CYBER, { icon: icon('aP bP').slice(1) }],
    [CYBER, { icon: icon('aP  bP') }],
    [CYBER, { icon: icon('aP zP') }],
    [CYBER, { description: 'x'.repeat(49) }],
    [CYBER, { 'certificate.nqf.level': 11 }],
    [CYBER, { 'work.window.name': 'x'.repeat(29) }],
    [CYBER, { 'lessons.from': '6pm' }],
    [CYBER, { entry: [] }],
    [CYBER, { related: ['/programs/AITools', '/programs/AIBusiness', '/programs/AIDeveloper', '/programs/AIToolsBC'] }],
    ['intakes', { 'intakes.1.opens': '2027-2-1' }],
    ['intakes', { intakes: null }],
    [AITools, { 'work.window.words.count': 'About {nme}' }],
    ['navigation', { legalLinks: [] }],
    ['redirects', { redirects: [{ from: '/courses/*', to: '/about' }] }],
    ['organisation', { social: [] }],
    ['organisation', { siteAddress: 'https://site.example/' }],
    ['organisation', { 'applicant.register': 'https://name:pw@evil.example' }],
    ['organisation', { 'contact.email': 'hello' }],
    ['organisation', { 'contact.telephone': '27 21 123 4567' }],
    ['organisation', { 'contact.telephone': '+27 21 123' }],
    ['organisation', { 'legal.companyNumber': '2024/1/07' }],
  ],
  'S9-11 the accreditation number': ['x2019/1234/56', '2019/1234/5'].map((number) => [
    'organisation',
    { 'accreditation.number': number },
  ]),
  'S9-12 the registration number': ['x2019/FET07/123', '2019/123'].map((number) => [
    'organisation',
    { 'registration.number': number },
  ]),
  'one thing twice': [
    [AITools, { related: Array(2).fill('/programs/AIBusiness') }],
    [AITools, { questions: [question, question] }],
    [AITools, { 'lessons.days': ['Monday', 'Monday'] }],
    [CYBER, { name: 'ai tools bc' }],
    ['programmes/webdevelopment', { icon: ['3P bP', '#P 3S', '2P 2S', 'aL 2L'] }],
    ['programmes/webdevelopment', { position: 1 }],
    ['categories', { categories: [categories[0], ...categories.slice(0, 3)] }],
    ['redirects', { redirects: ['/old', '/OLD'].map((from) => ({ from, to: '/about' })) }],
  ],
  'paths and files': [
    ['programmes/dataScience', { path: '/programs/cyber-security' }],
    ['programmes/webdevelopment', { alias: '/programs/cyber-security' }],
    // The host would redirect it to itself.
    [CYBER, { alias: '/programs/cyber-security' }],
    ['pages/about', { path: '/careers' }],
    ['programmes/AIToolsBC', { path: '/programs/aitools' }],
    [AITools, { path: '/programs/tools' }],
    // Its brochure would have the name of that programme's.
    ['pages/ethical-ai', { path: '/corporate-training/AITools' }],
    ['pages/home', { 'programmes.more.0.path': '/pricing#all' }],
    ['redirects', { 'redirects.0.from': '/About' }],
    ['intakes', { 'intakes.0.programme': '/programs/pottery' }],
    [CYBER, { 'related.0': '/programs/pottery' }],
    [AITools, { 'related.0': '/programs/AITools' }],
    [AITools, { leadsTo: ['/programs/AITools'] }],
    [
      'a programme without a page',
      (copy) => {
        const own = { path: '/programs/new', position: 9, icon: Array(4).fill('aP aP') };
        const value = { ...programmeOf(copy, 'AITools'), ...own };
        copy.programmes.push({ file: 'src/catalogue/programmes/new.yaml', value } as Catalogue['programmes'][number]);
      },
    ],
    ['a page without an entry', (copy) => Object.assign(copy, { pages: copy.pages.slice(0, -1) })],
  ],
  'what the specification fixes': [
    ['organisation', { 'accreditation.label': 'A provider' }],
    ['interface/programmePage', { 'openLesson.start': 'Open lesson' }],
    ['programmes/AIToolsBC', { area: 'AI Tools' }],
    ['interface/search', { noResults: 'No programmes found for' }],
    ['interface/loading', { overlay: 'One moment' }],
    ['interface/footer', { invitation: 'Interested in Tech Skills?' }],
    ['interface/facts', { comingSoon: 'Soon' }],
    ['codeCurious', { name: 'Curious' }],
    ['categories', { 'categories.1.inMenu': false }],
    ['categories', { categories: categories.filter(({ id }) => id !== 'bootcamp') }],
    [AITools, { name: 'AI at Work' }],
    [AITools, { category: 'bootcamp' }],
    ['programmes/AIToolsBC', { category: 'bootcamp', position: 9 }],
    ['programmes/softwareengineer', { alias: undefined }],
    [CYBER, { position: 9 }],
    ['programmes/dataScience', { ...TERMS, isUpcoming: undefined }],
    ['programmes/AIToolsBC', { isUpcoming: true, lessons: undefined, fee: undefined, includes: undefined }],
    [
      'a programme fewer',
      (copy) =>
        Object.assign(copy, {
          programmes: copy.programmes.filter(({ value }) => value.path !== '/programs/dataScience'),
        }),
    ],
  ],
  'durations, modules and lessons': [
    [CYBER, { 'modules.0.to': 1 }],
    [CYBER, { 'duration.count': 15 }],
    [CYBER, { 'modules.1.to': 2 }],
    [CYBER, { 'modules.2.from': 2 }],
    [CYBER, { description: 'A full-time bootcamp, live online, on how attacks work and how to stop them.' }],
    ['programmes/webdevelopment', { hours: 40 }],
    [AITools, { 'lessons.to': '09:00' }],
    ['programmes/softwareengineer', { duration: { count: 104, unit: 'months' } }],
    [AITools, { hours: 13 }],
    [AITools, { 'work.window.chosen.0': 9 }],
    ['programmes/softwareEngineerPython', { 'work.window.begin': 8 }],
    ['programmes/softwareengineer', { 'work.window.steps.0.at': 9 }],
  ],
  'S1-42 fees': [
    [CYBER, plan(24_500, 4, 61_250, { provider })],
    [AITools, plan(3600, 24, 150)],
  ],
  'S1-94 a plan that costs more than paying once, without a registered credit provider': [
    [CYBER, plan(24_500, 4, 6500)],
    [CYBER, plan(24_500, 4, 6000, { provider })],
  ],
  'S1-15 what an upcoming programme announces': Object.entries(TERMS).map(([field, value]) => [
    'programmes/AIBusiness',
    { [field]: value },
  ]),
  'S2-61 intakes': [
    ['intakes', { 'intakes.0.programme': '/programs/AIBusiness' }],
    ['intakes', { 'intakes.0.ends': '2027-01-10' }],
    ['intakes', { 'intakes.0.opens': '2026-12-14' }],
    ['intakes', { 'intakes.0.closes': '2027-01-11' }],
    ['intakes', { 'intakes.0.starts': '2027-01-12' }],
    ['breaks', { 'breaks.1.to': '2027-12-01' }],
    ['an order', (copy) => copy.intakes.splice(0, 2, ...copy.intakes.slice(0, 2).toReversed())],
  ],
  'S1-70 first and last days': [
    ['intakes', { 'intakes.12.starts': '2027-08-09', 'intakes.12.ends': '2027-08-10' }],
    ['intakes', { 'intakes.7.ends': '2027-08-26' }],
    ['intakes', { 'intakes.11.ends': '2027-08-06' }],
    ['intakes', { 'intakes.7.closes': '2027-04-22', 'intakes.7.starts': '2027-05-06', 'intakes.7.ends': '2027-08-26' }],
    ['breaks', { 'breaks.0.to': '2027-01-13' }],
    ['an intake that stands twice', (copy) => copy.intakes.splice(1, 0, ...copy.intakes.slice(0, 1))],
  ],
  'S1-75 the start pack': [['intakes', { 'intakes.1.closes': '2027-01-19' }]],
  'S1-73 routes': [
    [
      'the intakes of ai-mastery-python',
      all((one) => {
        if (one.programme === '/programs/ai-mastery-python')
          Object.assign(one, { opens: '2026-11-02', closes: '2027-03-29', starts: '2027-04-12' });
      }),
    ],
    ['all places', all((one) => Object.assign(one, { isFull: true }))],
  ],
  'S1-74 open lessons': [
    ['openLessons', { 'openLessons.5.day': '2027-05-01' }],
    ['openLessons', { 'openLessons.0.to': '09:00' }],
    ['openLessons', { 'openLessons.1.day': '2026-12-05' }],
  ],
  'S1-95 a module with fewer lessons than it needs': [
    // December is the eleventh month of a February intake, and most of it is a break.
    ['programmes/AIDeveloper', { 'modules.1.lessons': 13 }],
    // For weeks and days, lessons held are counted.
    [CYBER, { 'modules.3.lessons': 7 }],
    [AITools, { 'modules.0.lessons': 2 }],
  ],
  'S1-96 a closing day without an open lesson in the month before it, or before results': [
    ['the open lesson of 4 September', without('2027-09-04')],
    ['applying', { 'documents.resultsOut': ['2027-01-13'] }],
  ],
  'S1-93 a programme or training that no facilitator teaches': [
    ['roles', { 'people.0.pages': ['/programs/AITools'] }],
    ['roles', { 'people.0.pages.14': '/careers' }],
  ],
};

describe.each(Object.entries(FAULTS))('%s', (_of, faults) => {
  // After review: npx vitest run faults --update
  it.each(faults)('%s: %j is told', (file, change) => {
    const lines = problemsAfter(typeof change === 'function' ? change : set(file, change));
    // A page that moves leaves links behind, which are told too and are not reviewed here.
    const own = lines.filter((line) => !/the site has no page|is no programme/.test(line));
    expect(lines.length).toBeGreaterThan(0);
    expect((own.length > 0 ? own : lines).join('\n')).toMatchSnapshot();
  });
});

describe('no fault is', () => {
  it.each<Fault>([
    ['the catalogue', () => undefined],
    [CYBER, { icon: icon('.. ..') }],
    [CYBER, { icon: icon('8Q 1P') }],
    [CYBER, { isUpcoming: false }],
    ['organisation', { 'contact.telephone': '+27 8600 1234 5678' }],
    [AITools, { description: 'A full-time masterclass on the tools that take routine work off your desk.' }],
    [CYBER, { 'modules.1.to': 5, 'modules.2.from': 3 }],
    [AITools, { related: ['/programs/AIBusiness', '/programs/AIToolsBC'] }],
    [CYBER, plan(24_500, 4, 6125)],
    [CYBER, plan(24_500, 4, 6500, { provider })],
    ['programmes/AIDeveloper', { 'modules.1.lessons': 5 }],
    [CYBER, { 'modules.3.lessons': 6 }],
    [AITools, { 'modules.0.lessons': 1 }],
    ['applying', { 'documents.resultsOut': ['2026-12-28', '2027-06-01'] }],
    ['roles', { people: [] }],
  ])('%s: %j', (file, change) => {
    expect(problemsAfter(typeof change === 'function' ? change : set(file, change))).toEqual([]);
  });

  it('a full intake without an open lesson', () => {
    // It takes no applications.
    const told = problemsAfter(without('2026-12-05')).filter((line) => line.includes(': intakes 1 '));
    expect([told, catalogue.intakes[0]?.isFull]).toEqual([[], true]);
    expect(catalogue.intakes[2]?.starts, 'intakes may share a first day').toBe(catalogue.intakes[3]?.starts);
  });
});

it('a fault of shape hides the rules between entries', () => {
  const change = { name: 2027, 'related.0': '/programs/pottery' };
  expect(problemsAfter(set(AITools, change))).toHaveLength(1);
});

it('a date further away than ten years is told', () => {
  const year = new Date().getFullYear();
  expect(problemsAfter(set('intakes', { 'intakes.0.opens': '1900-01-01' }))).toContain(
    `src/catalogue/intakes.yaml: intakes 1: opens: must be within 10 years of today: from ${year - 10} to ${year + 10}`,
  );
  expect(problemsAfter(set('organisation', { 'legal.termsFrom': `${year + 2}-01-01` }))).toEqual([
    'src/catalogue/organisation.yaml: legal: termsFrom: must not be more than a year ahead: set the date of the terms that hold now',
  ]);
});

it('a page without an entry is told with its file', () => {
  expect(problemsAfter(() => undefined, [...documentPaths, '/extra'])).toEqual([
    "src/pages/extra.tsx: the page has no entry; add one with path '/extra' under src/catalogue",
  ]);
});
