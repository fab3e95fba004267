/** A scale of days for drawings: each day as wide as every other, months only as marks. */
import { daysAfter, daysBetween, monthAfter } from '../catalogue/day';

export interface DayScale {
  /** First days of its months. */
  months: string[];
  /** Place of a day's beginning, in %. */
  at: (day: string) => number;
  /** Width from the beginning of one day to the end of another, in %; wide enough to be seen. */
  width: (first: string, last: string) => number;
}

/** Least width of what is drawn, in %. */
const MIN_WIDTH = 0.5;
const short = (share: number) => Number(share.toFixed(2));

/** A scale of `count` whole months from that of `first`. */
export function dayScale(first: string, count: number): DayScale {
  const months = Array.from({ length: count }, (_, index) => monthAfter(first, index));
  const start = monthAfter(first, 0);
  const days = daysBetween(start, monthAfter(first, count));
  const share = (length: number) => short((100 * length) / days);
  return {
    months,
    at: (day) => share(daysBetween(start, day)),
    width: (from, to) => Math.max(MIN_WIDTH, share(daysBetween(from, daysAfter(to, 1)))),
  };
}
