import { readFileSync, writeFileSync } from 'node:fs';
import { documentPaths } from '../spec/support/paths';
import { expect, test } from './support/site';

test('EXTRA every internal link on every page leads to something that is there', async ({ request }) => {
  const found = new Map<string, string>();
  for (const path of [...documentPaths, '/404']) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a[^>]* href="(\/[^"]*)"/g)) found.set(href, path);
  }
  expect(found.size).toBeGreaterThan(27);
  for (const [href, from] of found) {
    const [address = '', hash] = href.split('#');
    const response = await request.get(address);
    expect.soft(response.status(), `${href} on ${from}`).toBe(200);
    if (hash) expect.soft(await response.text(), `${href} on ${from}`).toContain(` id="${hash}"`);
  }
});

/** The links of a page, as `Careers → /careers`: what a visitor reads, and where it leads. Runs in an empty page. */
const linksOf = (html: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a[href]')].map((link) => {
    const name = (link.getAttribute('aria-label') ?? link.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    // The size of a brochure is the file's own.
    return `${name.replace(/\d+ KB/, '… KB')} → ${link.getAttribute('href')}`;
  });

test('EXTRA each link leads where it was seen to lead', async ({ page }) => {
  const file = 'e2e/links.txt';
  const found = new Set<string>();
  for (const path of [...documentPaths, '/404']) {
    const html = await (await page.request.get(path)).text();
    for (const link of await page.evaluate(linksOf, html)) found.add(link);
  }
  const links = `${[...found].sort().join('\n')}\n`;
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) writeFileSync(file, links);
  expect(links, `${file}; after review: npm run e2e -- links --update-snapshots`).toBe(readFileSync(file, 'utf8'));
});

test('S1-07 the brochure link names the size of the file it leads to', async ({ request }) => {
  const html = await (await request.get('/programs/cyber-security')).text();
  const size = Number(/\(PDF[^)]*?(\d+)\u00a0KB/.exec(html.replaceAll('<!-- -->', ''))?.[1]);
  const file = await (await request.get('/brochures/cyber-security.pdf')).body();
  expect(size).toBe(Math.ceil(file.length / 1000));
});
