import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { TEST_DAY } from '../../../build/day';
import { expect, test } from '../../../spec/support/browser/site';
import { copySite } from '../../../tools/site/copySite';
import { serve } from '../../../tools/site/serve';

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

test('npm start answers on this machine alone', async () => {
  const started = await serve({ port: 0 });
  expect(['127.0.0.1', '::1']).toContain((started.address() as AddressInfo).address);
  started.close();
});
