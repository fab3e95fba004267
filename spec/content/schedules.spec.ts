/** Payment days of a plan, as literals. */
import { describe, expect, it } from 'vitest';
import { allClosures, publicHolidays } from '../../src/catalogue/holidays';
import { catalogue } from '../../src/catalogue/index';
import { dueDays, schedulesView } from '../../src/catalogue/lessons';

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
  const schedules = schedulesView(catalogue.intakes, programmes, allClosures(catalogue), publicHolidays);

  it('S1-85 has its payments, lessons and days without one', () => {
    expect(schedules['cyber-security-2027-02-01']).toEqual({
      due: ['2027-01-29', '2027-03-01', '2027-04-01', '2027-05-03'],
      lessons: 28,
      closed: [
        { name: 'Human Rights Day, observed', from: '2027-03-22', to: '2027-03-22' },
        { name: 'Family Day', from: '2027-03-29', to: '2027-03-29' },
      ],
    });
    expect(schedules['AITools-2027-03-15']).toEqual({ due: ['2027-03-12'], lessons: 2, closed: [] });
    expect(Object.keys(schedules)).toHaveLength(catalogue.intakes.length);
  });

  it('S1-85 no payment of an intake that ends in a later year than any begins is due on a holiday of that year', () => {
    const intake = { opens: '2027-06-01', closes: '2028-01-24', starts: '2028-02-14', ends: '2029-02-20' };
    const later = { ...intake, programme: '/programs/softwareengineer' };
    const own = schedulesView([later], programmes, allClosures({ ...catalogue, intakes: [later] }), publicHolidays);
    expect(own['softwareengineer-2028-02-14']?.due.at(-1)).toBe('2029-01-02');
  });
});
