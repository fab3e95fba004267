/** A page's `<head>` for search engines, browsers and link previews, from the catalogue. */
import type { Catalogue } from '../src/catalogue/index';
import { theme } from '../src/theme/index.ts';
import { escapeHtml } from './escape.ts';
import { NOT_FOUND, pageName } from './paths.ts';
import { structuredData } from './structuredData.ts';

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;

/** JSON for a script element, which a `<` could end early. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The `<head>` tags of the page at `path` on `day`, one per line. Tags with absolute URLs are left out while the site
 * has no address.
 */
export function headFor(catalogue: Catalogue, path: string, day: string): string[] {
  const { organisation, programmes, pages } = catalogue;
  const programme = programmes.find(({ value }) => value.path === path)?.value;
  const entry = programme ?? pages.find(({ value }) => value.path === path)?.value;
  if (!entry) throw new Error(`${path}: no entry in the catalogue`);
  const title = 'title' in entry ? entry.title : entry.name;
  const address = organisation.siteAddress;
  const common = [
    meta('description', entry.description),
    // The promotion bar at the top is the same ochre in both schemes.
    meta('theme-color', theme.palette.sun.main),
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    // Delays the first paint until the header is parsed: its links would move while more of them arrive.
    '<link rel="expect" href="#bar" blocking="render">',
  ];
  if (path === NOT_FOUND) common.push(meta('robots', 'noindex'));
  if (path === NOT_FOUND || !address) return common;
  const image = `${address}/previews/${pageName(path)}.png`;
  return [
    ...common,
    `<link rel="canonical" href="${escapeHtml(`${address}${path}`)}">`,
    property('og:type', 'website'),
    property('og:site_name', organisation.name),
    property('og:locale', 'en_ZA'),
    property('og:title', title),
    property('og:description', entry.description),
    property('og:url', `${address}${path}`),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', `${title} – ${organisation.name}`),
    meta('twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${json(structuredData(catalogue, path, address, day))}</script>`,
  ];
}
