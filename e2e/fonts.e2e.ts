import { observeShifts, shiftOf } from './support/layoutShift';
import { expect, test } from './support/site';

for (const width of [390, 1280]) {
  test(`EXTRA nothing moves when the typefaces arrive late at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await observeShifts(page);
    await page.goto('/programs/AIDeveloper', { waitUntil: 'commit' });
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    release();
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => page.evaluate(() => document.fonts.check('750 16px "Bricolage Grotesque"'))).toBe(true);
    expect(await shiftOf(page)).toBeLessThan(0.02);
  });
}
