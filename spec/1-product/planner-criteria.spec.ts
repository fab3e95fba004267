import { describe, expect, it } from 'vitest';
import { optionsOn, planPath, queryOf, readCriteria } from '../../src/sections/planner/criteria';
import { filterPlans, plansOn, relaxations, splitByPlaces } from '../../src/sections/planner/plans';

const DAY = '2026-11-21';
const options = optionsOn(DAY);
const plans = plansOn(DAY);
const named = (all: ReturnType<typeof plansOn>) =>
  all.map(({ programme, intake }) => `${programme.name}, ${intake.starts}`);

describe('what can be chosen', () => {
  it('S1-81 the choices are hours of open programmes, first days with places, ways to pay', () => {
    expect(options.hours.map(({ label }) => label)).toEqual(['6', '8', '12', '20', 'Full days']);
    expect(options.start.map(({ value }) => value)).toEqual([
      '2027-02-01',
      '2027-03-01',
      '2027-03-15',
      '2027-05-10',
      '2027-06-07',
      '2027-07-05',
      '2027-08-02',
      '2027-09-06',
      '2027-10-04',
    ]);
    expect(options.start[0]?.label).toBe('1\u00a0Feb');
    expect(options.pay.map(({ label }) => label)).toEqual(['Once', 'Monthly', 'Employer']);
    expect(options.programme).toHaveLength(9);
    expect(optionsOn('2027-03-01').start[0]?.value).toBe('2027-03-15');
    expect(optionsOn('2031-01-01').start).toEqual([]);
  });
});

describe('the address', () => {
  it.each([
    ['', {}],
    ['?hours=12&pay=monthly', { hours: '12', pay: 'monthly' }],
    ['?pay=monthly&hours=12', { hours: '12', pay: 'monthly' }],
    ['?start=2027-05-10&programme=AITools', { start: '2027-05-10', programme: 'AITools' }],
    ['?hours=days', { hours: 'days' }],
    // Values that cannot be chosen: other numbers, days without an intake or with a full one, other names.
    ['?hours=13&start=2027-02-02&pay=crypto&programme=dataScience', {}],
    ['?start=2027-01-11', {}],
    ['?hours=&hours=12', {}],
    ['?utm_source=letter&hours=6', { hours: '6' }],
    ['?%E0%A4%A&pay=once', { pay: 'once' }],
  ])('S1-81 reads %s', (search, criteria) => {
    expect(readCriteria(search, options)).toEqual(criteria);
  });

  it('S1-81 is written in one order, and reads back', () => {
    expect(queryOf({})).toBe('');
    expect(queryOf({ pay: 'once', hours: undefined })).toBe('?pay=once');
    const all = { programme: 'cyber-security', pay: 'employer', hours: '12', start: '2027-06-07' };
    expect(queryOf(all)).toBe('?hours=12&start=2027-06-07&pay=employer&programme=cyber-security');
    expect(readCriteria(queryOf(all), options)).toEqual(all);
  });

  it('S1-81 an intake’s address leads to it first', () => {
    const intake = { programme: '/programs/cyber-security', starts: '2027-06-07' };
    expect(planPath(intake, 'once')).toBe('/programPricing?start=2027-06-07&pay=once&programme=cyber-security');
    const { withPlaces } = splitByPlaces(
      plans,
      readCriteria(new URL(planPath(intake), 'https://x.za').search, options),
    );
    expect(named(withPlaces)).toEqual(['Cyber Security, 2027-06-07', 'Cyber Security, 2027-10-04']);
  });
});

describe('what fits', () => {
  it('S1-80 hours are an upper bound, and full days no hours', () => {
    const hours = (value: string) => [
      ...new Set(filterPlans(plans, { hours: value }).map(({ programme }) => programme.name)),
    ];
    expect(hours('6')).toEqual(['AI Mastery without Code', 'AI Tools BC']);
    expect(hours('8')).toEqual(['AI Mastery without Code', 'AI Mastery with Python', 'AI Tools BC']);
    expect(hours('20')).toHaveLength(8);
    expect(hours('days')).toEqual(['AI in the Workplace Masterclass']);
  });

  it('S1-80 the first day is a lower bound, the day itself included', () => {
    expect(named(filterPlans(plans, { start: '2027-09-06' }))).toEqual([
      'Software Engineer with Python, 2027-09-06',
      'Cyber Security, 2027-10-04',
    ]);
  });

  it('S1-80 paying by the month fits only where there is a plan; every other way fits all', () => {
    expect(filterPlans(plans, {})).toHaveLength(15);
    expect(filterPlans(plans, { pay: 'monthly' })).toHaveLength(13);
    expect(filterPlans(plans, { pay: 'employer' })).toHaveLength(15);
  });

  it('S1-80 an intake without places does not fit, and is kept apart', () => {
    const { withPlaces, full } = splitByPlaces(plans, { programme: 'webdevelopment' });
    expect(named(withPlaces)).toEqual(['Full Stack Web Developer, 2027-05-10']);
    expect(named(full)).toEqual(['Full Stack Web Developer, 2027-01-11']);
    expect(plansOn('2027-02-01').some(({ intake }) => intake.closes < '2027-02-01')).toBe(false);
  });
});

describe('where nothing fits', () => {
  const said = (criteria: Parameters<typeof relaxations>[1]) =>
    relaxations(plans, criteria).map(({ key, count, nearest }) => [key, count, ...named([nearest])]);

  it('S1-82 each single choice that can be let go is offered, the easiest first', () => {
    expect(said({ hours: 'days', pay: 'monthly' })).toEqual([
      ['pay', 2, 'AI in the Workplace Masterclass, 2027-03-15'],
      ['hours', 12, 'Software Engineer, 2027-02-01'],
    ]);
  });

  it('S1-82 where the first day is let go, the nearest before it is named', () => {
    expect(said({ hours: 'days', start: '2027-10-04' })).toContainEqual([
      'start',
      2,
      'AI in the Workplace Masterclass, 2027-08-02',
    ]);
  });

  it('S1-82 no choice is offered where letting one go is not enough', () => {
    expect(said({ hours: 'days', pay: 'monthly', start: '2027-10-04', programme: 'AITools' })).toEqual([]);
  });
});
