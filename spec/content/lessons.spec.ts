/** Days of lessons, holidays and payments, and what comes back of a fee. */
import { describe, expect, it } from 'vitest';
import { refundAfter, refundsView } from '../../src/catalogue/fees';
import { allClosures, holidaysOf, publicHolidays } from '../../src/catalogue/holidays';
import { catalogue } from '../../src/catalogue/index';
import { type Closure, closureOn, dueDays, lastDay, schedulesView } from '../../src/catalogue/lessons';
import type { Intake, OpenProgramme } from '../../src/catalogue/schema';
import { closuresView } from '../../src/catalogue/views';

const timetable = (days: OpenProgramme['lessons']['days'], duration: OpenProgramme['duration']) => ({
  lessons: { days, from: '18:00', to: '20:00' },
  duration,
});
const mondays = timetable(['Monday'], { count: 6, unit: 'weeks' });
const closed = (name: string, from: string, to = from): Closure => ({ name, from, to });
const march = [closed('Human Rights Day', '2027-03-22'), closed('Family Day', '2027-03-29')];

describe('the public holidays', () => {
  it('S1-70 the holidays of 2027 are the law’s, with the Monday after a Sunday', () => {
    expect(publicHolidays(2027).map(({ name, from }) => `${from} ${name}`)).toEqual([
      '2027-01-01 New Year’s Day',
      '2027-03-21 Human Rights Day',
      '2027-03-22 Human Rights Day, observed',
      '2027-03-26 Good Friday',
      '2027-03-29 Family Day',
      '2027-04-27 Freedom Day',
      '2027-05-01 Workers’ Day',
      '2027-06-16 Youth Day',
      '2027-08-09 National Women’s Day',
      '2027-09-24 Heritage Day',
      '2027-12-16 Day of Reconciliation',
      '2027-12-25 Christmas Day',
      '2027-12-26 Day of Goodwill',
      '2027-12-27 Day of Goodwill, observed',
    ]);
  });

  it('S1-70 stand in order with the breaks, and not within one', () => {
    const dates = { programme: '/a', opens: '2027-01-01', closes: '2027-02-01' };
    const intakes = [{ ...dates, starts: '2027-10-04', ends: '2028-02-02' }];
    const all = allClosures({ breaks: [closed('Break', '2027-12-11', '2028-01-09')], intakes });
    expect(all.filter(({ from }) => from > '2027-09-30' && from < '2028-03-01').map(({ name }) => name)).toEqual([
      'Break',
    ]);
    expect(all.at(-1)?.from).toBe('2029-12-26');
    expect(all.filter(({ from }) => from.startsWith('2028')).map(({ name }) => name)).toContain('Freedom Day');
  });
});

describe('the days of lessons', () => {
  it.each([
    ['weeks', mondays, '2027-03-01', march, '2027-04-19'],
    ['weeks without a closure', mondays, '2027-03-01', [], '2027-04-05'],
    ['days', timetable(['Monday', 'Tuesday'], { count: 2, unit: 'days' }), '2027-03-29', march, '2027-04-05'],
    ['months', timetable(['Monday', 'Thursday'], { count: 12, unit: 'months' }), '2027-02-01', [], '2028-01-31'],
    [
      'months whose last day is closed',
      timetable(['Monday'], { count: 2, unit: 'months' }),
      '2027-02-01',
      march,
      '2027-03-15',
    ],
  ] as const)('S1-70 the last of a programme of %s counts what is held', (_name, table, starts, closures, last) => {
    expect(lastDay(starts, table, [...closures])).toBe(last);
  });

  it('S1-70 a break takes every day from its first to its last', () => {
    const winter = [closed('Winter', '2027-07-05', '2027-07-12')];
    expect(['2027-07-04', '2027-07-05', '2027-07-12', '2027-07-13'].map((day) => closureOn(day, winter)?.name)).toEqual(
      [undefined, 'Winter', 'Winter', undefined],
    );
    expect(lastDay('2027-06-21', mondays, winter)).toBe('2027-08-09');
  });

  it('S1-70 the browser gets the closures that an intake meets', () => {
    const dates = { opens: '2026-11-02', closes: '2027-02-15', starts: '2027-03-01', ends: '2027-04-19' };
    const programmes = [
      { ...mondays, path: '/a', fee: { once: 3800 } },
      { path: '/soon', isUpcoming: true },
    ] as never[];
    const intakes = [
      { ...dates, programme: '/a' },
      { ...dates, programme: '/soon' },
    ];
    const closures = [closed('A Sunday', '2027-03-21'), ...march];
    expect(closuresView(closures, schedulesView(intakes, programmes, closures, []))).toEqual(march);
  });
});

const holidays = [2026, 2027, 2028].flatMap(publicHolidays);

describe('the days of payment', () => {
  it.each([
    // 1 May is a Saturday, 1 August a Sunday.
    ['2027-01-18', '2027-02-01', 5, ['2027-01-29', '2027-03-01', '2027-04-01', '2027-05-03', '2027-06-01']],
    ['2027-06-21', '2027-07-05', 2, ['2027-07-02', '2027-08-02']],
    // After Easter: Good Friday and Family Day are no working days.
    ['2027-03-15', '2027-03-30', 2, ['2027-03-25', '2027-04-01']],
    // Over the end of a year: 1 January 2028 is a Saturday.
    ['2027-12-01', '2027-12-13', 2, ['2027-12-10', '2028-01-03']],
    ['2027-12-13', '2028-01-03', 1, ['2027-12-31']],
    // Over a new year's holiday on a Friday.
    ['2026-12-01', '2027-01-04', 2, ['2026-12-31', '2027-02-01']],
  ])('S1-85 an intake closed on %s and begun on %s is paid %i times', (closes, starts, count, days) => {
    expect(dueDays({ closes, starts }, count, holidays)).toEqual(days);
  });

  it('S1-85 the first lesson’s day counts where the last working day is too early', () => {
    expect(dueDays({ closes: '2027-01-29', starts: '2027-02-01' }, 1, holidays)).toEqual(['2027-02-01']);
    expect(dueDays({ closes: '2027-01-28', starts: '2027-02-01' }, 1, holidays)).toEqual(['2027-01-29']);
  });
});

describe('the schedule of each intake', () => {
  const programmes = catalogue.programmes.map(({ value }) => value);
  it('S1-85 no payment of an intake that ends in a later year than any begins is due on a holiday of that year', () => {
    const intake = { opens: '2027-06-01', closes: '2028-01-24', starts: '2028-02-14', ends: '2029-02-20' };
    const later = { ...intake, programme: '/programs/softwareengineer' };
    const dates = { ...catalogue, intakes: [later] };
    const own = schedulesView([later], programmes, allClosures(dates), holidaysOf(dates));
    expect(own['softwareengineer-2028-02-14']?.due.at(-1)).toBe('2029-01-02');
  });
});

/** The break from 6 December to 3 January. */
const breaks = [{ name: 'December break', from: '2027-12-06', to: '2028-01-03' }];
const intake = (starts: string, ends: string): Intake => ({
  programme: '/programs/cyber-security',
  opens: '2026-06-01',
  closes: '2027-01-04',
  starts,
  ends,
});
const spring = intake('2027-02-01', '2027-05-12');
const summer = intake('2027-10-04', '2028-02-02');
const calendar = {
  closures: allClosures({ breaks, intakes: [spring, summer] }),
  holidays: holidaysOf({ intakes: [spring, summer] }),
  noticeDays: 20,
};

const lengths = (...all: number[]) =>
  all.map((length, index) => {
    const before = all.slice(0, index).reduce((sum, one) => sum + one, 0);
    return { title: 'Module', from: before + 1, to: before + length, lessons: 2 * length, outcome: 'Work.' };
  });
const weeks = {
  fee: { once: 24500 },
  duration: { count: 14, unit: 'weeks' as const },
  lessons: { days: ['Monday' as const, 'Wednesday' as const], from: '18:00', to: '20:30' },
  modules: lengths(2, 2, 3, 3, 2, 2),
};

describe('what comes back to a learner who stops', () => {
  it.each([
    [1, 12250],
    [4, 7000],
    // The notice of Wednesday 31 March ends on 29 April, after three holidays; the last module starts on 3 May.
    [8, 3500],
    [9, 0],
    [14, 0],
  ])('S1-08 after notice on the last lesson of week %i: R%i', (week, amount) => {
    expect(refundAfter(weeks, spring, week, calendar)).toBe(amount);
  });

  it('S1-08 a break counts as notice, so that no module starts in it', () => {
    expect(refundAfter(weeks, summer, 8, calendar)).toBe(7000);
  });

  it('S1-08 one figure holds for every intake: the least', () => {
    const programme = { ...weeks, path: '/programs/cyber-security', isUpcoming: false } as never;
    expect(refundsView([spring, summer], [programme], calendar)['/programs/cyber-security']?.[7]).toBe(3500);
    const twoDays = { ...weeks, path: '/programs/cyber-security', duration: { count: 2, unit: 'days' } } as never;
    expect(refundsView([spring], [twoDays], calendar)).toEqual({});
  });

  it('S1-08 months are the calendar’s', () => {
    const months = { ...weeks, duration: { count: 3, unit: 'months' as const }, modules: lengths(1, 1, 1) };
    expect([1, 2, 3].map((month) => refundAfter(months, spring, month, calendar))).toEqual([8167, 0, 0]);
  });
});
