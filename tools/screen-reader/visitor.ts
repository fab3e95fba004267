/** A visitor with a screen reader: a window of Chromium, a keyboard, and Orca. */
import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { browserArguments, provideBrowser } from '../site/browser';
import { type Orca, startOrca, startSpeech } from './orca';

export interface Visitor {
  page: Page;
  orca: Orca;
  /** Names and versions of the programs, in a line. */
  versions: string;
  /** Presses a key by its name in X: `Tab`, `ctrl+Home`, `KP_Add`. Orca gets it like a visitor's. */
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
}

/** Starts a program in the visitor's environment; it ends with the visitor. */
export type Start = (command: string, args: string[], options?: SpawnOptions) => ChildProcess;

/** Longest wait for the page's reaction, in ms. A control that does not appear by then is a fault. */
const ACTION_TIMEOUT = 10_000;
const run = promisify(execFile);

/** Runs `work` with a visitor of the site at `baseURL`. Ends all programs and deletes all files afterwards. */
export async function asVisitor(baseURL: string, work: (visitor: Visitor) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'screen-reader-'));
  const { DISPLAY = '', XAUTHORITY = '', DBUS_SESSION_BUS_ADDRESS = '' } = process.env;
  // Programs write only to `folder`, and do not read the user's settings.
  const env: Record<string, string> = {
    ...{ DISPLAY, XAUTHORITY, DBUS_SESSION_BUS_ADDRESS, HOME: folder, LC_ALL: 'C.UTF-8', TMPDIR: folder },
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    XDG_RUNTIME_DIR: join(folder, 'run'),
  };
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
    // A window without toolbars, so that only the page is read. It fills the screen of the script in `package.json`.
    const window = [`--app=${baseURL}/404`, '--window-size=1280,900', '--window-position=0,0'];
    context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      ...{ baseURL, headless: false, viewport: null, executablePath: provideBrowser('whole'), env },
      args: [...browserArguments, '--force-renderer-accessibility', ...window],
      ignoreDefaultArgs: ['--enable-automation'],
    });
    context.setDefaultTimeout(ACTION_TIMEOUT);
    const orcaVersion = (await run('orca', ['--version'], { env })).stdout.trim();
    // Skips the speech about the opening of the window.
    await orca.hear(async () => {}, 1500);
    await work({
      orca,
      versions: `Orca ${orcaVersion}, Chromium ${context.browser()?.version() ?? ''}`,
      page: context.pages()[0] ?? (await context.waitForEvent('page')),
      press: async (key) => void (await run('xdotool', ['key', '--clearmodifiers', key], { env })),
      type: async (text) => void (await run('xdotool', ['type', '--delay', '60', text], { env })),
    });
  } finally {
    await context?.close().catch(() => undefined);
    for (const child of started.reverse()) child.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
