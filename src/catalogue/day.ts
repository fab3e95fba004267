/** Calendar days as text, `YYYY-MM-DD`, which sorts in date order. */

/** Days of the week, in the order of `Date.getUTCDay()`. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** An hour and a day, in milliseconds. */
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Offset of Africa/Johannesburg: UTC+2 all year, so the slow `Intl` is not needed. */
const JOHANNESBURG = 2 * HOUR;

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day in Johannesburg at `time`, in ms since 1970 (S1-14). */
export function visitorDay(time: number): string {
  return isoDay(time + JOHANNESBURG);
}

/** The day `count` days after `day`, or before it when `count` is negative. */
export function daysAfter(day: string, count: number): string {
  return isoDay(Date.parse(day) + count * DAY);
}

/** The first day of the month that is `count` months after that of `day`. */
export function monthAfter(day: string, count: number): string {
  const months = 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}

/** The weekday of `day`. */
export function weekdayOf(day: string): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[new Date(day).getUTCDay()] as (typeof WEEKDAYS)[number];
}

/** Hours from `from` to `to`, as `18:00` and `20:30`. */
export const hoursBetween = (from: string, to: string): number =>
  (Date.parse(`1970-01-01T${to}Z`) - Date.parse(`1970-01-01T${from}Z`)) / HOUR;

/** Days from `from` to `to`; 0 when they are the same. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** A length of time, as a programme has it. */
export interface Duration {
  count: number;
  unit: 'days' | 'weeks' | 'months';
}

const DAYS_PER_UNIT = { days: 1, weeks: 7, months: 30 };

/** Approximate days of a duration, for comparison. */
export const daysOf = ({ count, unit }: Duration): number => count * DAYS_PER_UNIT[unit];

/** `Week` and `1`, or `Weeks` and `1–3`. */
export function spanOf(from: number, to: number, unit: Duration['unit']): [unit: string, numbers: string] {
  const one = unit.charAt(0).toUpperCase() + unit.slice(1, -1);
  return from === to ? [one, `${from}`] : [`${one}s`, `${from}–${to}`];
}

/** `12 hours`, `1 hour`, without a line break. */
export const formatHours = (count: number): string => `${count}\u00a0${count === 1 ? 'hour' : 'hours'}`;

/** The shortest and the longest of `all`; `undefined` when it is empty. */
export function durationRange<T extends { duration: Duration }>(all: T[]): [shortest: T, longest: T] | undefined {
  const byTime = [...all].sort((a, b) => daysOf(a.duration) - daysOf(b.duration));
  const [shortest, longest] = [byTime[0], byTime.at(-1)];
  return shortest && longest ? [shortest, longest] : undefined;
}
