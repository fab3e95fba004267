/**
 * An intake's lesson days. No lesson falls on a public holiday or in a break; each is held later instead (S1-70). And its
 * payment days (S1-85), which the build counts: no browser needs the holidays.
 */
import { daysAfter, monthAfter, weekdayOf } from './day.ts';
import type { Intake, OpenProgramme, Programme } from './schema';
import { intakeName } from './slugs.ts';

/** Days without lessons, first and last included: a public holiday or a break. */
export interface Closure {
  name: string;
  from: string;
  to: string;
}

/** First and last lesson day of an intake. */
export type Dates = Pick<Intake, 'starts' | 'ends'>;
/** Fields of a programme that decide on which days it has lessons, and how many. */
type Lessons = Pick<OpenProgramme, 'lessons'>;
type Timetable = Pick<OpenProgramme, 'lessons' | 'duration'>;

/** The closure that takes `day`; `undefined` where lessons can be held. */
export function closureOn(day: string, closures: Closure[]): Closure | undefined {
  return closures.find(({ from, to }) => from <= day && day <= to);
}

/** Each day from `starts` to `ends` on which a lesson takes place. */
export function lessonDays({ starts, ends }: Dates, { lessons }: Lessons, closures: Closure[]): string[] {
  const days: string[] = [];
  for (let day = starts; day <= ends; day = daysAfter(day, 1)) {
    if (lessons.days.includes(weekdayOf(day)) && !closureOn(day, closures)) days.push(day);
  }
  return days;
}

/** The days of an intake on which a closure takes the lesson. */
export function missedDays(intake: Dates, timetable: Lessons, closures: Closure[]): string[] {
  return lessonDays(intake, timetable, []).filter((day) => closureOn(day, closures));
}

/** The closures that take a lesson between `starts` and `ends`. */
export function closuresThatTakeLessons(intake: Dates, timetable: Lessons, closures: Closure[]): Closure[] {
  const days = lessonDays(intake, timetable, []);
  return closures.filter(({ from, to }) => days.some((day) => from <= day && day <= to));
}

/** The same day of the month, `count` months later. A day that the month lacks runs on: 31 January + 1 is 3 March. */
function addMonths(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 10);
}

/** Most days that closures may add. */
const MOST_ADDED = 200;

/**
 * The last lesson day of an intake that begins on `starts`. Days and weeks count lessons held; months are the
 * calendar's, breaks included.
 */
export function lastDay(starts: string, timetable: Timetable, closures: Closure[]): string | undefined {
  const { count, unit } = timetable.duration;
  if (unit === 'months') {
    const ends = daysAfter(addMonths(starts, count), -1);
    return lessonDays({ starts, ends }, timetable, closures).at(-1);
  }
  const lessonCount = unit === 'days' ? count : count * timetable.lessons.days.length;
  const ends = daysAfter(starts, lessonCount * 7 + MOST_ADDED);
  return lessonDays({ starts, ends }, timetable, closures)[lessonCount - 1];
}

/** An intake's lesson days in units `from` to `to` of the programme (days, weeks or months), counted from 1. */
export function lessonDaysOf(
  { from, to }: { from: number; to: number },
  intake: Dates,
  timetable: Timetable,
  closures: Closure[],
): string[] {
  const allDays = lessonDays(intake, timetable, closures);
  if (timetable.duration.unit === 'months') {
    const [first, after] = [addMonths(intake.starts, from - 1), addMonths(intake.starts, to)];
    return allDays.filter((day) => first <= day && day < after);
  }
  const perUnit = timetable.duration.unit === 'weeks' ? timetable.lessons.days.length : 1;
  return allDays.slice((from - 1) * perUnit, to * perUnit);
}

/** `true` on a weekend and a public holiday; a break is the centre's own. */
export const isFreeDay = (day: string, holidays: Closure[]) =>
  ['Saturday', 'Sunday'].includes(weekdayOf(day)) || closureOn(day, holidays) !== undefined;

/** The first working day of banks, from `day` forwards or backwards. */
const workingDay = (day: string, step: 1 | -1, holidays: Closure[]): string =>
  isFreeDay(day, holidays) ? workingDay(daysAfter(day, step), step, holidays) : day;

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
export function schedulesView(intakes: Intake[], programmes: Programme[], closures: Closure[], holidays: Closure[]) {
  return Object.fromEntries(
    intakes.flatMap((intake) => {
      const programme = programmes.find(({ path }) => path === intake.programme);
      if (!programme || programme.isUpcoming) return [];
      const schedule = {
        /** Days by which instalments are due, in order. The first is that of a once-off payment too. */
        due: dueDays(intake, programme.fee.instalments?.count ?? 1, holidays),
        /** Number of live lessons. */
        lessons: lessonDays(intake, programme, closures).length,
        /** Holidays and breaks that take lessons, in order. */
        closed: closuresThatTakeLessons(intake, programme, closures),
      };
      return [[intakeName(intake), schedule] as const];
    }),
  );
}
