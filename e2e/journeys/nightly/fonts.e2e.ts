import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../../../spec/support/browser/site';

/** Times of the fonts' request and of the first paint, and the source of the fonts. */
const fonts = (page: Page) =>
  page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name, startTime, transferSize }) => ({
        file: name.slice(name.lastIndexOf('/')),
        isAfterPaint: startTime > paint,
        isFetched: transferSize > 0,
      }));
  });
const areShown = (page: Page) => page.evaluate(() => document.fonts.check('750 16px "Bricolage Grotesque"'));

test('S1-20 the fonts are fetched after the first paint, and then cached', async ({ page }) => {
  await open(page, '/');
  const first = await fonts(page);
  expect(first).toEqual([
    { file: expect.stringMatching(/^\/atkinson-.*-[\w-]{7}\.woff2$/), isAfterPaint: true, isFetched: true },
    { file: expect.stringMatching(/^\/bricolage-.*-[\w-]{7}\.woff2$/), isAfterPaint: true, isFetched: true },
  ]);
  expect(await areShown(page)).toBe(true);
  await open(page, '/programs/AIDeveloper');
  expect((await fonts(page)).map(({ file, isFetched }) => [file, isFetched])).toEqual(
    first.map(({ file }) => [file, false]),
  );
  expect(await areShown(page)).toBe(true);
});

test('S1-20 a page reached by a link has the fonts from the start', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  expect(await areShown(page)).toBe(true);
  expect(await fonts(page)).toHaveLength(2);
});

test('S1-20 no page asks for a font in its HTML or styles', () => {
  const files = readdirSync('dist-fixture', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) expect(readFileSync(`dist-fixture/${file}`, 'utf8'), file).not.toContain('woff2');
});
