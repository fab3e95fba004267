/** Dates, amounts and durations in South African English. No-break spaces keep units with their numbers. */
import { inRand } from '../catalogue/amounts.mjs';
import { weekdayOf } from '../catalogue/day';
import { totalOf } from '../catalogue/fees';
import { fill } from '../catalogue/fill';
import * as formatTexts from '../catalogue/interface/formats.yaml';
import type { Closure } from '../catalogue/lessons';
import type { OpenProgramme, Programme } from '../catalogue/schema';
import type { CertificateFacts } from '../catalogue/views';

type Duration = Programme['duration'];
type Instalments = NonNullable<OpenProgramme['fee']['instalments']>;

const NO_BREAK_SPACE = '\u00a0';
// Not from `Intl`: it blocks a slow phone, and browsers differ in its spaces and in 'Sept'.
const MONTHS = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',');

const monthOf = (day: string) => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';

/** `Jan` to `Dec`, of the month of `day`, `YYYY-MM-DD` or `YYYY-MM`. */
export const formatShortMonth = (day: string) => monthOf(day).slice(0, 3);

/** `text` with no-break spaces, so that it stays on one line. */
export const keepTogether = (text: string) => text.replaceAll(' ', NO_BREAK_SPACE);

const dayOf = (isoDay: string) => String(Number(isoDay.slice(8)));

/** `R24 500`, in whole rand. */
export const formatRand = inRand;

/** `R6 500 × 4`, without line breaks. */
export function formatInstalments({ amount, count }: Instalments): string {
  return keepTogether(`${formatRand(amount)} × ${count}`);
}

/** `R6 500 × 4 = R26 000`: a line may break before the total. */
export function formatInstalmentsWithTotal(instalments: Instalments): string {
  return `${formatInstalments(instalments)} ${keepTogether(`= ${formatRand(totalOf(instalments))}`)}`;
}

/** The instalments of a fee; with their total only where that is not the once-off fee, which stands beside it. */
export function formatMonthly(once: number, instalments: Instalments): string {
  return (totalOf(instalments) === once ? formatInstalments : formatInstalmentsWithTotal)(instalments);
}

/** `1 February 2027`. `isoDay` is `YYYY-MM-DD`. */
export function formatDay(isoDay: string): string {
  return `${dayOf(isoDay)}${NO_BREAK_SPACE}${formatMonth(isoDay)}`;
}

/** `January 2028`. */
export function formatMonth(isoDay: string): string {
  return `${monthOf(isoDay)}${NO_BREAK_SPACE}${isoDay.slice(0, 4)}`;
}

/** `Mon`, `1`, `Feb 2027`: for a date on three lines. */
export function dayParts(isoDay: string): [weekday: string, day: string, monthAndYear: string] {
  const monthAndYear = `${formatShortMonth(isoDay)}${NO_BREAK_SPACE}${isoDay.slice(0, 4)}`;
  return [weekdayOf(isoDay).slice(0, 3), dayOf(isoDay), monthAndYear];
}

/** `1 Feb`. */
export const formatDayOfMonth = (isoDay: string) => formatShortDay(isoDay).slice(0, -5);

/** `1 Feb 2027`. */
export function formatShortDay(isoDay: string): string {
  const [, day, monthAndYear] = dayParts(isoDay);
  return keepTogether(`${day} ${monthAndYear}`);
}

/** `22 March 2027 (Human Rights Day, observed)`, `11 December 2027 to 9 January 2028 (December break)`. */
export function formatClosure({ name, from, to }: Closure): string {
  return `${formatDay(from)}${from === to ? '' : ` to ${formatDay(to)}`} (${name})`;
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

/** `Occupational certificate, NQF level 5, 104 credits`; `Certificate of attendance, without NQF credits`. */
export function formatCertificate({ name, nqf }: CertificateFacts): string {
  return nqf
    ? `${name}, ${keepTogether(fill(formatTexts.nqfLevel, nqf))}, ${keepTogether(fill(formatTexts.credits, nqf))}`
    : `${name}, ${formatTexts.withoutCredits}`;
}

type Timetable = Pick<OpenProgramme, 'duration' | 'lessons'>;

/** `A, B and C`. */
export function formatList(names: readonly string[]): string {
  const first = names.slice(0, -1);
  const last = names.at(-1) ?? '';
  return first.length > 0 ? `${first.join(', ')} and ${last}` : last;
}

/** `Mondays, Wednesdays and Thursdays`; `Monday and Tuesday` for a programme of two days. */
export function formatLessonDays({ duration, lessons }: Timetable): string {
  return formatList(duration.unit === 'days' ? lessons.days : lessons.days.map((day) => `${day}s`));
}

/** `Mondays, Wednesdays and Thursdays, 18:00 to 20:30`. */
export function formatLessons(timetable: Timetable): string {
  const { from, to } = timetable.lessons;
  return `${formatLessonDays(timetable)}, ${keepTogether(`${from} to ${to}`)}`;
}

/** `32 KB` of 1,000 bytes, rounded up. */
export function formatKilobytes(bytes: number): string {
  return keepTogether(`${Math.ceil(bytes / 1000)} KB`);
}

/** `Bootcamp · 14 weeks · Live online`. A line may end with a dot, but not begin with one. */
export function formatFacts(facts: readonly string[]): string {
  return facts.join(`${NO_BREAK_SPACE}· `);
}
