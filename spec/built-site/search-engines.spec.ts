import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CENTRE } from '../support/centre';
import { documentPaths } from '../support/paths';
import { ADDRESS, documentOf, fileOf, htmlOf, wordsOf } from './support/site';

function attribute(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1];
}

for (const path of documentPaths) {
  test(`${path} has its own sharing tags and an existing image`, () => {
    const html = htmlOf(path);
    const title = attribute(html, /<title>([^<]+)<\/title>/) ?? '';
    const image = `${ADDRESS}/previews/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
    const tags = [...html.matchAll(/<meta property="(og:[^"]*)" content="([^"]*)">/g)];
    expect(Object.fromEntries(tags.map(([, name, content]) => [name, content]))).toMatchObject({
      'og:title': title.replace(` – ${CENTRE.name}`, ''),
      'og:description': attribute(html, /name="description" content="([^"]+)"/),
      'og:url': `${ADDRESS}${path}`,
      'og:image': image,
      'og:image:alt': title,
    });
    const picture = readFileSync(fileOf(image.replace(ADDRESS, '')) ?? image);
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(60_000);
  });
}

test('titles and descriptions are unique and of a useful length', () => {
  const pages = documentPaths.map(htmlOf);
  const titles = pages.map((html) => attribute(html, /<title>([^<]+)<\/title>/)?.replaceAll('&amp;', '&') ?? '');
  expect(new Set(titles).size).toBe(27);
  expect(titles.filter((title) => !title.endsWith(` – ${CENTRE.name}`))).toEqual([]);
  expect(titles.filter((title) => title.length < 23 || title.length > 65)).toEqual([]);
  const descriptions = pages.map((html) => attribute(html, /<meta name="description" content="([^"]+)"/) ?? '');
  expect(new Set(descriptions).size).toBe(27);
  expect(descriptions.filter((text) => text.length < 70 || text.length > 160)).toEqual([]);
});

test('S2-121 a page’s title is its heading; home and not-found greet instead', () => {
  for (const path of documentPaths.filter((one) => one !== '/')) {
    const title = documentOf(path).title.replace(` – ${CENTRE.name}`, '');
    expect.soft(wordsOf(documentOf(path).querySelector('h1')), path).toBe(title);
  }
});

test('S2-122 bars, footer and breadcrumbs name a page by its title’s first words', () => {
  const titles = new Map<string, string>(documentPaths.map((path) => [path, documentOf(path).title.toLowerCase()]));
  const links = documentPaths.flatMap((path) => [...documentOf(path).querySelectorAll('nav a, footer a')]);
  const pages = documentPaths
    .filter((path) => path !== '/')
    .flatMap((path) => links.filter((link) => link.getAttribute('href') === path).map((link) => [path, wordsOf(link)]));
  expect([...new Set(pages.flat())]).toEqual(expect.arrayContaining(['About Us', 'Pricing', 'Full Programs']));
  const others = pages.filter(([path = '', name = '']) => !titles.get(path)?.startsWith(name.toLowerCase()));
  expect(others).toEqual([]);
});

test('the sitemap lists the 27 routes and nothing else', () => {
  const sitemap = htmlOf('/sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  expect(addresses.sort()).toEqual(documentPaths.map((path) => `${ADDRESS}${path}`).sort());
});
