/** The editor of `npm run edit` on a copy of the site, and the actions of a member of staff. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { TEST_DAY } from '../../build/day';
import { expect } from '../../spec/support/browser/site';
import { copySite } from '../../tools/site/copySite';

const PORT = 4379;
/** Longest wait for the first page, in ms: Vite transforms everything for it. */
const COLD = 90_000;

export interface RunningEditor {
  address: string;
  /** Folder of the copied site. */
  root: string;
  read(file: string): string;
  /** Files of `src` that differ from what the editor began with. */
  changed(): string[];
  close(): void;
}

/** Starts the editor. `tools/site/beforeBrowserTests.ts` has installed its packages. */
export async function startEditor(): Promise<RunningEditor> {
  const root = await copySite();
  symlinkSync(resolve('tools/edit/node_modules'), join(root, 'tools/edit/node_modules'), 'dir');
  const server: ChildProcess = spawn(process.execPath, ['tools/site/run.mjs', 'tools/edit/command.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(PORT),
      BROWSER: 'none',
      CATALOGUE: '',
      SITE_DAY: TEST_DAY,
      NODE_ENV: 'development',
    },
  });
  await new Promise<void>((started, failed) => {
    let output = '';
    const read = (data: Buffer) => {
      output += data.toString();
      if (output.includes('/admin/')) started();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => failed(new Error(output)));
  });
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const files = () =>
    readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .map((name) => `src/${name}`)
      .filter((name) => statSync(join(root, name)).isFile());
  const before = new Map(files().map((name) => [name, read(name)]));
  return {
    address: `http://localhost:${PORT}/admin/`,
    root,
    read,
    changed: () => files().filter((name) => before.get(name) !== read(name)),
    close() {
      server.kill();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** The form's preview of the page. */
export const previewOf = (page: Page): FrameLocator =>
  page.frameLocator('iframe').frameLocator('iframe[title="Preview of the page"]');

/** Opens a form, as `programmes/entries/AITools`, and waits for `shown` in its preview. */
export async function openForm(page: Page, address: string, form: string, shown = 'h1'): Promise<void> {
  await page.goto(address);
  const login = page.getByRole('button', { name: 'Login' });
  const collections = page.getByRole('heading', { name: 'Collections' });
  await login.or(collections).waitFor({ timeout: COLD });
  if (await login.isVisible()) await login.click();
  await collections.waitFor();
  await page.goto(`${address}#/collections/${form}`);
  await expect(previewOf(page).locator(shown).first()).toBeVisible({ timeout: COLD });
}

/** Opens an entry of a list by the text of its closed line. */
export async function openItem(page: Page, line: string): Promise<void> {
  await page.getByText(line, { exact: true }).locator('..').getByRole('button').first().click();
}

/** Asks for the form to be saved. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now', { exact: true }).click();
}

/** Saves the form. */
export async function save(page: Page): Promise<void> {
  await publish(page);
  await expect(page.getByText('Changes saved')).toBeVisible();
}
