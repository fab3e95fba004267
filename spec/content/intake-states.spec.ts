import { describe, expect, it } from 'vitest';
import { daysAfter, visitorDay, weekdayOf } from '../../src/catalogue/day';
import {
  type IntakeState,
  intakeState,
  intakesWithPlaces,
  nextIntake,
  unfinishedIntakes,
} from '../../src/catalogue/intakeDates';
import type { Intake } from '../../src/catalogue/schema';

const one: Intake = {
  programme: '/programs/cyber-security',
  opens: '2026-11-02',
  closes: '2027-01-18',
  starts: '2027-02-01',
  ends: '2027-05-07',
};
const full: Intake = { ...one, isFull: true };

describe('the day of a visitor', () => {
  it.each([
    ['2026-11-21T21:59:59Z', '2026-11-21'],
    ['2026-11-21T22:00:00Z', '2026-11-22'],
    ['2026-12-31T22:00:00Z', '2027-01-01'],
    ['2028-02-28T22:00:00Z', '2028-02-29'],
    ['2027-07-01T00:00:00+02:00', '2027-07-01'],
  ])('S1-14 the day at %s is %s in Johannesburg', (moment, day) => {
    expect(visitorDay(Date.parse(moment))).toBe(day);
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-03-01', -1, '2027-02-28'],
    ['2027-01-18', -14, '2027-01-04'],
  ])('S1-14 the day from %s, %i days on, is %s', (day, count, then) => {
    expect(daysAfter(day, count)).toBe(then);
  });

  it('a day has the same weekday wherever a machine stands', () => {
    expect(['2026-11-22', '2027-01-12', '2027-02-01'].map(weekdayOf)).toEqual(['Sunday', 'Tuesday', 'Monday']);
  });
});

describe('the state of an intake', () => {
  it.each<[day: string, state: IntakeState, ifFull: IntakeState]>([
    ['2026-11-01', 'not-open', 'full'],
    ['2026-11-02', 'open', 'full'],
    ['2027-01-03', 'open', 'full'],
    ['2027-01-04', 'closing-soon', 'full'],
    ['2027-01-18', 'closing-soon', 'full'],
    ['2027-01-19', 'closed', 'closed'],
    ['2027-01-31', 'closed', 'closed'],
    ['2027-02-01', 'running', 'running'],
    ['2027-05-07', 'running', 'running'],
    ['2027-05-08', 'past', 'past'],
  ])('S1-14 on %s it is %s; where it is full, %s', (day, state, ifFull) => {
    expect(intakeState(one, day)).toBe(state);
    expect(intakeState(full, day)).toBe(ifFull);
  });
});

describe('the intakes ahead', () => {
  it('S1-14 are those that can still be applied for', () => {
    expect(intakesWithPlaces([full, one], '2027-01-18')).toEqual([one]);
    expect(intakesWithPlaces([one], '2027-01-19')).toEqual([]);
    expect(intakesWithPlaces([one], '2026-01-01')).toEqual([one]);
  });

  it('S1-14 the next one is the first to start, then to close', () => {
    const later = { ...one, starts: '2027-03-01', closes: '2027-01-10' };
    const sooner = { ...one, closes: '2027-01-04', programme: '/programs/softwareengineer' };
    expect(nextIntake([later, one, sooner], '2026-11-21')).toBe(sooner);
    expect(nextIntake([later, one, sooner], '2027-01-05')).toBe(one);
    expect(nextIntake([later, one, sooner], '2027-01-19')).toBeUndefined();
  });

  it('S1-14 a past one is shown no more, a running one is', () => {
    expect(unfinishedIntakes([one], '2027-05-07')).toEqual([one]);
    expect(unfinishedIntakes([one], '2027-05-08')).toEqual([]);
  });
});
