/** What a page's head says to search engines, browsers and previews; from the catalogue, at build time. */
import type { Catalogue } from '../src/catalogue/index';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The tags of the page at `path`, a line each. */
export function headFor(catalogue: Catalogue, path: string): string {
  const entry = [...catalogue.programmes, ...catalogue.pages].find(({ value }) => value.path === path)?.value;
  if (!entry) throw new Error(`${path}: no entry in the catalogue`);
  const { siteAddress } = catalogue.organisation;
  return [
    `<meta name="description" content="${escapeHtml(entry.description)}">`,
    ...(siteAddress && path !== '/404' ? [`<link rel="canonical" href="${siteAddress}${path}">`] : []),
  ].join('\n    ');
}
