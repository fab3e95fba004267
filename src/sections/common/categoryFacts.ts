import { durationRange } from '../../catalogue/day';
import { fill } from '../../catalogue/fill';
import { from, notYetSet } from '../../catalogue/interface/facts.yaml';
import { fullDays } from '../../catalogue/interface/planner.yaml';
import * as priceTexts from '../../catalogue/interface/prices.yaml';
import type { OpenFacts, ProgrammeFacts } from '../../catalogue/views';
import { formatDurationRange, formatRand } from '../../ui/format';

/** Summary of a category's programmes, shown while its fold is closed. */
export interface CategoryFacts {
  /** Duration and hours. */
  time: string[];
  fee: string;
}

/** Shortest to longest duration; empty where there is none. */
export function timeOf(open: OpenFacts[]): string {
  const [shortest, longest] = durationRange(open) ?? [];
  return shortest && longest ? formatDurationRange(shortest.duration, longest.duration) : '';
}

/** `From R21 900`. */
export const leastFee = (open: OpenFacts[]) =>
  fill(from, { fee: formatRand(Math.min(...open.map(({ fee }) => fee.once))) });

function hoursRange(open: OpenFacts[]): string {
  if (open.every(({ duration }) => duration.unit === 'days')) return fullDays;
  const hours = open.map((programme) => programme.hours);
  const [least, most] = [Math.min(...hours), Math.max(...hours)];
  return least === most ? fill(priceTexts.aWeek, { hours: most }) : fill(priceTexts.rangeAWeek, { least, most });
}

/** Shortest to longest, hours, and lowest fee of the open ones among `programmes` (S1-05). */
export function categoryFacts(programmes: readonly ProgrammeFacts[]): CategoryFacts {
  const open = programmes.filter((one) => !one.isUpcoming);
  if (open.length === 0) return { time: [notYetSet], fee: '' };
  return {
    time: [timeOf(open), hoursRange(open)],
    fee: leastFee(open),
  };
}
