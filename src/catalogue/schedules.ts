/** Payment days, lessons and missed days of each intake (S1-85). The build counts them: no browser needs the holidays. */
import { daysAfter, monthAfter, weekdayOf } from './day.ts';
import { type Closure, closureOn, closuresThatTakeLessons, lessonDays } from './lessons.ts';
import type { Intake, Programme } from './schema';
import { intakeName } from './slugs.ts';

export interface Schedule {
  /** Days by which instalments are due, in order. The first is that of a once-off payment too. */
  due: string[];
  /** Number of live lessons. */
  lessons: number;
  /** Holidays and breaks that take lessons, in order. */
  closed: Closure[];
}

/** The first working day of banks, from `day` forwards or backwards. */
function workingDay(day: string, step: 1 | -1, holidays: Closure[]): string {
  const isFree = ['Saturday', 'Sunday'].includes(weekdayOf(day)) || closureOn(day, holidays);
  return isFree ? workingDay(daysAfter(day, step), step, holidays) : day;
}

/**
 * Days by which `count` payments are due. The first is the last working day before the first lesson. It is never before
 * applications have closed, when every place is confirmed. Each other one is the first working day of the next month.
 */
export function dueDays({ closes, starts }: Pick<Intake, 'closes' | 'starts'>, count: number, holidays: Closure[]) {
  const before = workingDay(daysAfter(starts, -1), -1, holidays);
  const later = Array.from({ length: count - 1 }, (_, index) => workingDay(monthAfter(starts, index + 1), 1, holidays));
  return [before > closes ? before : starts, ...later];
}

/** The schedule of every intake by its name, as `cyber-security-2027-02-01`. */
export function schedulesView(
  intakes: Intake[],
  programmes: Programme[],
  closures: Closure[],
  holidaysOf: (year: number) => Closure[],
): Record<string, Schedule> {
  const years = intakes.flatMap(({ starts, ends }) => [Number(starts.slice(0, 4)), Number(ends.slice(0, 4))]);
  // The payment for a first lesson in January may be due in December.
  const holidays = [...new Set([...years, Math.min(...years) - 1])].flatMap(holidaysOf);
  return Object.fromEntries(
    intakes.flatMap((intake) => {
      const programme = programmes.find(({ path }) => path === intake.programme);
      if (!programme || programme.isUpcoming) return [];
      const schedule: Schedule = {
        due: dueDays(intake, programme.fee.instalments?.count ?? 1, holidays),
        lessons: lessonDays(intake, programme, closures).length,
        closed: closuresThatTakeLessons(intake, programme, closures),
      };
      return [[intakeName(intake), schedule] as const];
    }),
  );
}
