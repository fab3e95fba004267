import { closures, facts } from 'virtual:catalogue/facts';
import { builtOn } from 'virtual:catalogue/shell';
import { daysAfter, daysBetween, monthAfter } from '../../../catalogue/day';
import { lessonDays } from '../../../catalogue/lessons';
import type { Category, Intake } from '../../../catalogue/schema';
import type { OpenFacts } from '../../../catalogue/views';
import { type TimeScale, timeScale } from '../../../ui/Bars/timeScale';
import { unfinishedAtBuild } from '../unfinishedAtBuild';

/** Most months that are drawn: enough for a programme of a year that begins within four months. */
const MOST_MONTHS = 16;
const LEAST_MONTHS = 6;
/** Lessons more than this many days apart have a week without any between them: a new stretch begins. */
const WEEK_LEFT_OUT = 10;

export interface Lane {
  programme: Pick<OpenFacts, 'path' | 'name' | 'category' | 'icon' | 'lessons' | 'duration'>;
  intakes: Intake[];
}

const isOpen = (programme: (typeof facts)[number]): programme is OpenFacts => !programme.isUpcoming;

/**
 * The season from the build's month on, or that of `category`: a lane for each open programme with an intake.
 * `undefined` without intakes.
 */
export function seasonOf(category?: Category['id']): { lanes: Lane[]; scale: TimeScale } | undefined {
  const programmes = facts.filter(isOpen).filter((programme) => !category || programme.category === category);
  const shown = unfinishedAtBuild().filter(({ programme }) => programmes.some(({ path }) => path === programme));
  const [first] = shown;
  if (!first) return undefined;
  const from = first.closes < monthAfter(builtOn, MOST_MONTHS) ? builtOn : first.closes;
  const last =
    shown
      .map(({ ends }) => ends)
      .sort()
      .at(-1) ?? from;
  const months = Array.from({ length: MOST_MONTHS }, (_, index) => monthAfter(from, index)).filter(
    (month, index) => index < LEAST_MONTHS || month <= last,
  );
  const end = monthAfter(from, months.length);
  const lanes = programmes.flatMap((programme) => {
    // A later run that would be cut off at the edge is left to the table.
    const intakes = shown
      .filter((intake) => intake.programme === programme.path && intake.starts < end)
      .filter((intake, index) => index === 0 || intake.ends < end);
    return intakes.length > 0 ? [{ programme, intakes }] : [];
  });
  return { lanes, scale: timeScale(monthAfter(from, 0), daysAfter(end, -1)) };
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
