/** Driver for Debian's WebKitGTK over WebDriver, in a MiniBrowser window on its own display. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Driver, Role, Tab } from './driver';
import { MESSAGES_KEY } from './observer';

/** Paths of the programs that this driver needs. */
export interface WebKitGtk {
  webDriver: string;
  browser: string;
  display: string;
}

/** Longest wait for a window's new size and for the driver's start, in ms. */
const PATIENCE_MS = 5_000;
/** Windows with a toolbar are at least 447 px wide. A GTK style narrows the search box of the others. */
const WINDOW = 'popup,width=1280,height=800';
const GTK_STYLE = '* { min-width: 0; padding: 0; margin: 0; font-size: 4px; }';

const KEYS: Record<string, string> = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE };

async function until(isDone: () => Promise<boolean>, failure: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isDone())) if (Date.now() > end) throw new Error(failure);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function startDisplay(program: string): Promise<{ display: string; process: ChildProcess }> {
  const process = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const told = process.stdio[3] as Readable;
  const number = await new Promise((resolve) => told.once('data', resolve));
  return { display: `:${String(number).trim()}`, process };
}

/** Runs in the page: the first visible element of a role and name, as far as the journeys need these. */
function findInPage([role, name]: [Role, string]): Element | undefined {
  const selectors = { link: 'a[href]', button: 'button', textbox: 'input, textarea' };
  const nameOf = (element: Element) =>
    element.ariaLabel ?? (element instanceof HTMLInputElement ? element.labels?.[0] : element)?.textContent ?? '';
  return [...document.querySelectorAll(selectors[role])].find(
    (element) =>
      nameOf(element).replaceAll(/\s+/g, ' ').trim() === name && element.checkVisibility({ visibilityProperty: true }),
  );
}

/** A tab over `session`, whose window is open. */
function tabOf(session: WebDriver, close: () => Promise<void>): Tab {
  const run = <Result>(script: (argument: never) => Result, argument?: unknown) =>
    session.executeScript<Awaited<Result>>(`return (${script})(arguments[0])`, argument);
  const send = (keys: string) => session.actions().sendKeys(keys).perform();
  return {
    run,
    close,
    visit: (address) => session.get(address),
    reload: () => session.navigate().refresh(),
    inject: async (source) => void (await session.executeScript(source)),
    async click(role, name) {
      const found = (): Promise<WebElement | null> =>
        session.executeScript(`return (${findInPage})(arguments[0])`, [role, name]);
      // An element that moves or is replaced cannot be clicked yet.
      const isClicked = async () =>
        (await found())?.click().then(
          () => true,
          () => false,
        ) ?? false;
      await until(isClicked, `No ${role} named '${name}' can be clicked.`);
    },
    press: (key) => send(KEYS[key] ?? key),
    type: (text) => send(text),
    async resize(width, height) {
      await session.manage().window().setRect({ width, height });
      const hasSize = () => run(([w, h]: number[]) => innerWidth === w && innerHeight === h, [width, height]);
      await until(hasSize, `The window did not become ${width} by ${height} px.`);
      // The page is told of it with the next frame.
      await run(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    },
    messages: () => run((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[], MESSAGES_KEY),
  };
}

/** Starts the display and the driver. Each tab is a separate browser. */
export async function startWebKitGtk({ webDriver, browser, display: displayProgram }: WebKitGtk): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), GTK_STYLE);
  const screen = await startDisplay(displayProgram);
  const port = await freePort();
  const service = spawn(webDriver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: folder },
  });
  const server = `http://127.0.0.1:${port}`;
  const listens = () => fetch(`${server}/status`).then(Boolean, () => false);
  await until(listens, `${webDriver} does not listen.`);

  async function startSession(): Promise<WebDriver> {
    const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
    const capabilities = new Capabilities({ 'webkitgtk:browserOptions': { binary: browser, args } });
    return new Builder().usingServer(server).withCapabilities(capabilities).forBrowser('MiniBrowser').build();
  }

  const probe = await startSession();
  const version = (await probe.getCapabilities()).get('browserVersion');
  await probe.quit();
  return {
    name: `WebKitGTK ${version}`,
    async open() {
      const session = await startSession();
      const first = await session.getWindowHandle();
      await session.executeScript(`window.open('about:blank', '_blank', '${WINDOW}')`);
      const opened = (await session.getAllWindowHandles()).find((handle) => handle !== first) as string;
      await session.switchTo().window(opened);
      const tab = tabOf(session, () => session.quit());
      await tab.resize(1280, 800);
      return tab;
    },
    async close() {
      service.kill();
      screen.process.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
