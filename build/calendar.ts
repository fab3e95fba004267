/** Calendar files (RFC 5545): each intake's lessons and its last day to apply, and the open lessons. */
import { basename } from 'node:path';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { daysAfter, daysBetween } from '../src/catalogue/day';
import { fill } from '../src/catalogue/fill';
import { allClosures } from '../src/catalogue/holidays';
import type { Catalogue } from '../src/catalogue/index';
import { events } from '../src/catalogue/interface/downloads.yaml';
import { closuresThatTakeLessons, missedDays } from '../src/catalogue/lessons';
import type { Intake, OpenProgramme } from '../src/catalogue/schema';
import { calendarAddress, OPEN_LESSONS_CALENDAR } from '../src/catalogue/slugs';
import { paths } from '../src/paths';
import { formatClosure, formatLessons } from '../src/ui/format';

const dateArrayOf = (day: string) => day.split('-').map(Number) as DateArray;

/** `20270201T160000Z`. South Africa is at UTC+2 all year, so a series in UTC is at the same time of day all year. */
const moment = (day: string, time: string) =>
  `${new Date(`${day}T${time}:00+02:00`).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

function icsText(where: string, events: EventAttributes[]): string {
  const { error, value } = createEvents(events);
  if (error || !value) throw new Error(`src/catalogue/${where}: ${error?.message}`);
  return value;
}

/**
 * Fields that all events of a file share. The stamp is the build's day and not the time, so that two builds of one day give
 * the same bytes. Calendars accept a changed event only with a higher sequence, so the sequence counts days too.
 */
function shared({ organisation }: Catalogue, path: string, day: string) {
  const { siteAddress, name } = organisation;
  return {
    timestamp: Date.parse(`${day}T00:00:00Z`),
    sequence: daysBetween('1970-01-01', day),
    ...(siteAddress ? { url: `${siteAddress}${path}` } : {}),
    productId: name,
  };
}

/** Text about lesson times, and lesson days without a lesson (S1-70). */
function lessonsText(intake: Intake, programme: OpenProgramme, catalogue: Catalogue): string {
  const days = closuresThatTakeLessons(intake, programme, allClosures(catalogue)).map(formatClosure);
  const without = days.length > 0 ? ` ${fill(events.withoutLesson, { days: days.join('; ') })}` : '';
  // Plain spaces and apostrophes: the library folds lines by letters, the standard by bytes.
  return `${formatLessons(programme)}.${without}`.replaceAll('\u00a0', ' ').replaceAll('’', "'");
}

/** The calendar file of one intake on `day`: its lessons as a weekly series with exceptions, and its closing day. */
export function calendar(intake: Intake, catalogue: Catalogue, day: string): string {
  const { organisation, programmes } = catalogue;
  // The catalogue's check refuses an intake without an open programme; only the type allows it.
  const programme = programmes.find(({ value }) => value.path === intake.programme)?.value as OpenProgramme;
  const { lessons } = programme;
  const names = { name: programme.name, centre: organisation.name };
  const id = basename(calendarAddress(intake));
  const missed = missedDays(intake, programme, allClosures(catalogue));
  const weekdays = lessons.days.map((one) => one.slice(0, 2).toUpperCase());
  const common = shared(catalogue, intake.programme, day);
  return icsText(`intakes.yaml: ${calendarAddress(intake)}`, [
    {
      ...common,
      uid: `lessons-${id}`,
      title: fill(events.lesson, names),
      description: lessonsText(intake, programme, catalogue),
      start: moment(intake.starts, lessons.from),
      end: moment(intake.starts, lessons.to),
      recurrenceRule: `FREQ=WEEKLY;BYDAY=${weekdays.join(',')};UNTIL=${moment(intake.ends, lessons.from)}`,
      ...(missed.length > 0 ? { exclusionDates: missed.map((one) => moment(one, lessons.from)) } : {}),
    },
    {
      ...common,
      uid: `closes-${id}`,
      title: fill(events.closing, names),
      start: dateArrayOf(intake.closes),
      // An all-day event ends before its end date, and does not make a day busy.
      end: dateArrayOf(daysAfter(intake.closes, 1)),
      transp: 'TRANSPARENT',
    },
  ]);
}

/** The calendar file of the open lessons on `day` (S1-74). */
export function openLessonsCalendar(catalogue: Catalogue, day: string): string {
  const { organisation, openLessons } = catalogue;
  return icsText(
    'openLessons.yaml',
    openLessons.map(({ day: held, from, to }) => ({
      ...shared(catalogue, paths.openLessons, day),
      uid: `${held}-open-lessons.ics`,
      title: fill(events.openLesson, { centre: organisation.name }),
      start: moment(held, from),
      end: moment(held, to),
    })),
  );
}

/** Address and content of every calendar file on `day`. A full intake has none. */
export function calendarFiles(catalogue: Catalogue, day: string): [string, string][] {
  const open = catalogue.intakes.filter(({ isFull }) => !isFull);
  const files = open.map((intake): [string, string] => [calendarAddress(intake), calendar(intake, catalogue, day)]);
  return [...files, [OPEN_LESSONS_CALENDAR, openLessonsCalendar(catalogue, day)]];
}
