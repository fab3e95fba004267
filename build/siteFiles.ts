/** Files beside the pages: sitemap, robots.txt, manifest, security.txt. */
import type { Catalogue } from '../src/catalogue/index';
import { theme } from '../src/theme/index.ts';
import { escapeHtml } from './escape.ts';

/** File name → content. No sitemap without the site's address, because its entries are absolute URLs. */
export function siteFiles({ organisation }: Catalogue, paths: string[]): Record<string, string> {
  const { siteAddress: address, name, summary, contact } = organisation;
  const files: Record<string, string> = {
    'robots.txt': ['User-agent: *', 'Allow: /', ...(address ? [`Sitemap: ${address}/sitemap.xml`] : []), ''].join('\n'),
    'manifest.webmanifest': JSON.stringify({
      name,
      short_name: name,
      description: summary,
      lang: 'en-ZA',
      start_url: '/',
      display: 'browser',
      background_color: theme.palette.background.default,
      theme_color: theme.palette.sun.main,
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ...[192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
      ],
    }),
    // The site obeys Global Privacy Control (S7-07), in every build.
    '.well-known/gpc.json': JSON.stringify({ gpc: true, lastUpdate: '2026-11-26' }),
    '.well-known/security.txt': [
      `Contact: mailto:${contact.email}`,
      `Expires: ${organisation.securityContactExpires}T00:00:00Z`,
      'Preferred-Languages: en',
      ...(address ? [`Canonical: ${address}/.well-known/security.txt`] : []),
      '',
    ].join('\n'),
  };
  const urls = paths.map((path) => `  <url><loc>${escapeHtml(`${address}${path}`)}</loc></url>\n`).join('');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`;
  return address ? { ...files, 'sitemap.xml': sitemap } : files;
}
