import { observeShifts, shiftOf } from '../../support/layoutShift';
import { expect, open, test } from '../../support/site';

test('S2-50 the chat opens in a new tab, at 1440 px', async ({ page, context }) => {
  await context.route('https://chat.fynbos-academy.example/**', (route) => route.fulfill({ body: 'chat' }));
  await open(page, '/about');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('complementary', { name: 'Help' })
    .getByRole('link', { name: 'Chat with us (opens in a new tab)' })
    .click();
  const tab = await opened;
  await tab.waitForURL('https://chat.fynbos-academy.example/27000000000');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test('S2-51 S2-52 S9-05 the button appears past 300px and scrolls to the top', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, '/about');
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 301));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

for (const width of [320, 1440]) {
  test(`S2-51 the page stays where it is as the button comes, ${width} px`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await observeShifts(page);
    await open(page, '/about');
    const button = page.getByRole('button', { name: 'Back to top' });
    // The fonts may have moved a word.
    const before = await shiftOf(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(button).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(button).toHaveCount(0);
    expect((await shiftOf(page)) - before).toBe(0);
  });
}

test('S2-51 on a page reloaded far down it is there at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 640 });
  await open(page, '/about');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
});

test('S2-52 it jumps under reduced motion, at 320 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/about');
  await page.evaluate(() => window.scrollTo(0, 900));
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeVisible();
  const after = await button.evaluate((element: HTMLElement) => {
    element.click();
    return window.scrollY;
  });
  expect(after).toBe(0);
});

for (const width of [320, 1440]) {
  test(`the floating buttons never cover what has the focus, at ${width} px`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page, '/about');
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      const covered = () =>
        page.evaluate(() => {
          const target = document.activeElement;
          const floating = document.querySelector('aside[aria-label="Help"]');
          if (!target || !floating || floating.contains(target) || target === document.body) return false;
          const a = target.getBoundingClientRect();
          const b = floating.getBoundingClientRect();
          return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
        });
      await expect.poll(covered).toBe(false);
    }
  });
}
