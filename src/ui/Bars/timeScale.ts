import { daysAfter, daysBetween, monthAfter } from '../../catalogue/day';

/** Days as shares of a stretch of time, from 0 to 1: every day is as wide as every other (S1-86). */
export interface TimeScale {
  /** First days of the months that begin in it. */
  months: string[];
  /** Place of a day's beginning; below 0 or above 1 outside of the stretch. */
  at: (day: string) => number;
  /** `true` if the stretch has this day. */
  has: (day: string) => boolean;
  /** The part of `from` to `to`, both included, that the stretch has. */
  span: (from: string, to: string) => { from: number; to: number };
}

/** The scale of the days from `first` to `last`, both included. */
export function timeScale(first: string, last: string): TimeScale {
  const days = daysBetween(first, last) + 1;
  const at = (day: string) => daysBetween(first, day) / days;
  const within = (share: number) => Math.min(Math.max(share, 0), 1);
  const months = Array.from({ length: Math.ceil(days / 28) + 1 }, (_, index) => monthAfter(first, index));
  return {
    months: months.filter((month) => month >= first && month <= last),
    at,
    has: (day) => day >= first && day <= last,
    span: (from, to) => ({ from: within(at(from)), to: within(at(daysAfter(to, 1))) }),
  };
}
