import { expect, open, scrollTo, test } from '../../../spec/support/browser/site';

for (const name of ['Menu', 'Programmes'] as const) {
  test(`S4-03 the panel ${name} stands at the end of the window, and closes past 767 px`, async ({ page }) => {
    await open(page, '/about', { width: 767, height: 800 });
    const dialog = page.getByRole('dialog', { name });
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 287, y: 0, width: 480, height: 800 });
    // The page behind it does not scroll.
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.setViewportSize({ width: 768, height: 800 });
    // Gone, not only out of sight: two changes of width in one frame would be none.
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(dialog).toHaveCount(0);
  });
}

test.describe('where every script is refused', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  for (const width of [390, 1280]) {
    test(`S1-21 nothing of the shell looks usable that is not, at ${width} px`, async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about');
      const shell = page.locator('body > * > :not(main), body > :not(main)');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Programmes' }).first()).toBeVisible();
      await expect(shell.getByRole('button')).toHaveCount(0);
      if (width > 767) return;
      await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Learning Process' })).toBeInViewport();
    });
  }
});

for (const [name, width] of [
  ['Menu', 390],
  ['Programmes', 390],
  ['Programmes', 1280],
] as const) {
  test(`S2-31 S2-40 S2-43 ${name} opened by screen reader leaves the page in place, ${width} px`, async ({ page }) => {
    await open(page, '/about', { width, height: 800 });
    const scrolled = () => page.evaluate(() => window.scrollY);
    const button = page.getByRole('button', { name, exact: true });
    await scrollTo(page, 900);
    await expect(button).not.toBeInViewport();
    await scrollTo(page, 840);
    await expect(button).toBeInViewport();
    await button.evaluate((one: HTMLElement) => one.click());
    const opened = width === 390 ? page.getByRole('dialog', { name }) : page.locator('#programmes-panel');
    await expect(opened.getByRole('link').first()).toBeVisible();
    expect(await scrolled()).toBe(840);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    expect(await scrolled()).toBe(840);
  });
}
