/** A visitor who cannot see the screen: a browser's window, a keyboard, and a screen reader. */
import { type ChildProcess, execFile, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { firefox } from 'playwright-core-firefox';
import { browserArguments, provideBrowser } from '../site/browser';
import { type Orca, startOrca } from './orca';
import { startSpeech } from './speech';

/** The browsers that a screen reader is heard with. */
export const BROWSERS = ['Chromium', 'Firefox'] as const;
export type BrowserName = (typeof BROWSERS)[number];
/** As `Chromium 156.0.1`; the others as numbers. */
export type Versions = Record<'orca' | 'speechDispatcher' | 'browser', string>;
type Environment = Record<string, string>;

export interface Visitor {
  page: Page;
  orca: Orca;
  versions: Versions;
  /** Presses one key after another, named as X names them: `Tab`, `ctrl+Home`, `KP_Add`. Orca meets them as a visitor's. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
}

/** Starts a program in the visitor's surroundings; it ends with the visitor. */
export type Start = (command: string, words: string[], options?: SpawnOptions) => ChildProcess;

/** px, as in `command.ts`; the window fills the screen. */
const SCREEN = '1280,900';
/** ms for the page to react. A control that does not appear by then is a fault. */
const ACTION_TIMEOUT = 10_000;
const run = promisify(execFile);

/** Everything that the programs write goes to `folder`, and nothing of the user's own settings reaches them. */
const environmentIn = (folder: string): Environment => ({
  PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
  DISPLAY: process.env.DISPLAY ?? '',
  XAUTHORITY: process.env.XAUTHORITY ?? '',
  DBUS_SESSION_BUS_ADDRESS: process.env.DBUS_SESSION_BUS_ADDRESS ?? '',
  HOME: folder,
  LC_ALL: 'C.UTF-8',
  TMPDIR: folder,
  XDG_RUNTIME_DIR: join(folder, 'run'),
});

/** Opens a window without toolbars, so that the page is all that is read; the page has the window's size. */
function openBrowser(name: BrowserName, executablePath: string, profile: string, baseURL: string, env: Environment) {
  const shared = { baseURL, headless: false, viewport: null, executablePath };
  if (name === 'Chromium') {
    const window = [`--app=${baseURL}/404`, `--window-size=${SCREEN}`, '--window-position=0,0'];
    return chromium.launchPersistentContext(profile, {
      ...shared,
      args: [...browserArguments, '--force-renderer-accessibility', ...window],
      ignoreDefaultArgs: ['--enable-automation'],
      env,
    });
  }
  // Over WebDriver BiDi; told to serve assistive technology, which it would find out late.
  return firefox.launchPersistentContext(profile, {
    ...shared,
    channel: 'moz-firefox',
    args: ['--kiosk'],
    firefoxUserPrefs: { 'accessibility.force_disabled': -1 },
    env: { ...env, GNOME_ACCESSIBILITY: '1' },
  }) as unknown as Promise<BrowserContext>;
}

/** The first number of the form 1.2 or 1.2.3 that a program prints about itself. */
const versionOf = (program: string, env: Environment) =>
  /\d+(\.\d+)+/.exec(execFileSync(program, ['--version'], { env, encoding: 'utf8' }))?.[0] ?? 'of unknown version';

/** Has `work` done by a visitor of the site at `baseURL` in a browser. No program and no file of the visitor stays. */
export async function asVisitor<T>(baseURL: string, name: BrowserName, work: (visitor: Visitor) => Promise<T>) {
  const folder = mkdtempSync(join(tmpdir(), 'screen-reader-'));
  const env = environmentIn(folder);
  const started: ChildProcess[] = [];
  const start: Start = (command, words, options) => {
    const child = spawn(command, words, { stdio: 'ignore', ...options, env });
    started.push(child);
    return child;
  };
  let context: BrowserContext | undefined;
  try {
    await mkdir(join(folder, 'run'), { mode: 0o700 });
    // Without a window manager no window has the focus.
    start('openbox', []);
    env.SPEECHD_ADDRESS = await startSpeech(start, folder);
    const orca = await startOrca(start, folder);
    const program = name === 'Firefox' ? '/usr/bin/firefox-esr' : provideBrowser('whole');
    context = await openBrowser(name, program, join(folder, 'profile'), baseURL, env);
    context.setDefaultTimeout(ACTION_TIMEOUT);
    const versions = {
      orca: versionOf('orca', env),
      speechDispatcher: versionOf('speech-dispatcher', env),
      browser: `${name} ${versionOf(program, env)}`,
    };
    // What is said to the window's own opening is none of the pages'.
    await orca.hear(async () => {}, 1500);
    return await work({
      orca,
      versions,
      page: context.pages()[0] ?? (await context.waitForEvent('page')),
      press: async (...keys) => void (await run('xdotool', ['key', '--clearmodifiers', ...keys], { env })),
      type: async (text) => void (await run('xdotool', ['type', '--delay', '60', text], { env })),
    });
  } finally {
    await context?.close().catch(() => undefined);
    for (const child of started.reverse()) child.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
