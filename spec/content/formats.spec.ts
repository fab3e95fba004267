import { describe, expect, it } from 'vitest';
import {
  dayParts,
  formatCertificate,
  formatDay,
  formatDayOfMonth,
  formatDuration,
  formatDurationRange,
  formatFacts,
  formatKilobytes,
  formatLessons,
  formatMonth,
  formatRand,
  formatShortDay,
} from '../../src/ui/format';

describe('how amounts, dates and durations read', () => {
  it('amounts are in rand, in groups of three, unbroken', () => {
    expect(formatRand(0)).toBe('R0');
    expect(formatRand(950)).toBe('R950');
    expect(formatRand(24_500)).toBe('R24\u00a0500');
    expect(formatRand(1_234_567)).toBe('R1\u00a0234\u00a0567');
    expect(formatRand(1999.6)).toBe('R2\u00a0000');
  });

  it('days are written out on one line, in any time zone', () => {
    expect(formatDay('2027-02-01')).toBe('1\u00a0February\u00a02027');
    expect(formatDay('2027-12-31')).toBe('31\u00a0December\u00a02027');
    expect(formatShortDay('2027-02-01')).toBe('1\u00a0Feb\u00a02027');
    expect(formatShortDay('2027-10-10')).toBe('10\u00a0Oct\u00a02027');
    expect(formatDayOfMonth('2027-10-10')).toBe('10\u00a0Oct');
    expect(formatShortDay('2027-05-20')).toBe('20\u00a0May\u00a02027');
  });

  it('a single unit is singular', () => {
    expect(formatDuration({ count: 1, unit: 'days' })).toBe('1\u00a0day');
    expect(formatDuration({ count: 2, unit: 'days' })).toBe('2\u00a0days');
    expect(formatDuration({ count: 1, unit: 'weeks' })).toBe('1\u00a0week');
    expect(formatDuration({ count: 12, unit: 'months' })).toBe('12\u00a0months');
  });

  it('a range of durations says its common unit once', () => {
    const weeks = (count: number) => ({ count, unit: 'weeks' as const });
    expect(formatDurationRange(weeks(12), weeks(16))).toBe('12 to 16\u00a0weeks');
    expect(formatDurationRange(weeks(5), weeks(5))).toBe('5\u00a0weeks');
    expect(formatDurationRange({ count: 2, unit: 'days' }, weeks(3))).toBe('2\u00a0days to 3\u00a0weeks');
  });

  it('short months have three letters, and dates come in parts', () => {
    expect(formatShortDay('2027-09-06')).toBe('6\u00a0Sep\u00a02027');
    expect(formatMonth('2028-01-28')).toBe('January\u00a02028');
    expect(dayParts('2027-02-01')).toEqual(['Mon', '1', 'Feb\u00a02027']);
  });

  it('lessons are on every such weekday, or on the days of a programme of days', () => {
    const lessons = { days: ['Monday' as const, 'Tuesday' as const], from: '09:00', to: '16:00' };
    const over = (unit: 'days' | 'weeks') => formatLessons({ duration: { count: 2, unit }, lessons });
    expect(over('weeks')).toBe('Mondays and Tuesdays, 09:00\u00a0to\u00a016:00');
    expect(over('days')).toBe('Monday and Tuesday, 09:00\u00a0to\u00a016:00');
  });

  it('the dot between two facts stays with the first', () => {
    expect(formatFacts(['Bootcamp', '14\u00a0weeks', 'Live online'])).toBe(
      'Bootcamp\u00a0· 14\u00a0weeks\u00a0· Live online',
    );
    expect(formatFacts(['Bootcamp'])).toBe('Bootcamp');
  });

  it('bytes are kilobytes of 1,000, rounded up', () => {
    expect(formatKilobytes(31_001)).toBe('32\u00a0KB');
    expect(formatKilobytes(32_000)).toBe('32\u00a0KB');
    expect(formatKilobytes(1)).toBe('1\u00a0KB');
  });

  it('a certificate says its level and credits, or has none', () => {
    expect(formatCertificate({ name: 'Diploma', nqf: { level: 5, credits: 120 } })).toBe(
      'Diploma, NQF\u00a0level\u00a05, 120\u00a0credits',
    );
    expect(formatCertificate({ name: 'Certificate of attendance' })).toBe(
      'Certificate of attendance, without NQF credits',
    );
  });
});
