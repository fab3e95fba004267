import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageName } from '../../build/paths';
import { CENTRE } from '../support/centre';
import { documentPaths } from '../support/paths';
import { ADDRESS, documentOf, htmlOf, wordsOf } from './support/builtSite';

test.each(documentPaths)('%s has a preview of its own, of the size that it names', (path) => {
  const picture = readFileSync(`dist-fixture/previews/${pageName(path)}.png`);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeLessThan(60_000);
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
