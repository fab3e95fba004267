/** An intake as an iCalendar file (RFC 5545): its first day and its closing day. */
import { basename } from 'node:path';
import { createEvents, type DateArray } from 'ics';
import { calendarAddress } from '../src/catalogue/downloads';
import type { Catalogue } from '../src/catalogue/index';
import type { Intake } from '../src/catalogue/schema';

function parts(isoDay: string): DateArray {
  const [year = 0, month = 0, day = 0] = isoDay.split('-').map(Number);
  return [year, month, day];
}

/** The day after `isoDay`: an all-day event ends before its end date. */
function dayAfter(isoDay: string): string {
  const day = new Date(`${isoDay}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** The calendar file of one intake: whole-day events for its first day and, unless it is full, its closing day. */
export function calendar(intake: Intake, { organisation, programmes }: Catalogue): string {
  // Stryker disable next-line OptionalChaining,StringLiteral: The check refuses an intake without a programme; only the type allows it.
  const name = programmes.find(({ value }) => value.path === intake.programme)?.value.name ?? '';
  const { siteAddress } = organisation;
  const event = (uid: string, title: string, day: string) => ({
    uid: `${uid}-${basename(calendarAddress(intake))}`,
    title,
    start: parts(day),
    end: parts(dayAfter(day)),
    // The stamp comes from the data, not the clock: two builds give the same bytes.
    timestamp: Date.parse(`${intake.opens}T00:00:00Z`),
    ...(siteAddress ? { url: `${siteAddress}${intake.programme}` } : {}),
    productId: organisation.name,
  });
  const { error, value } = createEvents([
    event('starts', `${name} starts at ${organisation.name}`, intake.starts),
    ...(intake.isFull ? [] : [event('closes', `Last day to apply: ${name}, ${organisation.name}`, intake.closes)]),
  ]);
  if (error || !value) throw new Error(`src/catalogue/intakes.ts: ${calendarAddress(intake)}: ${error?.message}`);
  return value;
}
