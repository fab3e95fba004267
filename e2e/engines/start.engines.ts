/** Every page starts, however it is opened, and is complete without its scripts. */
import type { Page } from '@playwright/test';
import { button, expect, expectAddress, open, scrollTo, scrollTop, test } from './test';

for (const path of ['/#programs', '/terms-and-conditions#accessibility']) {
  test(`${path}, which opens scrolled, starts`, { tag: '@nightly' }, async ({ page }) => {
    await open(page, path);
    expect(await scrollTop(page)).toBeGreaterThan(0);
  });
}

test('a page that is reloaded part of the way down stays there', { tag: '@nightly' }, async ({ page }) => {
  await open(page, '/about');
  await scrollTo(page, 700);
  await expect.poll(() => scrollTop(page)).toBe(700);
  await page.reload();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
});

/** Answers requests for these addresses with 404 until the test calls the returned function. */
async function withhold(page: Page, address: RegExp): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' } }));
  return () => page.unroute(address);
}

test.describe('files that do not come', () => {
  // Messages of each engine about a failed request, and of React about an error that a boundary caught.
  test.use({
    expectedMessages: /404|[Ff]ailed|could not be fetched|[Ll]oading module|error loading|import|^error: Error$/,
  });

  test('a browser without scripts has the whole page and its links', async ({ page }) => {
    await withhold(page, /\.js$/);
    await page.goto('/programs/cyber-security');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cyber Security');
    await expect(page.locator('main')).toContainText('Learn to find weak points');
    await page.getByRole('link', { name: 'Programmes', exact: true }).first().click();
    await expectAddress(page, '/#programs');
    await expect(page.locator('html[data-ready]')).not.toBeAttached();
  });

  test('S8-02 a part whose code was lost once is there after another try', async ({ page }) => {
    await open(page, '/about', { width: 390, height: 844 });
    const release = await withhold(page, /\/assets\/MobileMenu-[\w-]+\.js/);
    await button(page, 'Menu').click();
    await expect(page.locator('dialog')).toContainText('This part did not load');
    await release();
    await button(page, 'Try again').click();
    // Firefox remembers that the module failed: there the page is loaded anew, and the menu opened again.
    await expect(async () => {
      if (await page.locator('dialog').isHidden()) await button(page, 'Menu').click({ timeout: 2_000 });
      await expect(page.locator('dialog')).toContainText('Log In', { timeout: 2_000 });
    }).toPass();
  });

  test('S8-02 a page whose code was lost is an error in its place, and there at the next visit', {
    tag: '@nightly',
  }, async ({ page }) => {
    await open(page, '/about');
    const heading = page.getByRole('heading', { level: 1 });
    const follow = (name: string) => page.locator('header').getByRole('link', { name, exact: true }).first().click();
    const release = await withhold(page, /\/assets\/careers-|\/careers$/);
    await follow('Careers');
    await expect(heading).toHaveText('This page did not load');
    await release();
    await follow('Pricing');
    await expectAddress(page, '/programPricing');
    await expect(heading).not.toHaveText('This page did not load');
    await follow('Careers');
    await expect(heading).toHaveText('Careers');
  });
});
