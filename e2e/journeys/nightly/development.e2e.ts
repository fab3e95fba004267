import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { TEST_DAY } from '../../../build/day';
import { expect, test } from '../../../spec/support/browser/site';
import { copySite } from '../../../tools/site/copySite';
import { serve } from '../../../tools/site/serve';

// One after another: two servers would write to one cache of dependencies.
test.describe.configure({ mode: 'default' });

// Vite and React greet the developer, and each analytics event is logged.
test.use({ expectedMessages: /./ });

/** Lines logged by the server and the page. */
const logged: string[] = [];
test.beforeEach(({ page }) => void page.on('console', (message) => logged.push(`page: ${message.text()}`)));
test.afterEach(async () => {
  const info = test.info();
  if (info.status !== info.expectedStatus) await info.attach('What was said', { body: logged.join('\n') });
});

let server: ChildProcess;
let address = '';
/** A copy of the site, whose files a test may change as a developer would. */
let root = '';
test.beforeAll(async () => {
  test.setTimeout(300_000);
  root = await copySite();
  const [command, ...words] = JSON.parse(readFileSync('package.json', 'utf8')).scripts.dev.split(' ');
  expect(command).toBe('vite');
  server = spawn(process.execPath, [resolve('node_modules/vite/bin/vite.js'), ...words, '--port', '4377'], {
    cwd: root,
    env: { ...process.env, CATALOGUE: 'live', SITE_DAY: TEST_DAY, NODE_ENV: 'development', NO_COLOR: '1' },
  });
  address = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (data: Buffer) => {
      output += data.toString();
      logged.push(`server: ${data.toString()}`);
      const found = /http:\/\/localhost:\d+/.exec(output);
      if (found) resolve(found[0]);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(output)));
  });
});
test.afterAll(() => {
  server?.kill();
  rmSync(root, { recursive: true, force: true });
});

test('S7-06 npm run dev shows the site and logs each analytics event', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto(`${address}/programs/AIDeveloper`);
  await expect(page.getByRole('heading', { level: 1, name: 'Artificial Intelligence Developer' })).toBeVisible({
    timeout: 240_000,
  });
  await expect
    .poll(() => logged.filter((line) => line.startsWith('page: analytics:')), { timeout: 120_000 })
    .toEqual([
      "page: analytics: page_view /programs/AIDeveloper 'Programs: AI developer'",
      "page: analytics: programme_view /programs/AIDeveloper 'Programs: AI developer'",
    ]);
});

test('npm run dev shows a changed style without loading the page anew', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto(`${address}/about`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible({ timeout: 240_000 });
  const band = page.locator('main > section').first();
  const surface = () => band.evaluate((element) => getComputedStyle(element).backgroundColor);
  // The sage of a page's header.
  await expect.poll(surface).toBe('rgb(223, 233, 222)');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  const file = join(root, 'src/ui/motif/motif.css.ts');
  const source = readFileSync(file, 'utf8');
  expect(source).toContain('tints.sage');
  writeFileSync(file, source.replace('tints.sage', 'tints.rose'));
  await expect.poll(surface, { timeout: 120_000 }).toBe('rgb(248, 228, 227)');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('npm start answers on this machine alone', async () => {
  const server = await serve({ port: 0 });
  expect(['127.0.0.1', '::1']).toContain((server.address() as AddressInfo).address);
  server.close();
});
