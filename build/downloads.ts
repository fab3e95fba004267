/** Files for visitors to download: a brochure per programme, a calendar file per intake, and one of the open lessons. */
import { brochureSizes } from 'virtual:catalogue/brochures';
import { brochureAddress, calendarAddress, OPEN_LESSONS_CALENDAR } from '../src/catalogue/downloads';
import type { Catalogue } from '../src/catalogue/index';
import { brochure } from './brochure';
import { calendar, openLessonsCalendar } from './calendar';

/**
 * Path and content of every file on `day`.
 * Also sets the brochures' sizes for the pages, which are known only once brochures are made.
 */
export async function downloads(catalogue: Catalogue, day: string): Promise<[string, string | Uint8Array][]> {
  const files: [string, string | Uint8Array][] = [];
  for (const { value } of catalogue.programmes) {
    const pdf = await brochure(value, catalogue, day);
    brochureSizes[value.path] = pdf.length;
    files.push([brochureAddress(value.path), pdf]);
  }
  for (const intake of catalogue.intakes) files.push([calendarAddress(intake), calendar(intake, catalogue)]);
  files.push([OPEN_LESSONS_CALENDAR, openLessonsCalendar(catalogue)]);
  return files;
}

export { brochureSizes };
