import { observeShifts, shiftOf } from '../../support/layoutShift';
import { expect, open, test } from '../../support/site';

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
  await open(page, '/about', { width: 1440, height: 640 });
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
});
