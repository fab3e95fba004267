/** What the engines' tests share: the engine's browser, and questions to a page. */
import type { Browser, BrowserType, Locator, Page } from '@playwright/test';
import { firefox as firefoxOverBidi } from 'playwright-core-firefox';
import { expect, test as siteTest } from '../../spec/support/browser/site';
import { systemFirefox } from './projects';

/** A test of the example centre's site in the project's browser. Playwright 1.65 cannot drive Firefox ESR; 1.64 can. */
export const test = siteTest.extend<object, { browser: Browser }>({
  browser: [
    async ({ playwright, browserName, launchOptions }, use) => {
      const isSystemFirefox = browserName === 'firefox' && systemFirefox !== undefined;
      const type = isSystemFirefox ? (firefoxOverBidi as unknown as BrowserType) : playwright[browserName];
      const browser = await type.launch(launchOptions);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // The runner's own context has its options only in a browser of its own version.
  context: async ({ browser, baseURL, viewport }, use) => {
    const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) });
    await use(context);
    await context.close();
  },
});

/** The visible button with this name, of several the first. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true }).first();

export const searchField = (page: Page): Locator => page.getByRole('textbox', { name: 'Search programmes' });

/** Presses Tab until `target` has the focus. Fails after `most` stops. */
export async function tabTo(page: Page, target: Locator, most = 20): Promise<void> {
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `Tab reaches it within ${most} stops`).toBeFocused();
}

/** Scrolls at once, whatever the page's own scrolling. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Expects the path and hash of the address. */
export const expectAddress = (page: Page, address: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => location.pathname + location.hash)).toBe(address);

export { open } from '../../spec/support/browser/site';
export { expect };
