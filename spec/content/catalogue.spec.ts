import { describe, expect, it } from 'vitest';
import { type Catalogue, catalogue } from '../../src/catalogue/index';
import { problemsAfter } from '../support/catalogueFaults';
import { documentPaths } from '../support/paths';

type Change = (copy: Catalogue) => unknown;

function entry(copy: Catalogue, path: string) {
  const found = copy.programmes.find(({ value }) => value.path === path);
  if (!found) throw new Error(`${path} is not in the catalogue`);
  return found;
}

/** Sets fields of the programme at `path`. */
const programme =
  (path: string, fields: object): Change =>
  (copy) =>
    Object.assign(entry(copy, path).value, fields);

/** Sets fields of a module of Cyber Security, counted from 0. */
const module =
  (index: number, fields: object): Change =>
  (copy) =>
    Object.assign(entry(copy, '/programs/cyber-security').value.modules[index] as object, fields);

/** Sets fields of an entry of a list, by its index or as the last one of a programme. */
const listed =
  (list: 'intakes' | 'openLessons' | 'breaks' | 'categories', which: number | string, fields: object): Change =>
  (copy) => {
    const entries: object[] = copy[list];
    const isOf = (one: object) => 'programme' in one && one.programme === which;
    Object.assign(typeof which === 'number' ? (entries[which] as object) : (entries.findLast(isOf) as object), fields);
  };

describe('the catalogue check', () => {
  it('finds nothing wrong with the catalogue as it stands', () => {
    expect(problemsAfter(() => undefined)).toEqual([]);
  });

  const faults: [string, Change, string][] = [
    [
      'a duplicate path',
      programme('/programs/dataScience', { path: '/programs/cyber-security' }),
      'src/catalogue/programmes/dataScience.yaml: path /programs/cyber-security is already taken by src/catalogue/programmes/cyber-security.yaml; give it a path of its own',
    ],
    [
      'an alias that is another page’s path',
      programme('/programs/webdevelopment', { alias: '/programs/cyber-security' }),
      'src/catalogue/programmes/webdevelopment.yaml: path /programs/cyber-security is already taken by src/catalogue/programmes/cyber-security.yaml; give it a path of its own',
    ],
    [
      'a path without a page',
      (copy) => {
        const { value } = entry(copy, '/programs/AITools');
        copy.programmes.push({
          file: 'src/catalogue/programmes/new.yaml',
          value: { ...value, path: '/programs/new', position: 9, icon: ['aP aP', 'aP aP', 'aP aP', 'aP aP'] },
        });
      },
      'src/catalogue/programmes/new.yaml: path /programs/new has no page; add src/pages/programs/new.tsx',
    ],
    [
      'an unknown category',
      programme('/programs/AITools', { category: 'seminar' }),
      'src/catalogue/programmes/AITools.yaml: category: must be one of full-program, bootcamp, masterclass, career-booster, not "seminar"',
    ],
    [
      'modules that leave a gap',
      module(0, { to: 1 }),
      'src/catalogue/programmes/cyber-security.yaml: modules 2: from: is 3, and modules leave no gap and do not step back; set it to a number from 1 to 2',
    ],
    [
      'modules that end before the programme does',
      programme('/programs/cyber-security', { duration: { count: 15, unit: 'weeks' } }),
      'src/catalogue/programmes/cyber-security.yaml: modules: cover 14 weeks, but duration says 15; mend one of them',
    ],
    [
      'a related programme that does not exist',
      (copy) => {
        entry(copy, '/programs/cyber-security').value.related[0] = '/programs/pottery';
      },
      'src/catalogue/programmes/cyber-security.yaml: related 1: /programs/pottery is no programme; choose one of /programs/AIBusiness, /programs/AIDeveloper, /programs/AIMasteryNoCode, /programs/AITools, /programs/AIToolsBC, /programs/ai-mastery-python, /programs/cyber-security, /programs/dataScience, /programs/softwareEngineerPython, /programs/softwareengineer, /programs/webdevelopment',
    ],
    [
      'an icon used twice',
      (copy) => {
        entry(copy, '/programs/webdevelopment').value.icon = entry(copy, '/programs/cyber-security').value.icon;
      },
      'src/catalogue/programmes/webdevelopment.yaml: icon is the same as in src/catalogue/programmes/cyber-security.yaml; every programme has its own motif',
    ],
    [
      'an intake that ends before it starts',
      listed('intakes', 0, {
        programme: '/programs/cyber-security',
        starts: '2027-02-01',
        ends: '2027-01-20',
      }),
      'src/catalogue/intakes.yaml: intakes 1: ends: is too early: the dates must run opens, closes, starts, ends; set a later day',
    ],
    [
      'a page’s path that is taken, the second of three',
      (copy) => {
        const about = copy.pages.find(({ value }) => value.path === '/about');
        if (about) about.value.path = '/careers';
      },
      'src/catalogue/pages/careers.yaml: path /careers is already taken by src/catalogue/pages/about.yaml; give it a path of its own',
    ],
    [
      'a home page that is missing',
      (copy) => {
        copy.pages = copy.pages.filter(({ value }) => value.path !== '/');
      },
      "src/pages/index.tsx: the page has no entry; add one with path '/' under src/catalogue",
    ],
    [
      'two programmes at one position of a category',
      programme('/programs/webdevelopment', { position: 1 }),
      'src/catalogue/programmes/webdevelopment.yaml: position 1 in bootcamp is already taken by src/catalogue/programmes/cyber-security.yaml; choose a free one',
    ],
    [
      'a programme related to itself',
      (copy) => {
        entry(copy, '/programs/AITools').value.related[0] = '/programs/AITools';
      },
      'src/catalogue/programmes/AITools.yaml: related 1: is this programme itself; choose another, or take it out',
    ],
    [
      'S1-42 a monthly plan that costs less than paying once',
      (copy) => {
        const { value } = entry(copy, '/programs/cyber-security');
        if (!value.isUpcoming) value.fee = { once: 24500, instalments: { count: 4, amount: 6000 } };
      },
      'src/catalogue/programmes/cyber-security.yaml: fee: instalments: 4 months of 6000 are 24000, not 24500; set equal parts of the fee, or name the registered provider of a plan that costs more',
    ],
    [
      'a module that ends before it starts',
      module(1, { to: 2 }),
      'src/catalogue/programmes/cyber-security.yaml: modules 2: to: is 2, before from (3); set it to 3 or more',
    ],
    [
      'a module that steps back',
      module(2, { from: 2 }),
      'src/catalogue/programmes/cyber-security.yaml: modules 3: from: is 2, and modules leave no gap and do not step back; set it to a number from 3 to 5',
    ],
    [
      'a description that calls twelve hours a week full-time',
      (copy) => {
        const { value } = entry(copy, '/programs/cyber-security');
        value.description = value.description.replace('part-time', 'full-time');
      },
      "src/catalogue/programmes/cyber-security.yaml: description: says 'full-time', but 12 hours a week are part-time; mend one of them",
    ],
    [
      'a description that calls a working week part-time',
      programme('/programs/webdevelopment', { hours: 40 }),
      "src/catalogue/programmes/webdevelopment.yaml: description: says 'part-time', but 40 hours a week are full-time; mend one of them",
    ],
    [
      'an intake of a programme that is not there',
      listed('intakes', 0, { programme: '/programs/pottery' }),
      'src/catalogue/intakes.yaml: intakes 1: programme: /programs/pottery is no programme; choose one of /programs/AIBusiness, /programs/AIDeveloper, /programs/AIMasteryNoCode, /programs/AITools, /programs/AIToolsBC, /programs/ai-mastery-python, /programs/cyber-security, /programs/dataScience, /programs/softwareEngineerPython, /programs/softwareengineer, /programs/webdevelopment',
    ],
    [
      'S2-61 an intake of an upcoming programme',
      listed('intakes', 0, { programme: '/programs/AIBusiness' }),
      'src/catalogue/intakes.yaml: intakes 1 (/programs/AIBusiness, 2027-01-11): programme: it is upcoming, so it has no intake yet; take the intake out, or announce the programme',
    ],
    [
      'intakes that are not sorted',
      (copy) => {
        copy.intakes = copy.intakes.toReversed();
      },
      'src/catalogue/intakes.yaml: intakes 2 (/programs/softwareEngineerPython, 2027-09-06): starts: it is before the intake above it; sort intakes by starts',
    ],
    [
      'an intake that starts on a day without lessons',
      listed('intakes', 0, { starts: '2027-01-12' }),
      'src/catalogue/intakes.yaml: intakes 1 (/programs/webdevelopment, 2027-01-12): starts: 2027-01-12 is a Tuesday, and the programme has its lessons on Monday, Thursday; set starts to 2027-01-14, the next lesson day',
    ],
    [
      'S1-70 an intake that starts on 9 August',
      listed('intakes', '/programs/AITools', { starts: '2027-08-09', ends: '2027-08-10' }),
      'src/catalogue/intakes.yaml: intakes 13 (/programs/AITools, 2027-08-09): starts: no lesson takes place on 2027-08-09 (National Women’s Day); set starts to 2027-08-10, the next lesson day',
    ],
    [
      'S1-70 an intake whose last day forgets 9 August',
      listed('intakes', '/programs/webdevelopment', { ends: '2027-08-26' }),
      'src/catalogue/intakes.yaml: intakes 8 (/programs/webdevelopment, 2027-05-10): ends: the last lesson is on 2027-08-30, not on 2027-08-26, with no lesson on 2027-08-09 (National Women’s Day); set ends to 2027-08-30',
    ],
    [
      'S1-70 an intake whose last day is after its last lesson',
      listed('intakes', '/programs/AIToolsBC', { ends: '2027-08-06' }),
      'src/catalogue/intakes.yaml: intakes 12 (/programs/AIToolsBC, 2027-07-05): ends: the last lesson is on 2027-08-02, not on 2027-08-06; set ends to 2027-08-02',
    ],
    [
      'S1-75 an intake that closes 13 days before it starts',
      listed('intakes', 1, { closes: '2027-01-19' }),
      'src/catalogue/intakes.yaml: intakes 2: closes: an answer and a start pack take 14 days; set closes to 2027-01-18, or earlier',
    ],
    [
      'S1-70 an intake that starts on the last day of the one before',
      listed('intakes', '/programs/webdevelopment', { closes: '2027-04-22', starts: '2027-05-06', ends: '2027-08-26' }),
      'src/catalogue/intakes.yaml: intakes 8 (/programs/webdevelopment, 2027-05-06): starts: the intake of 2027-01-11 has lessons until 2027-05-06; set starts to a later day, or take one of the two out',
    ],
    [
      'S1-70 an intake that starts in a break',
      listed('breaks', 0, { to: '2027-01-13' }),
      'src/catalogue/intakes.yaml: intakes 1 (/programs/webdevelopment, 2027-01-11): starts: no lesson takes place on 2027-01-11 (December break); set starts to 2027-01-14, the next lesson day',
    ],
    [
      'S1-73 a programme that no intake of the one it needs comes before',
      listed('intakes', '/programs/ai-mastery-python', {
        opens: '2026-11-02',
        closes: '2027-03-29',
        starts: '2027-04-12',
      }),
      'src/catalogue/programmes/ai-mastery-python.yaml: needs: no intake of /programs/ai-mastery-python starts after one of /programs/softwareEngineerPython has ended; add one, or take the route out',
    ],
    [
      'S1-73 a programme that leads to one whose intakes are all full',
      (copy) => {
        for (const intake of copy.intakes) intake.isFull = true;
      },
      'src/catalogue/programmes/AIMasteryNoCode.yaml: leadsTo: no intake of /programs/softwareEngineerPython starts after one of /programs/AIMasteryNoCode has ended; add one, or take the route out',
    ],
    [
      'S1-73 a route to itself',
      programme('/programs/AITools', { leadsTo: ['/programs/AITools'] }),
      'src/catalogue/programmes/AITools.yaml: leadsTo 1: is this programme itself; choose another, or take it out',
    ],
    [
      'S1-74 an open lesson on a holiday',
      listed('openLessons', 5, { day: '2027-05-01' }),
      'src/catalogue/openLessons.yaml: openLessons 6 (2027-05-01): day: it falls on Workers’ Day; choose another day',
    ],
    [
      'S1-74 an open lesson that ends before it begins',
      listed('openLessons', 0, { to: '09:00' }),
      'src/catalogue/openLessons.yaml: openLessons 1: to: is 09:00, not later than from (10:00); set a later time',
    ],
    [
      'S1-74 open lessons out of order',
      listed('openLessons', 1, { day: '2026-12-05' }),
      'src/catalogue/openLessons.yaml: openLessons 2 (2026-12-05): day: it is not after the open lesson above it; sort open lessons by day',
    ],
    [
      'a break that ends before it begins',
      listed('breaks', 1, { to: '2027-12-01' }),
      'src/catalogue/breaks.yaml: breaks 2: to: is 2027-12-01, before from (2027-12-11); set a later day',
    ],
    [
      'lessons that end before they begin',
      (copy) => Object.assign(entry(copy, '/programs/AITools').value.lessons as object, { to: '09:00' }),
      'src/catalogue/programmes/AITools.yaml: lessons: to: is 09:00, not later than from (09:00); set a later time',
    ],
    ...(['fee', 'includes', 'lessons'] as const).map((field): [string, Change, string] => [
      `S1-15 the ${field} of an upcoming programme`,
      (copy) => {
        const open = entry(copy, '/programs/AITools').value;
        Object.assign(entry(copy, '/programs/AIBusiness').value, { [field]: open[field] });
      },
      `src/catalogue/programmes/AIBusiness.yaml: ${field}: is not announced while the programme is upcoming: take it out`,
    ]),
    ...(
      [
        ['opens on the day it closes', 'closes', { opens: '2026-12-14' }],
        ['closes on the day it starts', 'starts', { closes: '2027-01-11' }],
        ['closes after it starts', 'starts', { closes: '2027-01-12' }],
      ] as const
    ).map(([name, field, dates]): [string, Change, string] => [
      `an intake that ${name}`,
      listed('intakes', 0, dates),
      `src/catalogue/intakes.yaml: intakes 1: ${field}: is too early: the dates must run opens, closes, starts, ends; set a later day`,
    ]),
    [
      'an intake with a day that does not exist',
      listed('intakes', 2, { starts: '2027-02-30' }),
      'src/catalogue/intakes.yaml: intakes 3: starts: must be a date such as 2027-02-01',
    ],
    [
      'a category without a name',
      listed('categories', 1, { name: '' }),
      'src/catalogue/categories.yaml: categories 2: name: must not be empty',
    ],
    [
      'a page without a heading',
      (copy) =>
        Object.assign(copy.pages.find(({ value }) => value.path === '/about')?.value as object, { heading: ' ' }),
      'src/catalogue/pages/about.yaml: heading: must not be empty',
    ],
    [
      'a field that no one knows',
      programme('/programs/AITools', { colour: 'red' }),
      'src/catalogue/programmes/AITools.yaml: colour: is not a field here; the fields are path, alias, name, area, category, position, icon, summary, lead, description, duration, mode, hours, entry, certificate, takeaway, hasFinalProject, work, asksForResults, audience, outcomes, modules, questions, needs, leadsTo, related, isUpcoming, lessons, fee, includes. Mend its name, or take it out',
    ],
    [
      'a field of a module that is empty',
      (copy) => Object.assign(entry(copy, '/programs/AITools').value.modules[1] as object, { outcome: '' }),
      'src/catalogue/programmes/AITools.yaml: modules 2: outcome: must not be empty',
    ],
  ];

  it('a programme of days may be called full-time', () => {
    const isOfDays = ({ value }: Catalogue['programmes'][number]) => value.path === '/programs/AITools';
    expect(catalogue.programmes.find(isOfDays)?.value.duration.unit).toBe('days');
    const called = problemsAfter((copy) => {
      const { value } = entry(copy, '/programs/AITools');
      value.description = 'A full-time masterclass on the tools that take routine work off your desk.';
    });
    expect(called).toEqual([]);
  });

  it.each(faults)('%s is one line that names file, entry and fault', (_name, change, line) => {
    expect(problemsAfter(change)).toContain(line);
  });

  it.each([
    [
      'S1-42 a monthly plan that costs as much as paying once',
      { once: 24000, instalments: { count: 4, amount: 6000 } },
    ],
    ['S1-42 a fee without a monthly plan', { once: 24000 }],
  ])('%s is no fault', (_name, fee) => {
    const problems = problemsAfter((copy) => {
      Object.assign(entry(copy, '/programs/cyber-security').value, { fee });
    });
    expect(problems).toEqual([]);
  });

  it('modules may share a day, and intakes a first day', () => {
    const problems = problemsAfter((copy) => {
      const [, second, third] = entry(copy, '/programs/cyber-security').value.modules;
      if (second) second.to = 5;
      if (third) third.from = 3;
      const [, , first, same] = copy.intakes;
      expect(first?.starts).toBe(same?.starts);
    });
    expect(problems).toEqual([]);
  });

  it('a fault of shape hides the rules between entries', () => {
    const problems = problemsAfter((copy) => {
      entry(copy, '/programs/webdevelopment').value.name = '';
      entry(copy, '/programs/AITools').value.related[0] = '/programs/pottery';
    });
    expect(problems).toEqual(['src/catalogue/programmes/webdevelopment.yaml: name: must not be empty']);
  });

  it('a fault is told once', () => {
    const problems = problemsAfter((copy) => {
      entry(copy, '/programs/AITools').value.related[0] = '/programs/pottery';
    });
    expect(problems).toHaveLength(1);
  });

  it('a page without an entry is named with its file', () => {
    expect(problemsAfter(() => undefined, [...documentPaths, '/extra'])).toEqual([
      "src/pages/extra.tsx: the page has no entry; add one with path '/extra' under src/catalogue",
    ]);
  });
});
