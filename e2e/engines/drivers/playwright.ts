/** Drives what Playwright drives: its own browsers, Debian's Chromium, and Firefox ESR over WebDriver BiDi. */
import type { Browser, BrowserContextOptions, BrowserType, LaunchOptions } from '@playwright/test';
import type { Driver, Settings, Tab } from './driver';

interface Start {
  type: BrowserType;
  options: LaunchOptions;
  /** Where a context cannot be told of settings: the preferences to start the browser with instead. */
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
    // A page that goes away while it is asked has a successor.
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

/** Starts a browser of Playwright's. One whose contexts take no settings is started again for each tab that has some. */
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
