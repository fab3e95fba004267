/** Driver for Playwright: its own browsers, Debian's Chromium, and Firefox ESR over WebDriver BiDi. */
import type { Browser, BrowserType, LaunchOptions } from '@playwright/test';
import type { Driver, Tab } from './driver';

interface Start {
  type: BrowserType;
  options: LaunchOptions;
}

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => messages.push(`error: ${message}`));
  const run: Tab['run'] = (script: (argument: never) => unknown, argument?: unknown) => {
    // If the page navigates during the call, the next page is asked.
    const ask = (): Promise<never> =>
      page
        .evaluate(script as (argument: unknown) => never, argument)
        .catch((error: Error) => (/context was destroyed/.test(error.message) ? ask() : Promise.reject(error)));
    return ask();
  };
  return {
    visit: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    run,
    inject: async (source) => void (await page.evaluate(source)),
    click: (role, name) => page.getByRole(role, { name, exact: true }).filter({ visible: true }).first().click(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    messages: async () => messages,
    close: () => context.close(),
  };
}

/** Starts a browser of Playwright. */
export async function startPlaywright(title: string, { type, options }: Start): Promise<Driver> {
  const browser = await type.launch(options);
  return {
    name: `${title} ${browser.version()}`,
    open: () => openTab(browser),
    close: () => browser.close(),
  };
}
