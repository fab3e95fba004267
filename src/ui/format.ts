/** How dates, amounts and durations read in South African English. Units stay with their numbers (no-break spaces). */
import type { Programme } from '../catalogue/schema';

type Duration = Programme['duration'];

const NO_BREAK_SPACE = '\u00a0';

const rand = new Intl.NumberFormat('en-ZA', { style: 'currency', currency: 'ZAR', maximumFractionDigits: 0 });
const longDay = new Intl.DateTimeFormat('en-ZA', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-ZA', { weekday: 'long', timeZone: 'UTC' });
const dayAndMonth = new Intl.DateTimeFormat('en-ZA', { day: 'numeric', month: 'long', timeZone: 'UTC' });

// Builds of ICU differ in which spaces they put; one kind keeps the built page and the browser alike.
const keepTogether = (text: string) => text.replace(/\s/g, NO_BREAK_SPACE);
const at = (isoDay: string) => new Date(`${isoDay}T00:00:00Z`);

/** `R 24 500`. `amount` is in whole rand. */
export function formatRand(amount: number): string {
  const digits = rand.formatToParts(amount).map(({ type, value }) => (type === 'group' ? ' ' : value));
  return keepTogether(digits.join('').replace(/^R\s*/, 'R '));
}

/** `1 February 2027`. `isoDay` is `YYYY-MM-DD`. */
export function formatDay(isoDay: string): string {
  return keepTogether(longDay.format(at(isoDay)));
}

/** `Monday 1 February 2027`. */
export function formatWeekday(isoDay: string): string {
  return `${weekday.format(at(isoDay))} ${formatDay(isoDay)}`;
}

/** `January 2028`. */
export function formatMonth(isoDay: string): string {
  return formatDay(isoDay).split(NO_BREAK_SPACE).slice(1).join(NO_BREAK_SPACE);
}

/** `18 January`, where the year is plain from its neighbours. */
export function formatDayAndMonth(isoDay: string): string {
  return keepTogether(dayAndMonth.format(at(isoDay)));
}

/** `1 Feb 2027`: three letters for every month, where builds of ICU differ ('Sept'). */
export function formatShortDay(isoDay: string): string {
  const [day, month = '', year] = formatDay(isoDay).split(NO_BREAK_SPACE);
  return [day, month.slice(0, 3), year].join(NO_BREAK_SPACE);
}

/** `Mon`, `1`, `Feb 2027`: for a date that stands on three lines. */
export function dayParts(isoDay: string): [weekday: string, day: string, monthAndYear: string] {
  const [day = '', ...monthAndYear] = formatShortDay(isoDay).split(NO_BREAK_SPACE);
  return [weekday.format(at(isoDay)).slice(0, 3), day, monthAndYear.join(NO_BREAK_SPACE)];
}

/** `14 weeks`, `1 day`. */
export function formatDuration({ count, unit }: Duration): string {
  return keepTogether(`${count} ${count === 1 ? unit.slice(0, -1) : unit}`);
}

/** `12 to 16 weeks`, `2 days to 3 weeks`, or the one duration when both are the same. */
export function formatDurationRange(shortest: Duration, longest: Duration): string {
  if (shortest.unit !== longest.unit) return `${formatDuration(shortest)} to ${formatDuration(longest)}`;
  return shortest.count === longest.count ? formatDuration(longest) : `${shortest.count} to ${formatDuration(longest)}`;
}

/** `32 KB`, of 1,000 bytes each and rounded up. */
export function formatKilobytes(bytes: number): string {
  return keepTogether(`${Math.ceil(bytes / 1000)} KB`);
}
