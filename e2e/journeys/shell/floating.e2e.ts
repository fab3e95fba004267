import type { Page } from '@playwright/test';
import { expect, open, scrollTo, test } from '../../../spec/support/browser/site';

const chat = (page: Page) => page.getByRole('complementary', { name: 'Help' }).getByRole('link');
const toTop = (page: Page) => page.getByRole('button', { name: 'Back to top' });

for (const path of ['/about', '/programs/cyber-security']) {
  for (const width of [320, 390, 768, 1280]) {
    test(`S2-50 S2-51 S2-92 S4-05 S9-05 the chat is always in the window, back to top past 300 px: ${path}, ${width} px`, async ({
      page,
    }) => {
      await open(page, path, { width, height: 800 });
      // Down, and up again.
      for (const y of [0, 300, 301, 900, 99_999, 1400, 301, 300]) {
        await scrollTo(page, y);
        await expect(chat(page), `at ${y} px`).toBeInViewport({ ratio: 1 });
        if (y > 300) await expect(toTop(page), `at ${y} px`).toBeInViewport({ ratio: 1 });
        else await expect(toTop(page), `at ${y} px`).toHaveCount(0);
      }
    });
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('S2-50 the chat is in the window, at 390 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    await expect(chat(page)).toBeInViewport({ ratio: 1 });
  });
});

test('S2-51 on a page reloaded far down it is there at once', async ({ page }) => {
  await open(page, '/about', { width: 1440, height: 640 });
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(toTop(page)).toBeVisible();
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await expect(toTop(page)).toBeVisible();
});
