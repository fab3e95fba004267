/** Places of a season's marks, in the units of its drawing. Every day is as wide as every other (S1-86). */
import { closures } from 'virtual:catalogue/closures';
import { builtOn } from 'virtual:catalogue/day';
import { facts } from 'virtual:catalogue/facts';
import { daysAfter, daysBetween, monthAfter, WEEKDAYS, weekdayOf } from '../../../catalogue/day';
import { lessonDays } from '../../../catalogue/lessons';
import { openLessons } from '../../../catalogue/openLessons.yaml';
import type { Category, Intake } from '../../../catalogue/schema';
import { slugOf } from '../../../catalogue/slugs';
import type { OpenFacts } from '../../../catalogue/views';
import { formatShortDay } from '../../../ui/format';
import { unfinishedAtBuild } from '../unfinishedAtBuild';
import { GROUND_HEIGHT, LANE, WORDS_ROOM } from './drawingUnits';

/** Most months that are drawn: enough for a programme of a year that begins within four months. */
const MOST_MONTHS = 16;
const LEAST_MONTHS = 6;
/** Least width of a drawing. */
const WIDTH = 960;
/** Lessons more than this many days apart have a week without any between them: a new stretch begins. */
const WEEK_LEFT_OUT = 10;

export interface Lane {
  programme: Pick<OpenFacts, 'path' | 'name' | 'category' | 'icon' | 'lessons' | 'duration'>;
  intakes: Intake[];
}

/** Days as places along a drawing, in its units. */
export interface SeasonScale {
  /** First days of its months. */
  months: string[];
  width: number;
  /** Width of a day. */
  unit: number;
  /** Place of a day's beginning. */
  at: (day: string) => number;
  /** Place from which days without lessons are drawn; its beginning by default. */
  start?: number;
  /** The Monday that its weeks are counted from. */
  monday: string;
}

export interface SeasonData extends SeasonScale {
  lanes: Lane[];
  /** Size of its lanes, against those of all programmes. */
  laneSize: number;
}

/** `true` if the drawing has this day. */
export const hasDay = ({ at, width }: SeasonScale, day: string) => at(day) >= 0 && at(day) < width;

/** Closures of which the drawing has a day. */
export const closuresIn = ({ at, width, start = 0 }: SeasonScale) =>
  closures.filter(({ from, to }) => at(to) >= start && at(from) < width);

/** Open lessons ahead of `today` that the drawing has. */
export const openLessonsIn = (scale: SeasonScale, today: string) =>
  openLessons.filter(({ day }) => day >= today && hasDay(scale, day));

const isOpen = (programme: (typeof facts)[number]): programme is OpenFacts => !programme.isUpcoming;

/** The Monday of the week of `day`. */
export const mondayOf = (day: string) => daysAfter(day, -((WEEKDAYS.indexOf(weekdayOf(day)) + 6) % 7));

/**
 * The season from the build's month on, or that of `category`: a lane for each open programme with an intake.
 * `undefined` without intakes.
 */
export function seasonOf(category?: Category['id']): SeasonData | undefined {
  const programmes = facts.filter(isOpen).filter((programme) => !category || programme.category === category);
  const shown = unfinishedAtBuild().filter(({ programme }) => programmes.some(({ path }) => path === programme));
  const [first] = shown;
  if (!first) return undefined;
  const from = first.closes < monthAfter(builtOn, MOST_MONTHS) ? builtOn : first.closes;
  const start = monthAfter(from, 0);
  const last = shown.map(({ ends }) => ends).sort()[shown.length - 1] ?? from;
  const candidates = Array.from({ length: MOST_MONTHS }, (_, index) => monthAfter(from, index));
  const months = candidates.filter((month, index) => index < LEAST_MONTHS || month <= last);
  const end = monthAfter(from, months.length);
  const days = daysBetween(start, end);
  const unit = Math.ceil(WIDTH / days);
  const lanes = programmes.flatMap((programme) => {
    // A later run that would be cut off at the edge is left to the table.
    const intakes = shown
      .filter((intake) => intake.programme === programme.path && intake.starts < end)
      .filter((intake, index) => index === 0 || intake.ends < end);
    return intakes.length > 0 ? [{ programme, intakes }] : [];
  });
  return {
    lanes,
    laneSize: category ? 1.5 : 1,
    months,
    width: days * unit,
    unit,
    at: (day) => unit * daysBetween(start, day),
    monday: mondayOf(start),
  };
}

/** `true` if there is room for an intake's first day before its stem: no stem, label or edge within `WORDS_ROOM`. */
export function standsFree(season: SeasonData, index: number, { starts }: Intake): boolean {
  const { lanes, at } = season;
  const top = at(starts) - WORDS_ROOM;
  const isLong = (day: string) => formatShortDay(day).length > '1 Feb 2027'.length;
  return (
    top >= 0 &&
    !(isLong(starts) && (index === 0 || index === lanes.length - 1)) &&
    !lanes[index]?.intakes.some((other) => other.starts < starts && at(daysAfter(other.ends, 1)) > top) &&
    !lanes[index - 1]?.intakes.some(
      (other) => Math.abs(at(other.starts) - at(starts)) < WORDS_ROOM && standsFree(season, index - 1, other),
    )
  );
}

/** First and last lesson of each stretch of an intake; between two is a week or more without lessons. */
export function stretchesOf(intake: Intake, programme: Lane['programme']): [first: string, last: string][] {
  const stretches: [string, string][] = [];
  for (const day of lessonDays(intake, programme, closures)) {
    const current = stretches.at(-1);
    if (current && daysBetween(current[1], day) <= WEEK_LEFT_OUT) current[1] = day;
    else stretches.push([day, day]);
  }
  return stretches;
}

/** Weeks of a stretch, whole: from a Monday to the Monday after. */
export const weeksOf = ([first, last]: [string, string]): [string, string] => [
  mondayOf(first),
  daysAfter(mondayOf(last), 7),
];

/** Height of a drawing, in units. */
export const heightOf = ({ lanes, laneSize }: SeasonData) => laneSize * lanes.length * LANE + GROUND_HEIGHT;

/** Name of what a drawing uses again: a programme's bloom, a family's leaves. */
export const seasonId = (name: string) => `season-${slugOf(name)}`;
