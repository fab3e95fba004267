import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { pageSizes } from './pageSizes';

it('a build says how large its pages are, and warns of one that is very large', () => {
  // Random letters, which do not compress.
  const large = randomBytes(60_000).toString('base64');
  const { line, warnings } = pageSizes([
    ['/large', large],
    ['/', '<p>Pottery</p>'],
  ]);
  expect(line).toMatch(/^2 pages, compressed: 0\.0 KB \(\/\) to (?:5|6)\d\.\d KB \(\/large\)$/);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/^\/large: the page has \d\d\.\d KB, over 40\.0 KB: .*; shorten it, or divide it$/);
});

it('pages of an ordinary size have no warning', () => {
  expect(pageSizes([['/', randomBytes(20_000).toString('base64')]]).warnings).toEqual([]);
});
