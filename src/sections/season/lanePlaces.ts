/** Places of one intake's marks: from its last day to apply to its last lesson, every day as wide as every other (S1-86). */
import { closures } from 'virtual:catalogue/closures';
import { daysAfter, daysBetween, monthAfter } from '../../catalogue/day';
import { lessonDaysOf } from '../../catalogue/lessons';
import type { Intake, Programme } from '../../catalogue/schema';
import { type Lane, mondayOf, type Scale } from './seasonData';

/** Units of a letter, and around a module's name. */
const LETTER = 7.2;
const ROOM = 10;
/** A module's name has at most two lines; a longer one is left out of the drawing. */
const LINES = 2;

/** `title` in lines that are at most `width` long; none where it does not fit. */
export function wrapTitle(title: string, width: number): string[] {
  const most = Math.floor((width - ROOM) / LETTER);
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= most) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines.length > LINES || lines.some(({ length }) => length > most) ? [] : lines;
}

/** A drawing of `length` units that has `before` and `after` of them free at its ends. */
export function intakeScale(
  { closes, ends }: Intake,
  due: string[],
  length: number,
  before: number,
  after: number,
): Scale {
  const [first = closes] = [closes, ...due].sort();
  const days = daysBetween(first, ends) + 1;
  const unit = (length - before - after) / days;
  const at = (day: string) => Math.round(10 * (before + unit * daysBetween(first, day))) / 10;
  const months = Array.from({ length: Math.ceil(days / 28) + 1 }, (_, index) => monthAfter(first, index + 1));
  return {
    months: months.filter((month) => at(month) < length - after),
    width: length,
    unit,
    at,
    start: before,
    monday: mondayOf(first),
  };
}

export interface ModuleSpan {
  title: string;
  at: number;
  width: number;
}

/** Place of each module, from its first lesson on. Modules that share their days share their place equally. */
export function modulePlaces(
  modules: Pick<Programme['modules'][number], 'title' | 'from' | 'to'>[],
  intake: Intake,
  programme: Lane['programme'],
  at: Scale['at'],
): ModuleSpan[] {
  const starts = modules.map((module) => {
    const days = lessonDaysOf(module, intake, programme, closures);
    const alike = modules.filter(({ from, to }) => from === module.from && to === module.to);
    const [first, end] = [at(days[0] ?? intake.ends), at(daysAfter(days.at(-1) ?? intake.ends, 1))];
    return first + ((end - first) * alike.indexOf(module)) / alike.length;
  });
  const end = at(daysAfter(intake.ends, 1));
  return modules.map(({ title }, index) => {
    const start = starts[index] ?? end;
    return { title, at: start, width: (starts[index + 1] ?? end) - start };
  });
}
