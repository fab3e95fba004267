import { expect, test } from 'vitest';
import { documentOf, fileOf, pages, wordsOf } from './support/site';

test('every internal link on every page leads to something that is there', () => {
  const found = new Map<string, string>();
  for (const path of pages) {
    for (const link of documentOf(path).querySelectorAll('a[href^="/"]'))
      found.set(link.getAttribute('href') ?? '', path);
  }
  expect(found.size).toBeGreaterThan(27);
  for (const [href, from] of found) {
    const [address = '', hash] = href.replace(/\?[^#]*/, '').split('#');
    const message = `${href} on ${from}`;
    expect.soft(fileOf(address), message).toBeDefined();
    if (hash && fileOf(address)) expect.soft(documentOf(address).getElementById(hash), message).not.toBeNull();
  }
});

test('each link leads where it was seen to lead', async () => {
  const links = pages.flatMap((path) =>
    [...documentOf(path).querySelectorAll('a[href]')].map((link) => {
      // The size of a brochure is the file's own.
      const name = (link.getAttribute('aria-label') ?? wordsOf(link)).replace(/\d+ KB/, '… KB');
      return `${name} → ${link.getAttribute('href')}`;
    }),
  );
  // After review: npx vitest run links --update
  await expect(`${[...new Set(links)].sort().join('\n')}\n`).toMatchFileSnapshot('links.txt');
});
