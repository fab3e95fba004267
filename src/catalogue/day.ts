/** Calendar days as the catalogue writes them, `YYYY-MM-DD`; in that form the earlier day is the smaller text. */

/** The days of the week, as `Date` counts them. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Milliseconds. */
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Africa/Johannesburg is two hours ahead of UTC all year: no time zone data, and so no `Intl`, is needed. */
const JOHANNESBURG = 2 * HOUR;

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day in Johannesburg at `time`, in milliseconds since 1970 (S1-14). */
export function visitorDay(time: number): string {
  return isoDay(time + JOHANNESBURG);
}

/** The day `count` days after `day`; before it where `count` is negative. */
export function daysAfter(day: string, count: number): string {
  return isoDay(Date.parse(day) + count * DAY);
}

/** The weekday of `day`. */
export function weekdayOf(day: string): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[new Date(day).getUTCDay()] as (typeof WEEKDAYS)[number];
}
