/** A visitor with a screen reader: a browser window, a keyboard, and Orca. */
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

/** The browsers in which the screen reader is tested. */
export const BROWSERS = ['Chromium', 'Firefox'] as const;
export type BrowserName = (typeof BROWSERS)[number];
/** Versions: `browser` as `Chromium 156.0.1`, the others as numbers. */
export type Versions = Record<'orca' | 'speechDispatcher' | 'browser', string>;
type Environment = Record<string, string>;

export interface Visitor {
  page: Page;
  orca: Orca;
  versions: Versions;
  /** Presses keys in order, by their names in X: `Tab`, `ctrl+Home`, `KP_Add`. Orca gets them like a visitor's. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
}

/** Starts a program in the visitor's environment; it ends with the visitor. */
export type Start = (command: string, args: string[], options?: SpawnOptions) => ChildProcess;

/** Size of the screen and the window in px, as in `command.ts`. */
const SCREEN = '1280,900';
/** Longest wait for the page's reaction, in ms. A control that does not appear by then is a fault. */
const ACTION_TIMEOUT = 10_000;
const run = promisify(execFile);

/** Environment in which programs write only to `folder`, and do not read the user's settings. */
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

/** Opens a window without toolbars, so that only the page is read. The page has the window's size. */
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
  // Over WebDriver BiDi, with accessibility switched on, because Firefox would notice Orca late.
  return firefox.launchPersistentContext(profile, {
    ...shared,
    channel: 'moz-firefox',
    args: ['--kiosk'],
    firefoxUserPrefs: { 'accessibility.force_disabled': -1 },
    env: { ...env, GNOME_ACCESSIBILITY: '1' },
  }) as unknown as Promise<BrowserContext>;
}

/** Version of a program: the first number like 1.2 or 1.2.3 that it prints. */
const versionOf = (program: string, env: Environment) =>
  /\d+(\.\d+)+/.exec(execFileSync(program, ['--version'], { env, encoding: 'utf8' }))?.[0] ?? 'of unknown version';

/** Runs `work` with a visitor of the site at `baseURL`. Ends all programs and deletes all files afterwards. */
export async function asVisitor<T>(baseURL: string, name: BrowserName, work: (visitor: Visitor) => Promise<T>) {
  const folder = mkdtempSync(join(tmpdir(), 'screen-reader-'));
  const env = environmentIn(folder);
  const started: ChildProcess[] = [];
  const start: Start = (command, args, options) => {
    const child = spawn(command, args, { stdio: 'ignore', ...options, env });
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
    // Skips the speech about the opening of the window.
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
