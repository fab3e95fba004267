import { describe, expect, it } from 'vitest';
import { visitorDay } from '../../src/catalogue/day';
import type { Catalogue } from '../../src/catalogue/index';
import { type Change, choices, type Fields, problemsAfter, programmeOf, set } from '../support/catalogueFaults';

const thisYear = Number(visitorDay(Date.now()).slice(0, 4));
const plan = (once: number, count: number, amount: number) => ({
  fee: { once, instalments: { count, amount, provider: 'Sample Credit, NCRCP 0000' } },
});

/** Each expected message, with the fault that causes it: fields of that file, or another change. */
const FAULTS: Record<string, Record<string, Change | Fields>> = {
  'durations, modules and lessons': {
    'programmes/cyber-security.yaml: modules 2: from: is 3, and modules leave no gap and do not step back; set it to 2':
      { 'modules.0.to': 1 },
    'programmes/cyber-security.yaml: modules: cover 14 weeks, but duration says 15; mend one of them': {
      'duration.count': 15,
    },
    'programmes/cyber-security.yaml: modules 2: to: is 2, before from (3); set it to 3 or more': { 'modules.1.to': 2 },
    'programmes/cyber-security.yaml: modules 3: from: is 2, and modules leave no gap and do not step back; set it to 5':
      { 'modules.2.from': 2 },
    "programmes/cyber-security.yaml: description: says 'full-time', but 12 hours a week are part-time; mend one of them":
      (copy) => {
        const value = programmeOf(copy, 'cyber-security');
        value.description = value.description.replace('part-time', 'full-time');
      },
    "programmes/webdevelopment.yaml: description: says 'part-time', but 40 hours a week are full-time; mend one of them":
      { hours: 40 },
    'programmes/AITools.yaml: lessons: to: is 09:00, not later than from (09:00); set a later time': {
      'lessons.to': '09:00',
    },
    'programmes/softwareengineer.yaml: duration: count: is 104 months, longer than three years; mend count or unit': {
      duration: { count: 104, unit: 'months' },
    },
    'programmes/AITools.yaml: hours: is 13, and here it counts hours a day; set at most 12': {
      hours: 13,
    },
    'programmes/AITools.yaml: work: window: chosen: is 9; the last is 2, counted from 0': {
      'work.window.chosen.0': 9,
    },
    'programmes/softwareEngineerPython.yaml: work: window: begin: is 8; the last is 7, counted from 0': {
      'work.window.begin': 8,
    },
    'programmes/softwareengineer.yaml: work: window: steps: is 9; the last is 5, counted from 0': {
      'work.window.steps.0.at': 9,
    },
  },
  'S1-42 fees': {
    'programmes/cyber-security.yaml: fee: instalments: 4 months of 61250 are 245000, more than one and a half times 24500 once; lower the plan, or raise once':
      plan(24_500, 4, 61_250),
    'programmes/AITools.yaml: fee: instalments: count: is 24 months for 2 days; set at most 2': plan(3600, 24, 150),
  },
  'S1-15 what an upcoming programme announces': Object.fromEntries(
    (['fee', 'includes', 'lessons'] as const).map((field) => [
      `programmes/AIBusiness.yaml: ${field}: is not announced while the programme is upcoming: take it out`,
      (copy: Catalogue) =>
        Object.assign(programmeOf(copy, 'AIBusiness'), { [field]: programmeOf(copy, 'AITools')[field] }),
    ]),
  ),
  'S2-61 intakes': {
    'intakes.yaml: intakes 1 (/programs/AIBusiness, 2027-01-11): programme: it is upcoming, so it has no intake yet; take the intake out, or announce the programme':
      { 'intakes.0.programme': '/programs/AIBusiness' },
    [`intakes.yaml: intakes 1: programme: /programs/pottery is no programme; choose one of ${choices}`]: {
      'intakes.0.programme': '/programs/pottery',
    },
    'intakes.yaml: intakes 1: ends: is too early: the dates must run opens, closes, starts, ends; set a later day': {
      'intakes.0.programme': '/programs/cyber-security',
      'intakes.0.starts': '2027-02-01',
      'intakes.0.ends': '2027-01-20',
    },
    'intakes.yaml: intakes 1: closes: is too early: the dates must run opens, closes, starts, ends; set a later day': {
      'intakes.0.opens': '2026-12-14',
    },
    'intakes.yaml: intakes 1: starts: is too early: the dates must run opens, closes, starts, ends; set a later day': {
      'intakes.0.closes': '2027-01-11',
    },
    'intakes.yaml: intakes 2 (/programs/softwareEngineerPython, 2027-09-06): starts: it is before the intake above it; sort intakes by starts':
      (copy) => {
        copy.intakes = copy.intakes.toReversed();
      },
    'intakes.yaml: intakes 1 (/programs/webdevelopment, 2027-01-12): starts: 2027-01-12 is a Tuesday, and the programme has its lessons on Monday, Thursday; set starts to 2027-01-14, the next lesson day':
      { 'intakes.0.starts': '2027-01-12' },
    [`intakes.yaml: intakes 1: opens: must be within 10 years of today: from ${thisYear - 10} to ${thisYear + 10}`]: {
      'intakes.0.opens': '1900-01-01',
    },
    'intakes.yaml: intakes: is empty; fill it in, or take its line out': { intakes: null },
    'breaks.yaml: breaks 2: to: is 2027-12-01, before from (2027-12-11); set a later day': {
      'breaks.1.to': '2027-12-01',
    },
  },
  'S1-70 first and last days': {
    'intakes.yaml: intakes 13 (/programs/AITools, 2027-08-09): starts: no lesson takes place on 2027-08-09 (National Women’s Day); set starts to 2027-08-10, the next lesson day':
      { 'intakes.12.starts': '2027-08-09', 'intakes.12.ends': '2027-08-10' },
    'intakes.yaml: intakes 8 (/programs/webdevelopment, 2027-05-10): ends: the last lesson is on 2027-08-30, not on 2027-08-26, with no lesson on 2027-08-09 (National Women’s Day); set ends to 2027-08-30':
      { 'intakes.7.ends': '2027-08-26' },
    'intakes.yaml: intakes 12 (/programs/AIToolsBC, 2027-07-05): ends: the last lesson is on 2027-08-02, not on 2027-08-06; set ends to 2027-08-02':
      { 'intakes.11.ends': '2027-08-06' },
    'intakes.yaml: intakes 8 (/programs/webdevelopment, 2027-05-06): starts: the intake of 2027-01-11 has lessons until 2027-05-06; set starts to a later day, or take one of the two out':
      { 'intakes.7.closes': '2027-04-22', 'intakes.7.starts': '2027-05-06', 'intakes.7.ends': '2027-08-26' },
    // An intake that stands twice.
    'intakes.yaml: intakes 2 (/programs/webdevelopment, 2027-01-11): starts: the intake of 2027-01-11 has lessons until 2027-05-06; set starts to a later day, or take one of the two out':
      (copy) => copy.intakes.splice(1, 0, ...copy.intakes.slice(0, 1)),
    'intakes.yaml: intakes 1 (/programs/webdevelopment, 2027-01-11): starts: no lesson takes place on 2027-01-11 (December break); set starts to 2027-01-14, the next lesson day':
      set('breaks', { 'breaks.0.to': '2027-01-13' }),
  },
  'S1-75 the start pack': {
    'intakes.yaml: intakes 2: closes: an answer and a start pack take 14 days; set closes to 2027-01-18, or earlier': {
      'intakes.1.closes': '2027-01-19',
    },
  },
  'S1-73 routes': {
    'programmes/ai-mastery-python.yaml: needs: no intake of /programs/ai-mastery-python starts after one of /programs/softwareEngineerPython has ended; add one, or take the route out':
      (copy) => {
        const last = copy.intakes.findLast((one) => one.programme === '/programs/ai-mastery-python');
        Object.assign(last as object, { opens: '2026-11-02', closes: '2027-03-29', starts: '2027-04-12' });
      },
    'programmes/AIMasteryNoCode.yaml: leadsTo: no intake of /programs/softwareEngineerPython starts after one of /programs/AIMasteryNoCode has ended; add one, or take the route out':
      (copy) => {
        for (const one of copy.intakes) one.isFull = true;
      },
    'programmes/AITools.yaml: leadsTo 1: is this programme itself; choose another, or take it out': {
      leadsTo: ['/programs/AITools'],
    },
  },
  'S1-74 open lessons': {
    'openLessons.yaml: openLessons 6 (2027-05-01): day: it falls on Workers’ Day; choose another day': {
      'openLessons.5.day': '2027-05-01',
    },
    'openLessons.yaml: openLessons 1: to: is 09:00, not later than from (10:00); set a later time': {
      'openLessons.0.to': '09:00',
    },
    'openLessons.yaml: openLessons 2 (2026-12-05): day: it is not after the open lesson above it; sort open lessons by day':
      { 'openLessons.1.day': '2026-12-05' },
  },
};

describe.each(Object.entries(FAULTS))('%s', (_of, faults) => {
  it.each(Object.entries(faults))('%s', (line, change) => {
    const [file = ''] = line.split('.yaml');
    expect(problemsAfter(typeof change === 'function' ? change : set(file, change))).toContain(`src/catalogue/${line}`);
  });
});
