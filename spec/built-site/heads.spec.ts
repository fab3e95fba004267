/** What each page says of itself in its head. */
import { expect, test } from 'vitest';
import { documentPaths } from '../support/paths';
import { ADDRESS, htmlOf, pages } from './support/site';

test('S2-01 the document lists 27 routes', () => {
  expect(new Set(documentPaths).size).toBe(27);
});

test.each(documentPaths)('S2-01 %s has its own heading, title and description', (path) => {
  const html = htmlOf(path);
  expect(html).toContain('<html lang="en-ZA">');
  expect(html.match(/<h1/g)).toHaveLength(1);
  // What React hides until a part arrives.
  expect(html).not.toMatch(/<template|<div hidden="" id="S:/);
  expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
  expect(html.match(/<meta name="description" content="[^"]{50,}/g)).toHaveLength(1);
  expect(html).toContain(`<link rel="canonical" href="${ADDRESS}${path}">`);
});

test('S2-01 S2-07 every page has a title of its own', () => {
  const titles = pages.map((path) => /<title>(.*?)<\/title>/.exec(htmlOf(path))?.[1]);
  expect(new Set(titles).size).toBe(28);
});
