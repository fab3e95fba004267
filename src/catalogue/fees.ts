/** What a learner pays by monthly plan, and what comes back after a learner stops (S1-08): the build counts it, with the holidays. */
import { daysAfter } from './day.ts';
import { type Closure, type Dates, isFreeDay, lessonDaysOf } from './lessons.ts';
import type { Intake, OpenProgramme, Programme } from './schema';

/** Total of a monthly plan. */
export const totalOf = ({ amount, count }: { amount: number; count: number }): number => amount * count;

/** The day on which a notice given on `day` ends: `count` working days later. A break counts, a holiday does not. */
function noticeEnd(day: string, count: number, holidays: Closure[]): string {
  if (count === 0) return day;
  const next = daysAfter(day, 1);
  return noticeEnd(next, isFreeDay(next, holidays) ? count : count - 1, holidays);
}

export interface Calendar {
  /** Days without lessons. */
  closures: Closure[];
  /** Public holidays, those in a break too. */
  holidays: Closure[];
  /** Working days of notice. */
  noticeDays: number;
}

/**
 * What comes back of a fee paid once, in rand, after notice on the day of the last lesson in `unit`: a week or month of the
 * programme, from 1. Each module that has started by the end of the notice is paid, by its length.
 */
export function refundAfter(
  programme: Pick<OpenProgramme, 'fee' | 'duration' | 'lessons' | 'modules'>,
  intake: Dates,
  unit: number,
  { closures, holidays, noticeDays }: Calendar,
): number {
  const { fee, modules } = programme;
  const firstOrLast = (from: number, to: number, at: 0 | -1) =>
    lessonDaysOf({ from, to }, intake, programme, closures).at(at) ?? intake.ends;
  const end = noticeEnd(firstOrLast(unit, unit, -1), noticeDays, holidays);
  const lengthOf = (some: typeof modules) => some.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const left = lengthOf(modules.filter(({ from, to }) => firstOrLast(from, to, 0) > end));
  return Math.round((fee.once * left) / lengthOf(modules));
}

/** What comes back at least, whichever intake it is: for each programme with notice, by week or month of the programme. */
export function refundsView(intakes: Intake[], programmes: Programme[], calendar: Calendar): Record<string, number[]> {
  return Object.fromEntries(
    programmes.flatMap((programme) => {
      const own = intakes.filter((intake) => intake.programme === programme.path);
      if (programme.isUpcoming || programme.duration.unit === 'days' || own.length === 0) return [];
      const units = Array.from({ length: programme.duration.count }, (_, index) => index + 1);
      const least = units.map((unit) => Math.min(...own.map((one) => refundAfter(programme, one, unit, calendar))));
      return [[programme.path, least] as const];
    }),
  );
}
