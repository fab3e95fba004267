/** The addresses of the files that the build makes from the catalogue for visitors to keep. */
import type { Intake } from './schema';

/** A programme's part of a file name: the last part of its path. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** `/brochures/cyber-security.pdf`, of the programme at `path`. */
export function brochureAddress(path: string): string {
  return `/brochures/${nameOf(path)}.pdf`;
}

/** `/calendar/cyber-security-2027-02-01.ics`. */
export function calendarAddress({ programme, starts }: Pick<Intake, 'programme' | 'starts'>): string {
  return `/calendar/${nameOf(programme)}-${starts}.ics`;
}
