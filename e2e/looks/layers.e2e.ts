import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/site';

// The bar comes back at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages that between them have every part there is. */
const PATHS = ['/', '/about', '/learning-process', '/programPricing', '/intake-blocks', '/programs/cyber-security'];

/** Whether the part is what a pointer meets, all over it. */
const isOnTop = (page: Page, selector: string) =>
  page.locator(selector).evaluate((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    // Its corners may be round.
    const shares = [0.1, 0.25, 0.5, 0.75, 0.9];
    return shares
      .flatMap((x) => shares.map((y) => [x, y] as const))
      .every(([x, y]) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit !== null && part.contains(hit);
      });
  });

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => {
    window.scrollTo({ top, behavior: 'instant' });
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, y);

for (const width of [390, 1280]) {
  test(`S2-20 the bars lie over whatever scrolls under them, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PATHS) {
      await open(page, path);
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      for (let y = 40; y < end; y += 700) {
        await scrollTo(page, y + 30);
        await scrollTo(page, y);
        await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'false');
        expect(await isOnTop(page, 'header'), `${path} at ${y} px`).toBe(true);
        expect(await isOnTop(page, 'aside[aria-label="Announcement"]'), `${path} at ${y} px`).toBe(true);
      }
    }
  });
}

test('S2-30 the open dropdown lies over the page and what floats, at 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 560 });
  await open(page, '/programs/cyber-security');
  await page.getByRole('button', { name: 'Programmes' }).click();
  await expect(page.getByRole('textbox', { name: 'Search programmes' })).toBeVisible();
  expect(await isOnTop(page, '#programmes-panel > search')).toBe(true);
  const chat = await page
    .getByRole('link', { name: /Chat with us/ })
    .last()
    .boundingBox();
  const panel = await page.locator('#programmes-panel').boundingBox();
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeGreaterThan(chat?.y ?? Number.POSITIVE_INFINITY);
});

test('EXTRA the bar of actions lies over the page, and what floats stands clear of it, at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/programs/cyber-security');
  for (const y of [400, 1200, 2400, 3600]) {
    await scrollTo(page, y);
    expect(await isOnTop(page, 'aside[aria-label="Apply"]'), `at ${y} px`).toBe(true);
  }
});
