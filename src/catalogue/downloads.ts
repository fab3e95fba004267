/** Addresses of the files that the build makes for visitors to download. */
import type { Intake } from './schema';

/** Last segment of a programme's path, for names of files. */
export function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Brochure of the programme at `path`: `/brochures/cyber-security.pdf`. */
export function brochureAddress(path: string): string {
  return `/brochures/${slugOf(path)}.pdf`;
}

/** The manual under PAIA. */
export const PAIA_MANUAL = '/paia-manual.pdf';

/** Calendar file of all open lessons. */
export const OPEN_LESSONS_CALENDAR = '/calendar/open-lessons.ics';

/** Name of an intake in addresses: `cyber-security-2027-02-01`. */
export function intakeName({ programme, starts }: Pick<Intake, 'programme' | 'starts'>): string {
  return `${slugOf(programme)}-${starts}`;
}

/** Calendar file of an intake: `/calendar/cyber-security-2027-02-01.ics`. */
export function calendarAddress(intake: Pick<Intake, 'programme' | 'starts'>): string {
  return `/calendar/${intakeName(intake)}.ics`;
}
