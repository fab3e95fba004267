/** Bytes that a page and a second page cost a visitor, headers included, as a real browser counts them. */
import { chromium, type Page } from '@playwright/test';
import { browserArguments, provideBrowser } from '../site/browser';

export interface Transfer {
  /** A first visit, everything included. */
  first: number;
  /** The second page, reached by a link. */
  byLink: number;
  /** The second page, opened anew with a warm cache. */
  byAddress: number;
}

async function idle(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/** Visits the home page at `address` and then `second`, a path that the main menu or a card links to. */
export async function measureTransfer(address: string, second: string): Promise<Transfer> {
  const browser = await chromium.launch({ executablePath: provideBrowser('whole'), args: browserArguments });
  try {
    const measure = async (visit: (page: Page) => Promise<void>): Promise<[number, number]> => {
      const page = await (await browser.newContext()).newPage();
      const session = await page.context().newCDPSession(page);
      let bytes = 0;
      await session.send('Network.enable');
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await page.goto(address);
      await idle(page);
      const first = bytes;
      await visit(page);
      await idle(page);
      return [first, bytes - first];
    };
    const [first, byLink] = await measure(async (page) => {
      await page.locator(`main a[href="${second}"]`).first().click();
      await page.waitForURL(`**${second}`);
    });
    const [, byAddress] = await measure(async (page) => void (await page.goto(address + second)));
    return { first, byLink, byAddress };
  } finally {
    await browser.close();
  }
}
