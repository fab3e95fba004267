/** Bytes that a page and a second page cost a visitor, headers included, as a real browser counts them. */
import type { Page } from '@playwright/test';
import { countBytes, idle, inBrowser } from './visitor';

export interface Transfer {
  /** A first visit, everything included. */
  first: number;
  /** The second page, reached by a link. */
  byLink: number;
  /** The second page, opened anew with a warm cache. */
  byAddress: number;
}

/** Visits the home page at `address` and then `second`, a path that the main menu or a card links to. */
export function measureTransfer(address: string, second: string): Promise<Transfer> {
  return inBrowser(async (browser) => {
    const measure = async (visit: (page: Page) => Promise<void>): Promise<[number, number]> => {
      const page = await (await browser.newContext()).newPage();
      const bytes = await countBytes(await page.context().newCDPSession(page));
      await page.goto(address);
      await idle(page);
      const first = bytes();
      await visit(page);
      await idle(page);
      return [first, bytes() - first];
    };
    const [first, byLink] = await measure(async (page) => {
      await page.locator(`main a[href="${second}"]`).first().click();
      await page.waitForURL(`**${second}`);
    });
    const [, byAddress] = await measure(async (page) => void (await page.goto(address + second)));
    return { first, byLink, byAddress };
  });
}
