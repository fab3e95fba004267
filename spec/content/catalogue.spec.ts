import { describe, expect, it } from 'vitest';
import { placeProblems } from '../../src/catalogue/checks/paths';
import { visitorDay } from '../../src/catalogue/day';
import { type Catalogue, catalogue } from '../../src/catalogue/index';
import { mainLinks } from '../../src/catalogue/navigation.yaml';
import { type Change, choices, type Fields, problemsAfter, programmeOf, set } from '../support/catalogueFaults';
import { documentPaths } from '../support/paths';

const programme = (name: string, fields: Fields) => set(`programmes/${name}`, fields);

const thisYear = Number(visitorDay(Date.now()).slice(0, 4));
const question = { question: 'When?', answer: 'In May.' };
const { social } = catalogue.organisation;
const { categories } = catalogue;
const column = { heading: 'All about {name}', links: [{ name: 'Careers', path: '/careers' }] };

/** Each expected message, with the fault that causes it: fields of that file, or another change. */
const FAULTS: Record<string, Record<string, Change | Fields>> = {
  'paths and files': {
    'programmes/dataScience.yaml: path /programs/cyber-security is already taken by src/catalogue/programmes/cyber-security.yaml; give it a path of its own':
      { path: '/programs/cyber-security' },
    'programmes/webdevelopment.yaml: path /programs/cyber-security is already taken by src/catalogue/programmes/cyber-security.yaml; give it a path of its own':
      { alias: '/programs/cyber-security' },
    'pages/careers.yaml: path /careers is already taken by src/catalogue/pages/about.yaml; give it a path of its own':
      set('pages/about', { path: '/careers' }),
    'programmes/AIToolsBC.yaml: path /programs/aitools is already taken by src/catalogue/programmes/AITools.yaml as /programs/AITools; give it a path of its own':
      { path: '/programs/aitools' },
    'programmes/AITools.yaml: alias: must not begin so: the site keeps its own files there; choose another': {
      alias: '/admin',
    },
    'programmes/AITools.yaml: path /programs/tools belongs in tools.yaml; rename the file, or mend the path': {
      path: '/programs/tools',
    },
    // Its brochure would have the name of that programme's.
    'pages/ethical-ai.yaml: path /corporate-training/AITools belongs in AITools.yaml; rename the file, or mend the path':
      { path: '/corporate-training/AITools' },
    'pages/home.yaml: programmes: more 1: path: the site has no page /pricing#all; choose the path of one it has': {
      'programmes.more.0.path': '/pricing#all',
    },
    'redirects.yaml: redirects 1: from /About is the page of src/catalogue/pages/about.yaml; take the redirect out':
      set('redirects', { 'redirects.0.from': '/About' }),
    'redirects.yaml: redirects 2: has the same from as 1; change it, or take one of the two out': set('redirects', {
      redirects: [
        { from: '/old', to: '/about' },
        { from: '/OLD', to: '/careers' },
      ],
    }),
    'redirects.yaml: redirects 1: from: must be a path such as /courses/old-name.html, of letters, digits, -, _ and ., without / at its end':
      set('redirects', { redirects: [{ from: '/courses/*', to: '/about' }] }),
    'programmes/new.yaml: path /programs/new has no page; add src/pages/programs/new.tsx': (copy) => {
      const value = {
        ...programmeOf(copy, 'AITools'),
        path: '/programs/new',
        position: 9,
        icon: Array(4).fill('aP aP'),
      };
      copy.programmes.push({ file: 'src/catalogue/programmes/new.yaml', value } as Catalogue['programmes'][number]);
    },
  },
  'what programmes share': {
    'programmes/AITools.yaml: category: Invalid option: expected one of "full-program"|"bootcamp"|"masterclass"|"career-booster"':
      { category: 'seminar' },
    'programmes/cyber-security.yaml: name is the same as in src/catalogue/programmes/AIToolsBC.yaml; give it a name of its own':
      { name: 'ai tools bc' },
    'programmes/webdevelopment.yaml: icon is the same as in src/catalogue/programmes/cyber-security.yaml; every programme has its own motif':
      (copy) => Object.assign(programmeOf(copy, 'webdevelopment'), { icon: programmeOf(copy, 'cyber-security').icon }),
    'programmes/webdevelopment.yaml: position is the same as in src/catalogue/programmes/cyber-security.yaml; choose a free one':
      { position: 1 },
    [`programmes/cyber-security.yaml: related 1: /programs/pottery is no programme; choose one of ${choices}`]: {
      'related.0': '/programs/pottery',
    },
    'programmes/AITools.yaml: related 1: is this programme itself; choose another, or take it out': {
      'related.0': '/programs/AITools',
    },
    'categories.yaml: categories: must have full-program, bootcamp, masterclass, career-booster, which programmes and pages ask for; bring each back':
      {
        categories: categories.filter(({ id }) => id !== 'bootcamp'),
      },
  },
  'what the specification fixes': {
    'organisation.yaml: accreditation: label: is ‘A provider’, and docs/specification.md says ‘accredited’; let it have these words':
      set('organisation', { 'accreditation.label': 'A provider' }),
    'interface/programmePage.yaml: openLesson: start: is ‘Open lesson’, and docs/specification.md says ‘free trial’; let it have these words':
      set('interface/programmePage', { 'openLesson.start': 'Open lesson' }),
    'programmes: area: is AI Tools BC of no programme, and docs/specification.md says it is one of the nine areas; give it to a programme':
      ({ programmes }) => {
        for (const { value } of programmes) if (value.area === 'AI Tools BC') value.area = 'AI Tools';
      },
    'interface/search.yaml: noResults: is ‘No programmes found for’, and docs/specification.md says ‘No programs found for’; write it so again':
      set('interface/search', { noResults: 'No programmes found for' }),
    'interface/loading.yaml: overlay: is ‘One moment’, and docs/specification.md says ‘Initializing Firewalls’; write it so again':
      set('interface/loading', { overlay: 'One moment' }),
    'interface/footer.yaml: invitation: is ‘Interested in Tech Skills?’, and docs/specification.md says ‘Interested in Learning Top Tech Skills?’; write it so again':
      set('interface/footer', { invitation: 'Interested in Tech Skills?' }),
    'interface/facts.yaml: comingSoon: is ‘Soon’, and docs/specification.md says ‘Coming Soon’; write it so again': set(
      'interface/facts',
      { comingSoon: 'Soon' },
    ),
    'navigation.yaml: mainLinks: is Learning Process, Careers, Pricing, and docs/specification.md says Learning Process, Careers, About Us, Pricing; list exactly these':
      set('navigation', { mainLinks: mainLinks.filter(({ name }) => name !== 'About Us') }),
    'navigation.yaml: mainLinks 2: name: is ‘Jobs’, and docs/specification.md says ‘Careers’; write it so again': {
      'mainLinks.1.name': 'Jobs',
    },
    'navigation.yaml: mainLinks 4: path: is ‘/about’, and docs/specification.md says ‘/programPricing’; write it so again':
      { 'mainLinks.3.path': '/about' },
    'navigation.yaml: applicantLinks: joinNow: name: is ‘Register’, and docs/specification.md says ‘Join Now’; write it so again':
      { 'applicantLinks.joinNow.name': 'Register' },
    'navigation.yaml: studentButtons 1: name: is ‘Camps’, and docs/specification.md says ‘Bootcamps’; write it so again':
      { 'studentButtons.0.name': 'Camps' },
    'navigation.yaml: narrowFooterLabels 5: is ‘Consulting’, and docs/specification.md says ‘AI Consulting’; write it so again':
      { 'narrowFooterLabels.4': 'Consulting' },
    'navigation.yaml: footerColumns: has no column ‘Corporate Consulting’, and docs/specification.md says ‘Corporate Consulting’ with /corporate-training/practical-ai; bring it back':
      { 'footerColumns.2.heading': 'Consulting' },
    'navigation.yaml: footerColumns 3: links: is /about, and docs/specification.md says ‘Corporate Consulting’ with /corporate-training/practical-ai; list exactly these':
      { 'footerColumns.2.links.0.path': '/about' },
    'codeCurious.yaml: name: is ‘Curious’, and docs/specification.md says ‘Code Curious?’; write it so again': {
      name: 'Curious',
    },
    'categories.yaml: categories: is Full Program (full-program), Masterclass (masterclass) in the menu, and docs/specification.md says Full Program (full-program), Bootcamp (bootcamp), Masterclass (masterclass); set name, order and inMenu so again':
      { 'categories.1.inMenu': false },
    'programmes/AITools.yaml: name: is ‘AI at Work’, and docs/specification.md says ‘AI in the Workplace Masterclass’; write it so again':
      { name: 'AI at Work' },
    'programmes/AITools.yaml: category: is bootcamp, and docs/specification.md says masterclass; write it so again': {
      category: 'bootcamp',
    },
    'programmes/AIToolsBC.yaml: category: is bootcamp, and docs/specification.md says the menu’s categories have 8 programmes, without ‘AI Tools BC’; choose career-booster':
      { category: 'bootcamp', position: 9 },
    'programmes/softwareengineer.yaml: alias: is not set, and docs/specification.md says the menu links to /programs/softwareEngineer; set alias to /programs/softwareEngineer':
      { alias: undefined },
    'programmes/cyber-security.yaml: position: is 9, and docs/specification.md says ‘Cyber Security’ stands before ‘Full Stack Web Developer’; set it below 2':
      { position: 9 },
    'programmes/dataScience.yaml: isUpcoming: is false, and docs/specification.md says /programs/dataScience and /programs/AIBusiness are upcoming, and no other; set it to true':
      ({ programmes }) => {
        const open = programmes.find(({ value }) => value.path === '/programs/webdevelopment');
        const entry = programmes.find(({ value }) => value.path === '/programs/dataScience');
        if (entry) entry.value = { ...open?.value, ...entry.value, isUpcoming: false } as typeof entry.value;
      },
    'programmes/AIToolsBC.yaml: isUpcoming: is true, and docs/specification.md says /programs/dataScience and /programs/AIBusiness are upcoming, and no other; set it to false':
      { isUpcoming: true, lessons: undefined, fee: undefined, includes: undefined },
    'programmes: no file has path /programs/dataScience, and docs/specification.md says ‘Machine Learning & Data Science in Business’ is there; bring it back':
      (copy) => {
        copy.programmes = copy.programmes.filter(({ value }) => value.path !== '/programs/dataScience');
      },
  },
  'one thing twice': {
    'programmes/AITools.yaml: related 2: has the same path as 1; change it, or take one of the two out': {
      related: Array(2).fill('/programs/AIBusiness'),
    },
    'programmes/AITools.yaml: questions 2: has the same question as 1; change it, or take one of the two out': {
      questions: [question, question],
    },
    'programmes/AITools.yaml: lessons: days 2: has the same day as 1; change it, or take one of the two out': {
      'lessons.days': ['Monday', 'Monday'],
    },
    'organisation.yaml: social 2: has the same name as 1; change it, or take one of the two out': {
      'social.1.name': 'Facebook',
    },
    'categories.yaml: categories 2: has the same id as 1; change it, or take one of the two out': {
      categories: [categories[0], ...categories],
    },
  },
  'words and lists': {
    'interface/search.yaml: noResults: is missing; fill it in': set('interface/search', { noResults: undefined }),
    'pages/about.yaml: heading: must not be empty': { heading: ' ' },
    'programmes/AITools.yaml: colour is no field here; the fields are path, alias, name, area, category, position, icon, summary, lead, description, duration, mode, hours, entry, certificate, takeaway, hasFinalProject, work, asksForResults, audience, outcomes, modules, questions, needs, leadsTo, related, isUpcoming, lessons, fee, includes. Mend its name, or take it out':
      { colour: 'red' },
    'intakes.yaml: intake is no field here; the fields are intakes. Mend its name, or take it out': {
      intake: [],
    },
    'programmes/AITools.yaml: hours: is missing; fill it in': { hours: undefined },
    'programmes/AITools.yaml: name: Too big: expected string to have <=80 characters': { name: 'x'.repeat(500) },
    'programmes/AITools.yaml: name: has a word of 41 letters, and no line has room for more than 40; shorten it': {
      name: `The ${'x'.repeat(41)}`,
    },
    'navigation.yaml: footerColumns 1: heading: may have {name}, and nothing else in braces': {
      'footerColumns.0.heading': 'More About {nme}',
    },
    'navigation.yaml: mainLinks: Too small: expected array to have >=1 items': { mainLinks: [] },
    'organisation.yaml: social: Too small: expected array to have exactly 5 items': { social: social.slice(1) },
    'organisation.yaml: legal: termsFrom: must not be more than a year ahead: set the date of the terms that hold now':
      { 'legal.termsFrom': `${thisYear + 2}-01-01` },
  },
};

describe.each(Object.entries(FAULTS))('%s', (_of, faults) => {
  it.each(Object.entries(faults))('%s', (line, change) => {
    const [file = ''] = line.split('.yaml');
    expect(problemsAfter(typeof change === 'function' ? change : set(file, change))).toContain(`src/catalogue/${line}`);
  });
});

describe('the catalogue check', () => {
  it.each<[string, Change]>([
    ['the catalogue as it stands', () => undefined],
    [
      'a programme of days that is called full-time',
      programme('AITools', {
        description: 'A full-time masterclass on the tools that take routine work off your desk.',
      }),
    ],
    ['modules that share a day', programme('cyber-security', { 'modules.1.to': 5, 'modules.2.from': 3 })],
    [
      'related programmes of one kind',
      programme('AITools', { related: ['/programs/AIBusiness', '/programs/AIToolsBC'] }),
    ],
    ['a column more in the footer', set('navigation', { 'footerColumns.4': column })],
  ])('%s is no fault', (_name, change) => {
    expect(problemsAfter(change)).toEqual([]);
    expect(catalogue.intakes[2]?.starts, 'intakes may share a first day').toBe(catalogue.intakes[3]?.starts);
  });

  it('a fault of shape hides the rules between entries', () => {
    const problems = problemsAfter((copy) => {
      programmeOf(copy, 'webdevelopment').name = '';
      programmeOf(copy, 'AITools').related[0] = '/programs/pottery';
    });
    expect(problems).toEqual([
      'src/catalogue/programmes/webdevelopment.yaml: name: Too small: expected string to have >=1 characters',
    ]);
  });

  it('a page without an entry is named with its file', () => {
    expect(problemsAfter(() => undefined, [...documentPaths, '/extra'])).toEqual([
      "src/pages/extra.tsx: the page has no entry; add one with path '/extra' under src/catalogue",
    ]);
    const withoutHome: Change = (copy) =>
      Object.assign(copy, { pages: copy.pages.filter(({ value }) => value.path !== '/') });
    expect(problemsAfter(withoutHome)).toContain(
      "src/pages/index.tsx: the page has no entry; add one with path '/' under src/catalogue",
    );
  });

  it('a link to a place that its page does not have is named', () => {
    const copy = structuredClone(catalogue);
    set('navigation', { 'menuLinks.1.path': '/#employees', 'menuLinks.0.path': '/?kind=bootcamp#programs' })(copy);
    const htmlOf = (path: string) => (path === '/' ? '<p id="programs"><p id="employers">' : undefined);
    expect([...placeProblems(copy, htmlOf)]).toEqual([
      'src/catalogue/navigation.yaml: menuLinks 2: path: / has no place #employees; choose an id of that page, or link to the page',
    ]);
  });
});
