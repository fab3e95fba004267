/** What each page of the document says of itself in its head. */
import { expect, test } from 'vitest';
import { documentPaths } from '../support/paths';
import { ADDRESS, htmlOf } from './support/site';

test('S2-01 the document lists 27 routes', () => {
  expect(new Set(documentPaths).size).toBe(27);
});

test.each(documentPaths)('S2-01 %s has a description and an address of its own', (path) => {
  const html = htmlOf(path);
  expect(html.match(/<meta name="description" content="[^"]{50,}/g)).toHaveLength(1);
  expect(html).toContain(`<link rel="canonical" href="${ADDRESS}${path}">`);
});
