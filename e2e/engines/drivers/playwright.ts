/** Driver for Playwright: its own browsers, Debian's Chromium, and Firefox ESR over WebDriver BiDi. */
import type { Browser, BrowserContextOptions, BrowserType, LaunchOptions } from '@playwright/test';
import type { Driver, Settings, Tab } from './driver';

interface Start {
  type: BrowserType;
  options: LaunchOptions;
  /** Preferences to start the browser with, where a context does not accept settings. */
  preferencesOf?: (settings: Settings) => Record<string, number>;
}

async function openTab(
  browser: Browser,
  options: BrowserContextOptions,
  afterwards: () => Promise<void>,
): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
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
    async close() {
      await context.close();
      await afterwards();
    },
  };
}

/** Starts a browser of Playwright. If its contexts accept no settings, each tab with settings starts a new one. */
export async function startPlaywright(title: string, { type, options, preferencesOf }: Start): Promise<Driver> {
  const browser = await type.launch(options);
  return {
    name: `${title} ${browser.version()}`,
    async open(settings) {
      const { colorScheme = 'light', reducedMotion = false } = settings;
      if (!preferencesOf) {
        const motion = reducedMotion ? 'reduce' : 'no-preference';
        return openTab(browser, { colorScheme, reducedMotion: motion }, async () => {});
      }
      if (colorScheme === 'light' && !reducedMotion) return openTab(browser, {}, async () => {});
      const firefoxUserPrefs = { ...options.firefoxUserPrefs, ...preferencesOf(settings) };
      const another = await type.launch({ ...options, firefoxUserPrefs });
      return openTab(another, {}, () => another.close());
    },
    close: () => browser.close(),
  };
}
