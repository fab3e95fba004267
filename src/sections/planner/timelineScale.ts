/** Scale of a plan’s timeline: all days are equally wide, so months are not. */
import { daysAfter, daysBetween, monthAfter } from '../../catalogue/day';

export interface TimelineScale {
  /** First days of its months. */
  months: string[];
  /** Position of the beginning of a day, in %. */
  at: (day: string) => number;
  /** Width from the beginning of `from` to the end of `to`, in %; at least `MIN_WIDTH`. */
  width: (from: string, to: string) => number;
}

/** Smallest width that is visible, in %. */
const MIN_WIDTH = 0.5;

/** Scale of whole months, from that of `first` to that of `last`. */
export function timelineScale(first: string, last: string): TimelineScale {
  const months = [monthAfter(first, 0)];
  for (let next = monthAfter(first, 1); next <= last; next = monthAfter(next, 1)) months.push(next);
  const start = monthAfter(first, 0);
  const days = daysBetween(start, monthAfter(first, months.length));
  const share = (length: number) => Number(((100 * length) / days).toFixed(2));
  return {
    months,
    at: (day) => share(daysBetween(start, day)),
    width: (from, to) => Math.max(MIN_WIDTH, share(daysBetween(from, daysAfter(to, 1)))),
  };
}
