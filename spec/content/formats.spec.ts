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

const weeks = (count: number) => ({ count, unit: 'weeks' as const });
const lessons = { days: ['Monday' as const, 'Tuesday' as const], from: '09:00', to: '16:00' };

describe('how amounts, dates and durations read', () => {
  // In groups of three, on one line, in any time zone.
  it.each([
    [formatRand(0), 'R0'],
    [formatRand(24_500), 'R24\u00a0500'],
    [formatRand(1_234_567), 'R1\u00a0234\u00a0567'],
    [formatRand(1999.6), 'R2\u00a0000'],
    [formatDay('2027-12-31'), '31\u00a0December\u00a02027'],
    [formatShortDay('2027-05-20'), '20\u00a0May\u00a02027'],
    // Short months have three letters.
    [formatShortDay('2027-09-06'), '6\u00a0Sep\u00a02027'],
    [formatDayOfMonth('2027-10-10'), '10\u00a0Oct'],
    [formatMonth('2028-01-28'), 'January\u00a02028'],
    [dayParts('2027-02-01').join('|'), 'Mon|1|Feb\u00a02027'],
    [formatDuration({ count: 1, unit: 'days' }), '1\u00a0day'],
    [formatDuration({ count: 12, unit: 'months' }), '12\u00a0months'],
    [formatDurationRange(weeks(12), weeks(16)), '12 to 16\u00a0weeks'],
    [formatDurationRange(weeks(5), weeks(5)), '5\u00a0weeks'],
    [formatDurationRange({ count: 2, unit: 'days' }, weeks(3)), '2\u00a0days to 3\u00a0weeks'],
    // On every such weekday, or on the days of a programme of days.
    [formatLessons({ duration: weeks(2), lessons }), 'Mondays and Tuesdays, 09:00\u00a0to\u00a016:00'],
    [formatLessons({ duration: { count: 2, unit: 'days' }, lessons }), 'Monday and Tuesday, 09:00\u00a0to\u00a016:00'],
    // The dot stays with the fact before it.
    [formatFacts(['Bootcamp', '14 weeks']), 'Bootcamp\u00a0· 14 weeks'],
    // Kilobytes of 1,000, begun.
    [formatKilobytes(31_001), '32\u00a0KB'],
    [formatKilobytes(32_000), '32\u00a0KB'],
    [
      formatCertificate({ name: 'Diploma', nqf: { level: 5, credits: 120 } }),
      'Diploma, NQF\u00a0level\u00a05, 120\u00a0credits',
    ],
    [formatCertificate({ name: 'Certificate of attendance' }), 'Certificate of attendance, without NQF credits'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });
});
