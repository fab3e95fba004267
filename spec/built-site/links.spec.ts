import { expect, test } from 'vitest';
import { withoutCentre } from '../support/centre';
import { documentOf, pages, wordsOf } from './support/builtSite';

test('each link leads where it was seen to lead', async () => {
  const links = pages.flatMap((path) =>
    [...documentOf(path).querySelectorAll('a[href]')].map((link) => {
      // Without the size of a brochure, which changes with the file.
      const name = (link.getAttribute('aria-label') ?? wordsOf(link)).replace(/\d+ KB/, '… KB');
      return `${name} → ${link.getAttribute('href')}`;
    }),
  );
  // After review: npx vitest run links --update
  await expect(withoutCentre(`${[...new Set(links)].sort().join('\n')}\n`)).toMatchFileSnapshot('links.txt');
});
