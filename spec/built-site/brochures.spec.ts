import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { programmePaths } from '../support/paths';
import { documentOf, wordsOf } from './support/builtSite';

// `spec/content/brochures.spec.ts` tests the content of brochures.
test.each(programmePaths)('S1-07 %s leads to its brochure, and says its size in kilobytes begun', (path) => {
  const file = `/brochures/${path.split('/').at(-1)}.pdf`;
  const link = documentOf(path).querySelector('main a[download]');
  expect(link?.getAttribute('href')).toBe(file);
  const kilobytes = Math.ceil(statSync(`dist-fixture${file}`).size / 1000);
  expect(wordsOf(link)).toBe(`Download brochure (PDF, ${kilobytes} KB)`);
});
