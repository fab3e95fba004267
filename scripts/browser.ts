/** Finds the Chromium that tests and reports drive: the system's, Playwright's own download, or Debian's package. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The same engine without a browser's windows: a page opens in half the time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onSystem(names: string[]) {
  const directories = (process.env.PATH ?? '').split(delimiter);
  const files = names.flatMap((name) => directories.map((directory) => join(directory, name)));
  return [...files, ...APPLICATIONS].find(isExecutable);
}

function fromPlaywright() {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/** Installs the first of `packages` that this release of Debian has. */
function fromDebian(names: string[], packages: string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  spawnSync('apt-get', ['update', '-qq']);
  packages.some((name) => spawnSync('apt-get', ['install', '-y', '-qq', name]).status === 0);
  return onSystem(names);
}

function find(names: string[], packages: string[]): string {
  const browser = process.env.CHROMIUM ?? onSystem(names) ?? fromPlaywright() ?? fromDebian(names, packages);
  if (browser) return browser;
  throw new Error('No Chromium found. Install one: apt-get install chromium, or npx playwright install chromium.');
}

/** The path of a Chromium to open pages with. `CHROMIUM` in the environment goes first. Throws one line where there is none. */
export function findBrowser(): string {
  return find([...SHELLS, ...BROWSERS], ['chromium-headless-shell', 'chromium']);
}

/** As `findBrowser`, but as visitors have it, with windows: what is measured or heard is theirs. */
export function findWholeBrowser(): string {
  return find(BROWSERS, ['chromium']);
}

/** Switches for a machine without a display, a sandbox for root, or a network. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
