import { mkdtempSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { firefox } from 'playwright-core-firefox';
import { browserArguments, provideBrowser } from '../site/browser';
import { SCREEN, startDisplay } from './display';
import { Keyboard } from './keys';
import { type Orca, startOrca } from './orca';
import { Processes } from './processes';
import { startSpeech } from './speech';
import type { Versions } from './transcript';
import { type BrowserName, readVersions } from './versions';

/** A visitor who cannot see the screen: a browser's window, a keyboard, and a screen reader. */
export interface Station {
  baseURL: string;
  page: Page;
  keys: Keyboard;
  orca: Orca;
  versions: Versions;
}

/** ms for the page to do what it is asked; a control that does not come is a fault to report. */
const PATIENCE = 10_000;
type Environment = Processes['environment'];
type Opening = Promise<BrowserContext>;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Everything that the programs write goes to `folder`, and nothing of the user's own settings reaches them. */
const environmentIn = (folder: string) => ({
  PATH: process.env.PATH ?? '',
  HOME: folder,
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  TMPDIR: folder,
  XDG_RUNTIME_DIR: join(folder, 'run'),
  XDG_DATA_HOME: join(folder, 'data'),
  XDG_CONFIG_HOME: join(folder, 'config'),
  XDG_CACHE_HOME: join(folder, 'cache'),
});

/** Where nothing but the station ends the browser, and the page has the size of its window. */
const SHARED = { headless: false, viewport: null, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** How each browser opens a window without toolbars, so that the page is all that is read. */
const openers: Record<BrowserName, (profile: string, program: string, address: string, env: Environment) => Opening> = {
  Chromium: (profile, executablePath, address, env) =>
    chromium.launchPersistentContext(profile, {
      ...SHARED,
      executablePath,
      args: [
        ...browserArguments,
        '--force-renderer-accessibility',
        `--app=${address}`,
        `--window-size=${SCREEN.width},${SCREEN.height}`,
        '--window-position=0,0',
      ],
      ignoreDefaultArgs: ['--enable-automation'],
      env,
    }),
  // Over WebDriver BiDi; told to serve assistive technology, which it would find out late.
  Firefox: (profile, executablePath, _address, env) =>
    firefox.launchPersistentContext(profile, {
      ...SHARED,
      channel: 'moz-firefox',
      executablePath,
      args: ['--kiosk'],
      firefoxUserPrefs: { 'accessibility.force_disabled': -1 },
      env: { ...env, GNOME_ACCESSIBILITY: '1' },
    }) as unknown as Opening,
};

const programOf = (browser: BrowserName) => (browser === 'Firefox' ? '/usr/bin/firefox-esr' : provideBrowser('whole'));

function interruption() {
  let interrupt = () => {};
  const interrupted = new Promise<never>((_, reject) => {
    interrupt = () => reject(new Error('Interrupted.'));
  });
  for (const signal of SIGNALS) process.on(signal, interrupt);
  const forget = () => {
    for (const signal of SIGNALS) process.off(signal, interrupt);
  };
  return { interrupted, forget };
}

/**
 * Sets the station up for the site at `baseURL` in `browserName`, lets `work` be done there, and takes it down again, whatever happens: no
 * program and no file of it stays. Rejects with one line where a program does not start, or on a signal to stop.
 */
export async function atStation<T>(
  baseURL: string,
  browserName: BrowserName,
  work: (station: Station) => Promise<T>,
): Promise<T> {
  const { interrupted, forget } = interruption();
  const folder = mkdtempSync(join(tmpdir(), 'screen-reader-'));
  const processes = new Processes(environmentIn(folder));
  let browser: Promise<BrowserContext> | undefined;

  async function setUp(): Promise<T> {
    await mkdir(join(folder, 'run'), { mode: 0o700 });
    await startDisplay(processes, folder);
    await startSpeech(processes, folder);
    const orca = await startOrca(processes, folder);
    const program = programOf(browserName);
    browser = openers[browserName](join(folder, 'profile'), program, `${baseURL}/404`, processes.environment);
    const context = await browser;
    context.setDefaultTimeout(PATIENCE);
    const page = context.pages()[0] ?? (await context.waitForEvent('page'));
    const versions = readVersions(browserName, program, processes);
    // What is said to the window's own opening is none of the pages'.
    await orca.hear(async () => {}, { silence: 1500 });
    return work({ baseURL, page, keys: new Keyboard(processes), orca, versions });
  }

  try {
    return await Promise.race([setUp(), interrupted]);
  } finally {
    await browser?.then((context) => context.close()).catch(() => undefined);
    await processes.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    forget();
  }
}
