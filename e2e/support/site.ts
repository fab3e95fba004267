import { test as base, expect, type Page } from '@playwright/test';
import { TEST_DAY } from '../../build/day';
import { setDay } from './clock';
import { taken } from './settled';

interface SiteOptions {
  /** Console messages that a test expects; by default none. */
  expectedMessages: RegExp;
}

/** A test that lives on one day, and whose page, where it has one, must stay silent: any other console message or unhandled error fails it. */
export const test = base.extend<SiteOptions>({
  expectedMessages: [/^$/, { option: true }],
  page: async ({ page, expectedMessages }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
    await setDay(page, TEST_DAY);
    await use(page);
    expect(messages.filter((message) => !expectedMessages.test(message))).toEqual([]);
  },
});

/** Opens `path` and waits until React has taken the page over and it is set in its typefaces. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-faces]').waitFor({ state: 'attached' });
  await taken(page);
}

/** Has `page` be that of a visitor who saves data: it stays in the stand-ins of the typefaces, as it was built. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

export { expect };
