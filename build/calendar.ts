/** An intake as an iCalendar file (RFC 5545): its first and last day, and its closing day. */
import { basename } from 'node:path';
import { createEvents, type DateArray } from 'ics';
import { daysAfter } from '../src/catalogue/day';
import { calendarAddress } from '../src/catalogue/downloads';
import { closuresFor } from '../src/catalogue/holidays';
import type { Catalogue } from '../src/catalogue/index';
import { closuresOf } from '../src/catalogue/lessons';
import type { Intake, OpenProgramme } from '../src/catalogue/schema';
import { paths } from '../src/paths';
import { formatClosure, formatLessons } from '../src/ui/format';

function parts(isoDay: string): DateArray {
  const [year = 0, month = 0, day = 0] = isoDay.split('-').map(Number);
  return [year, month, day];
}

/** When lessons are, and on which of those days there is none (S1-70). */
function lessonsText(intake: Intake, programme: OpenProgramme, catalogue: Catalogue): string {
  const closures = closuresOf(intake, programme, closuresFor(catalogue));
  const days = closures.map(formatClosure);
  const without = days.length > 0 ? ` No lesson: ${days.join('; ')}.` : '';
  // Plain spaces: the library folds lines by letters, the standard by bytes.
  return `${formatLessons(programme)}.${without}`.replaceAll('\u00a0', ' ');
}

/**
 * The calendar file of one intake: whole-day events for its first and last day. An intake with places has its closing
 * day too.
 */
export function calendar(intake: Intake, catalogue: Catalogue): string {
  const { organisation, programmes } = catalogue;
  // The check refuses an intake without an open programme; only the type allows it.
  const programme = programmes.find(({ value }) => value.path === intake.programme)?.value as OpenProgramme;
  const { name } = programme;
  const { siteAddress } = organisation;
  const event = (uid: string, title: string, day: string, description?: string) => ({
    uid: `${uid}-${basename(calendarAddress(intake))}`,
    title,
    start: parts(day),
    // An all-day event ends before its end date.
    end: parts(daysAfter(day, 1)),
    // The stamp comes from the data, not the clock: two builds give the same bytes.
    timestamp: Date.parse(`${intake.opens}T00:00:00Z`),
    ...(description ? { description } : {}),
    ...(siteAddress ? { url: `${siteAddress}${intake.programme}` } : {}),
    productId: organisation.name,
  });
  const { error, value } = createEvents([
    event('starts', `${name} starts at ${organisation.name}`, intake.starts, lessonsText(intake, programme, catalogue)),
    event('ends', `Last lesson: ${name}, ${organisation.name}`, intake.ends),
    ...(intake.isFull ? [] : [event('closes', `Last day to apply: ${name}, ${organisation.name}`, intake.closes)]),
  ]);
  if (error || !value) throw new Error(`src/catalogue/intakes.yaml: ${calendarAddress(intake)}: ${error?.message}`);
  return value;
}

/** The calendar file of the open lessons (S1-74). */
export function openLessonsCalendar({ organisation, openLessons }: Catalogue): string {
  const { siteAddress } = organisation;
  const at = (day: string, time: string): DateArray => {
    // South Africa is at UTC+2 all year.
    const moment = new Date(`${day}T${time}:00+02:00`);
    return [
      moment.getUTCFullYear(),
      moment.getUTCMonth() + 1,
      moment.getUTCDate(),
      moment.getUTCHours(),
      moment.getUTCMinutes(),
    ];
  };
  const { error, value } = createEvents(
    openLessons.map(({ day, from, to }) => ({
      uid: `${day}-open-lessons.ics`,
      title: `Open lesson, online and free: ${organisation.name}`,
      start: at(day, from),
      end: at(day, to),
      startInputType: 'utc' as const,
      endInputType: 'utc' as const,
      timestamp: Date.parse(`${openLessons[0]?.day}T00:00:00Z`),
      ...(siteAddress ? { url: `${siteAddress}${paths.openLessons}` } : {}),
      productId: organisation.name,
    })),
  );
  if (error || !value) throw new Error(`src/catalogue/openLessons.yaml: ${error?.message}`);
  return value;
}
