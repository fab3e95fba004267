/** Fixtures of every journey: the engine's browser, the site, and tabs that must log nothing. */
import { test as base, expect } from '@playwright/test';
import type { Driver, Tab } from './drivers/driver';
import { type EngineName, findEngine } from './drivers/installed';
import { type Site, serveSite } from './servedSite';

export interface EngineOptions {
  engine: EngineName;
}

interface PerTest {
  /** Messages that a journey expects; by default none. */
  expectedMessages: RegExp;
  /** Opens a path in a new tab, and returns once the page is hydrated. */
  open(path: string): Promise<Tab>;
  /** Opens a path in a new tab, and does not wait for its scripts. */
  openPlain(path: string): Promise<Tab>;
}

interface PerWorker extends EngineOptions {
  driver: Driver;
  site: Site;
}

/** Waits until the page is hydrated and its fonts are there: Firefox logs fonts that a navigation cancels. */
export async function untilStarted(tab: Tab): Promise<void> {
  const missing = () => {
    const hasFonts = [...document.fonts].some(({ family }) => family.includes('Bricolage Grotesque'));
    return [...('ready' in document.documentElement.dataset ? [] : ['hydration']), ...(hasFonts ? [] : ['fonts'])];
  };
  await expect.poll(() => tab.run(missing), { message: 'the page starts' }).toEqual([]);
}

export const test = base.extend<PerTest, PerWorker>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver = await findEngine(engine)?.start();
      if (!driver) throw new Error(`There is no ${engine} on this machine.`);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ engine }, use, { workerIndex }) => {
      const site = await serveSite(!findEngine(engine)?.hasLog, workerIndex);
      await use(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  expectedMessages: [/^$/, { option: true }],
  openPlain: async ({ driver, site, expectedMessages }, use, { annotations }) => {
    annotations.push({ type: 'browser', description: driver.name });
    const tabs: Tab[] = [];
    await use(async (path) => {
      const tab = await driver.open();
      tabs.push(tab);
      await tab.visit(site.address + path);
      return tab;
    });
    site.withhold(undefined);
    const messages: string[] = [];
    for (const tab of tabs) {
      messages.push(...(await tab.messages()));
      await tab.close();
    }
    expect(messages.filter((message) => !expectedMessages.test(message))).toEqual([]);
  },
  open: async ({ openPlain }, use) => {
    await use(async (path) => {
      const tab = await openPlain(path);
      await untilStarted(tab);
      return tab;
    });
  },
});

export { expect };
