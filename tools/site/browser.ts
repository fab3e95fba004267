/** Finds the Chromium for tests and reports: the system's, or Playwright's download. Can install Debian's. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** `any` prefers the headless shell, which opens a page in half the time. `whole` is the browser that visitors have. */
type Kind = 'any' | 'whole';

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const NAMES: Record<Kind, string[]> = { any: [...SHELLS, ...BROWSERS], whole: BROWSERS };

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of an installed Chromium, if there is one. `CHROMIUM` in the environment comes first. */
export function findBrowser(kind: Kind = 'any'): string | undefined {
  const directories = (process.env.PATH ?? '').split(delimiter);
  const files = NAMES[kind].flatMap((name) => directories.map((directory) => join(directory, name)));
  return process.env.CHROMIUM ?? [...files, ...APPLICATIONS, chromium.executablePath()].find(isExecutable);
}

/** Installs the first of the names that is a package of this release of Debian. */
function fromDebian(kind: Kind) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  spawnSync('apt-get', ['update', '-qq']);
  NAMES[kind].some((name) => spawnSync('apt-get', ['install', '-y', '-qq', name]).status === 0);
  return findBrowser(kind);
}

/** As `findBrowser`, but installs Debian's package for root if there is none. Throws a one-line error if that fails. */
export function provideBrowser(kind: Kind = 'any'): string {
  const browser = findBrowser(kind) ?? fromDebian(kind);
  if (browser) return browser;
  throw new Error('No Chromium found. Install one: apt-get install chromium, or npx playwright install chromium.');
}

/** Number of parallel tests. Each spends half of its time waiting for timers of the page. */
export const testsAtOnce = Math.min(2 * availableParallelism(), 8);

/** Switches for a machine without a display, a sandbox for root, or a network. No request leaves the machine. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];
