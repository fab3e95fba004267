import { mkdtempSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserArguments, provideBrowser } from '../site/browser';
import { SCREEN, startDisplay } from './display';
import { Keyboard } from './keys';
import { type Orca, startOrca } from './orca';
import { Processes } from './processes';
import { startSpeech } from './speech';
import type { Versions } from './transcript';
import { readVersions } from './versions';

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

/** A window without toolbars, so that the page is all that is read. */
const openBrowser = (baseURL: string, folder: string, { environment }: Processes) =>
  chromium.launchPersistentContext(join(folder, 'profile'), {
    headless: false,
    executablePath: provideBrowser('whole'),
    args: [
      ...browserArguments,
      '--force-renderer-accessibility',
      `--app=${baseURL}/404`,
      `--window-size=${SCREEN.width},${SCREEN.height}`,
      '--window-position=0,0',
    ],
    ignoreDefaultArgs: ['--enable-automation'],
    viewport: null,
    env: environment,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });

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
 * Sets the station up for the site at `baseURL`, lets `work` be done there, and takes it down again, whatever happens: no
 * program and no file of it stays. Rejects with one line where a program does not start, or on a signal to stop.
 */
export async function atStation<T>(baseURL: string, work: (station: Station) => Promise<T>): Promise<T> {
  const { interrupted, forget } = interruption();
  const folder = mkdtempSync(join(tmpdir(), 'screen-reader-'));
  const processes = new Processes(environmentIn(folder));
  let browser: Promise<BrowserContext> | undefined;

  async function setUp(): Promise<T> {
    await mkdir(join(folder, 'run'), { mode: 0o700 });
    await startDisplay(processes, folder);
    await startSpeech(processes, folder);
    const orca = await startOrca(processes, folder);
    browser = openBrowser(baseURL, folder, processes);
    const context = await browser;
    context.setDefaultTimeout(PATIENCE);
    const page = context.pages()[0] ?? (await context.waitForEvent('page'));
    const versions = await readVersions(page, processes);
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
