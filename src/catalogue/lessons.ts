/** An intake's lesson days. No lesson falls on a public holiday or in a break; each is held later instead (S1-70). */
import { daysAfter, weekdayOf } from './day.ts';
import type { Intake, OpenProgramme } from './schema';

/** Days without lessons, first and last included: a public holiday or a break. */
export interface Closure {
  name: string;
  from: string;
  to: string;
}

/** Fields of a programme that decide when it has lessons. */
type Timetable = Pick<OpenProgramme, 'lessons' | 'duration'>;

/** The closure that takes `day`; `undefined` where lessons can be held. */
export function closureOn(day: string, closures: Closure[]): Closure | undefined {
  return closures.find(({ from, to }) => from <= day && day <= to);
}

/** Each day from `starts` to `ends` on which a lesson takes place. */
export function lessonDays(
  { starts, ends }: Pick<Intake, 'starts' | 'ends'>,
  { lessons }: Pick<Timetable, 'lessons'>,
  closures: Closure[],
): string[] {
  const days: string[] = [];
  for (let day = starts; day <= ends; day = daysAfter(day, 1)) {
    if (lessons.days.includes(weekdayOf(day)) && !closureOn(day, closures)) days.push(day);
  }
  return days;
}

/** The days of an intake on which a closure takes the lesson. */
export function missedDays(
  intake: Pick<Intake, 'starts' | 'ends'>,
  timetable: Pick<Timetable, 'lessons'>,
  closures: Closure[],
): string[] {
  return lessonDays(intake, timetable, []).filter((day) => closureOn(day, closures));
}

/** The closures that take a lesson between `starts` and `ends`. */
export function closuresThatTakeLessons(
  intake: Pick<Intake, 'starts' | 'ends'>,
  timetable: Pick<Timetable, 'lessons'>,
  closures: Closure[],
): Closure[] {
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
  intake: Pick<Intake, 'starts' | 'ends'>,
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
