import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { documentPaths } from '../spec/support/paths';
import { expect, open, test } from './support/site';

function htmlOf(path: string): string {
  return readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8');
}

/** The style files whose rules a page holds already: its tags for them fetch nothing. */
function heldBy(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)" disabled>/g)].map(([, file = '']) => file);
}

test('EXTRA a page holds the styles of what it draws, each rule once, and no others', () => {
  for (const path of [...documentPaths, '/404']) {
    const html = htmlOf(path);
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    const held = heldBy(html);
    expect.soft(held.length, path).toBeGreaterThan(1);
    expect.soft(new Set(held).size, path).toBe(held.length);
    // The menu of a telephone and the overlay of a slow page are drawn when they are asked for.
    expect.soft(held.join(), path).not.toMatch(/MobileMenu|DropdownPanel|overlays/);
    expect
      .soft(
        held.some((file) => file.includes('ProgrammePage')),
        path,
      )
      .toBe(html.includes('aria-label="Key facts"'));
    // Paper and the visitor's own colours have a file of their own, which is fetched once the page is painted.
    expect.soft(style, path).not.toMatch(/@media print|forced-colors/);
    const [, apart = ''] =
      /<noscript><link rel="stylesheet" href="(\/assets\/apart-[\w-]+\.css)" media="print, \(forced-colors: active\)"><\/noscript>/.exec(
        html,
      ) ?? [];
    expect(readFileSync(`dist${apart}`, 'utf8'), path).toMatch(/@media print.*@media \(forced-colors:active\)/s);
    expect.soft(/ data-styles="([^"]+)"/.exec(html)?.[1]?.split(' '), path).toContain(apart);
  }
});

test('EXTRA a page whose styles stand in it asks for none of them again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(new URL(request.url()).pathname);
  });
  for (const path of ['/', '/programs/AIDeveloper', '/programPricing']) {
    asked.length = 0;
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect
      .soft(
        asked.filter((file) => heldBy(htmlOf(path)).includes(file)),
        path,
      )
      .toEqual([]);
  }
});

test('EXTRA a page reached by a link is shown in its own styles, and not before they are there', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await open(page, '/careers');
  await page.waitForLoadState('networkidle');
  const held: string[] = [];
  await page.route('**/assets/*.css', async (route) => {
    held.push(new URL(route.request().url()).pathname);
    await released;
    await route.continue();
  });
  // What the new page looks like at the very moment when it stands in the document.
  await page.evaluate(() => {
    const looks = { day: '', card: '' };
    Object.assign(window, { looks });
    new MutationObserver(() => {
      const day = document.querySelector('main li > time');
      if (!day?.parentElement || looks.day) return;
      looks.day = getComputedStyle(day).borderTopLeftRadius;
      looks.card = getComputedStyle(day.parentElement).display;
    }).observe(document.body, { childList: true, subtree: true });
  });
  const cards = page.locator('main li > time');
  await page.getByRole('link', { name: 'See all intake dates' }).click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1, name: /career|work/i })).toBeAttached();
  await expect(cards).toHaveCount(0);
  release();
  await expect(cards).toHaveCount(6);
  const looks = await page.evaluate(() => (window as unknown as { looks: object }).looks);
  expect(looks).toEqual({ day: '32px', card: 'flex' });
});

test('EXTRA median and largest page keep within the first round trips of a connection', () => {
  const sizes = [...documentPaths, '/404']
    .map((path) => brotliCompressSync(htmlOf(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length)
    .sort((a, b) => a - b);
  expect(sizes).toHaveLength(28);
  expect(sizes[14]).toBeLessThan(14_000);
  expect(sizes.at(-1)).toBeLessThan(17_200);
});
