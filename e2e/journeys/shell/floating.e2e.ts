import type { Locator, Page } from '@playwright/test';
import { observeShifts, shiftOf } from '../../../spec/support/browser/layoutShift';
import { expect, open, scrollTo, test } from '../../../spec/support/browser/site';

const chat = (page: Page) => page.getByRole('complementary', { name: 'Help' }).getByRole('link');
const toTop = (page: Page) => page.getByRole('button', { name: 'Back to top' });

/** Expects that the whole of `part` is in the window, and that presses in it, but for its rounded corners, reach it. */
async function expectReachable(part: Locator, when: string) {
  await expect(part, when).toBeInViewport({ ratio: 1 });
  const covering = await part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.02, 0.5, 0.98]
      .flatMap((x) =>
        (x === 0.5 ? [0.05, 0.5, 0.95] : [0.5]).map((y) =>
          document.elementFromPoint(left + width * x, top + height * y),
        ),
      )
      .filter((hit) => !element.contains(hit))
      .map((hit) => hit?.outerHTML.slice(0, 80));
  });
  expect(covering, when).toEqual([]);
}

for (const path of ['/about', '/programs/cyber-security']) {
  for (const width of [320, 390, 768, 1280]) {
    test(`S2-50 S2-51 S2-92 S4-05 S9-05 the chat is always in the window, back to top past 300 px: ${path}, ${width} px`, async ({
      page,
    }) => {
      await open(page, path, { width, height: 800 });
      for (const y of [0, 300]) {
        await scrollTo(page, y);
        await expectReachable(chat(page), `at ${y} px`);
        await expect(toTop(page)).toHaveCount(0);
      }
      // Down, and up again.
      for (const y of [301, 900, 1500, 1400, 301]) {
        await scrollTo(page, y);
        await expectReachable(chat(page), `at ${y} px`);
        await expectReachable(toTop(page), `at ${y} px`);
      }
      await scrollTo(page, 99_999);
      await expectReachable(chat(page), 'at the end');
      await expectReachable(toTop(page), 'at the end');
      // Nothing lies over the last line of the footer, nor over its links.
      await expectReachable(page.getByRole('contentinfo').getByText(/^© /), 'at the end');
      for (const link of await page.getByRole('navigation', { name: 'Legal' }).getByRole('link').all()) {
        await expectReachable(link, 'at the end');
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

for (const width of [320, 1440]) {
  test(`S2-51 the page stays where it is as the button comes, ${width} px`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await observeShifts(page);
    await open(page, '/about');
    // The fonts may have moved a word.
    const before = await shiftOf(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(toTop(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(toTop(page)).toHaveCount(0);
    expect((await shiftOf(page)) - before).toBe(0);
  });
}

test('S2-51 on a page reloaded far down it is there at once', async ({ page }) => {
  await open(page, '/about', { width: 1440, height: 640 });
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(toTop(page)).toBeVisible();
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await expect(toTop(page)).toBeVisible();
});
