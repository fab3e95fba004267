/** Time scale for drawings: all days are equally wide, so months are not. */
import { daysAfter, daysBetween, monthAfter } from '../catalogue/day';

export interface DayScale {
  /** First days of its months. */
  months: string[];
  /** Position of the beginning of a day, in %. */
  at: (day: string) => number;
  /** Width from the beginning of `first` to the end of `last`, in %; at least `MIN_WIDTH`. */
  width: (first: string, last: string) => number;
}

/** Smallest width that is visible, in %. */
const MIN_WIDTH = 0.5;
const short = (share: number) => Number(share.toFixed(2));

/** Scale of `count` whole months, starting with the month of `first`. */
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
