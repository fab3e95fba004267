/** Addresses of the files that the build makes for visitors to download. */
import type { Intake } from './schema';
import { intakeName, slugOf } from './slugs.ts';

/** Brochure of the programme at `path`: `/brochures/cyber-security.pdf`. */
export function brochureAddress(path: string): string {
  return `/brochures/${slugOf(path)}.pdf`;
}

/** The manual under PAIA. */
export const PAIA_MANUAL = '/paia-manual.pdf';

/** Calendar file of all open lessons. */
export const OPEN_LESSONS_CALENDAR = '/calendar/open-lessons.ics';

/** Calendar file of an intake: `/calendar/cyber-security-2027-02-01.ics`. */
export function calendarAddress(intake: Pick<Intake, 'programme' | 'starts'>): string {
  return `/calendar/${intakeName(intake)}.ics`;
}
