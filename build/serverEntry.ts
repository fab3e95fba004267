/** Entry of the server bundle, with which the build renders pages and downloads in Node. */
import { brochureSizes } from 'virtual:catalogue/sizes';
import type { Catalogue } from '../src/catalogue/index';
import { brochureAddress, PAIA_MANUAL } from '../src/catalogue/slugs';
import { brochure } from './brochure';
import { calendarFiles } from './calendar';
import { paiaManual } from './paiaManual';

export { prerender } from '../src/server/prerender';
export { isAnalyticsConfigured } from '../src/services/analytics';
export { headFor } from './head';
export { siteFiles } from './siteFiles';
export { socialImages } from './socialImages';
export { brochureSizes };

/**
 * Path and content of every file to download on `day`: brochures, the PAIA manual, calendars. Also sets the brochures' sizes for
 * the pages, which are known only once brochures are made.
 */
export async function downloads(catalogue: Catalogue, day: string): Promise<[string, string | Uint8Array][]> {
  const files: [string, string | Uint8Array][] = [];
  for (const { value } of catalogue.programmes) {
    const pdf = await brochure(value, catalogue, day);
    brochureSizes[value.path] = pdf.length;
    files.push([brochureAddress(value.path), pdf]);
  }
  return [...files, [PAIA_MANUAL, await paiaManual(catalogue, day)], ...calendarFiles(catalogue, day)];
}
