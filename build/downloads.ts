/** The files for visitors to keep: a brochure of each programme, a calendar file of each intake. */
import { brochureSizes } from 'virtual:catalogue/brochures';
import { brochureAddress, calendarAddress } from '../src/catalogue/downloads';
import type { Catalogue } from '../src/catalogue/index';
import { brochure } from './brochure';
import { calendar } from './calendar';

/**
 * Address and content of every file, as they are on `day`. The brochures' sizes are noted for the pages, which say them:
 * only a drawn brochure has one.
 */
export async function downloads(catalogue: Catalogue, day: string): Promise<[string, string | Uint8Array][]> {
  const files: [string, string | Uint8Array][] = [];
  for (const { value } of catalogue.programmes) {
    const pdf = await brochure(value, catalogue, day);
    brochureSizes[value.path] = pdf.length;
    files.push([brochureAddress(value.path), pdf]);
  }
  for (const intake of catalogue.intakes) files.push([calendarAddress(intake), calendar(intake, catalogue)]);
  return files;
}

export { brochureSizes };
