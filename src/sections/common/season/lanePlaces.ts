/** Places of one intake's marks: from its last day to apply to its last lesson, every day as wide as every other (S1-86). */
import { closures } from 'virtual:catalogue/closures';
import { daysAfter, daysBetween, monthAfter } from '../../../catalogue/day';
import { lessonDaysOf } from '../../../catalogue/lessons';
import type { Intake, Programme } from '../../../catalogue/schema';
import { type Lane, mondayOf, type SeasonScale } from './seasonData';

/** A drawing of `length` units that has `before` and `after` of them free at its ends. */
export function intakeScale(
  { closes, ends }: Intake,
  due: string[],
  length: number,
  before: number,
  after: number,
): SeasonScale {
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

/** Place of each module, from its first lesson on. Modules that share their days share their place equally. */
export function modulePlaces(
  modules: Pick<Programme['modules'][number], 'from' | 'to'>[],
  intake: Intake,
  programme: Lane['programme'],
  at: SeasonScale['at'],
): number[] {
  return modules.map((module) => {
    const days = lessonDaysOf(module, intake, programme, closures);
    const simultaneous = modules.filter(({ from, to }) => from === module.from && to === module.to);
    const [first, end] = [at(days[0] ?? intake.ends), at(daysAfter(days.at(-1) ?? intake.ends, 1))];
    return first + ((end - first) * simultaneous.indexOf(module)) / simultaneous.length;
  });
}
