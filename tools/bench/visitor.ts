/** What the measures share: a whole browser, a page that has come to rest, and a count of what it fetched. */
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
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

/** Counts bytes from now on, headers included, as the browser does. Returns what reads the count. */
export async function countBytes(session: CDPSession): Promise<() => number> {
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}
