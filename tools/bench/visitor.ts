/** What the measures share: a whole browser, and a page that has come to rest. */
import { type Browser, chromium, type Page } from 'playwright';
import { browserArguments, provideBrowser } from '../site/browser';

/** Lighthouse's phone. */
export const PHONE = { width: 412, height: 823 };

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: provideBrowser('whole'), args: browserArguments });

/** Has `measure` use a browser of its own, which is closed after it. */
export async function inBrowser<Result>(measure: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launch();
  return measure(browser).finally(() => browser.close());
}

/** Resolves when the page is hydrated and fetches nothing more. */
export async function idle(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}
