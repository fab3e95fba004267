/** Addresses of the files that the build makes for visitors to download. */
import type { Intake } from './schema';

/** A programme's part of a file name: the last segment of its path. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Brochure of the programme at `path`: `/brochures/cyber-security.pdf`. */
export function brochureAddress(path: string): string {
  return `/brochures/${nameOf(path)}.pdf`;
}

/** Calendar file of an intake: `/calendar/cyber-security-2027-02-01.ics`. */
export function calendarAddress({ programme, starts }: Pick<Intake, 'programme' | 'starts'>): string {
  return `/calendar/${nameOf(programme)}-${starts}.ics`;
}
