/** Finds a browser for each engine on this machine: Playwright's own if installed, else the system's. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test';
import { firefox as firefoxOverBidi } from 'playwright-core-firefox';
import { browserArguments, findBrowser } from '../../../tools/site/browser';
import type { Driver } from './driver';
import { startPlaywright } from './playwright';
import { startWebKitGtk } from './webdriver';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** An installed browser, not started yet. */
export interface Installed {
  /** `true` if the driver reports the page's messages; if not, the pages must note them. */
  hasLog: boolean;
  start(): Promise<Driver>;
}

function onSystem(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Path of WebKitGTK's MiniBrowser in Debian, which depends on the processor. */
function miniBrowser(): string | undefined {
  const processors = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' } as Record<string, string>;
  return ['4.1', '6.0', '4.0']
    .flatMap((version) => {
      const folder = `webkit${version === '6.0' ? '' : '2'}gtk-${version}`;
      return `/usr/lib/${processors[process.arch]}/${folder}/MiniBrowser`;
    })
    .find(existsSync);
}

function ownOf(title: string, type: BrowserType): Installed | undefined {
  if (!existsSync(type.executablePath())) return undefined;
  return { hasLog: true, start: () => startPlaywright(title, { type, options: {} }) };
}

function systemFirefox(): Installed | undefined {
  const executablePath = process.env.FIREFOX ?? onSystem('firefox-esr', 'firefox');
  if (!executablePath) return undefined;
  return {
    hasLog: true,
    start: () =>
      startPlaywright('Firefox', {
        type: firefoxOverBidi as unknown as BrowserType,
        options: { channel: 'moz-firefox', executablePath },
      }),
  };
}

function systemWebKit(): Installed | undefined {
  const [webDriver, browser, display] = [onSystem('WebKitWebDriver'), miniBrowser(), onSystem('Xvfb')];
  if (!webDriver || !browser || !display) return undefined;
  return { hasLog: false, start: () => startWebKitGtk({ webDriver, browser, display }) };
}

function anyChromium(): Installed | undefined {
  const executablePath = findBrowser();
  if (!executablePath) return undefined;
  const options = { executablePath, args: browserArguments };
  return { hasLog: true, start: () => startPlaywright('Chromium', { type: chromium, options }) };
}

const finders: Record<EngineName, () => Installed | undefined> = {
  chromium: anyChromium,
  firefox: () => ownOf('Firefox', firefox) ?? systemFirefox(),
  webkit: () => ownOf('WebKit', webkit) ?? systemWebKit(),
};

export const engineNames = Object.keys(finders) as EngineName[];

/** Commands that install each engine. */
export const cures: Record<EngineName, string> = {
  chromium: 'apt-get install chromium, or npx playwright install chromium',
  firefox: 'apt-get install firefox-esr, or npx playwright install firefox',
  webkit: 'apt-get install webkit2gtk-driver xvfb, or npx playwright install webkit',
};

/** The browser for an engine; undefined where the machine has none. */
export function findEngine(engine: EngineName): Installed | undefined {
  return finders[engine]();
}
