/** Finds the Chromium that the tests drive: the system's, Playwright's own download, or Debian's package. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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

function onSystem() {
  const directories = (process.env.PATH ?? '').split(delimiter);
  const files = directories.flatMap((directory) => NAMES.map((name) => join(directory, name)));
  return [...files, ...APPLICATIONS].find(isExecutable);
}

function fromPlaywright() {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return onSystem();
}

/** The path of a Chromium or Chrome. `CHROMIUM` in the environment goes first. Throws one line where there is none. */
export function findBrowser(): string {
  const browser = process.env.CHROMIUM ?? onSystem() ?? fromPlaywright() ?? fromDebian();
  if (browser) return browser;
  throw new Error('No Chromium found. Install one: apt-get install chromium, or npx playwright install chromium.');
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
