import { type ChildProcess, spawn } from 'node:child_process';
import { expect, test } from './support/site';

// Vite and React greet the developer, and each analytics event is logged.
test.use({ expectedMessages: /./ });

let server: ChildProcess;
let address = '';
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', '4377'], {
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' },
  });
  address = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (data: Buffer) => {
      output += data.toString();
      const found = /http:\/\/localhost:\d+/.exec(output);
      if (found) resolve(found[0]);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(output)));
  });
});
test.afterAll(() => server?.kill());

test('S7-06 npm run dev shows the site and logs each analytics event in a line', async ({ page }) => {
  test.setTimeout(120_000);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(`${address}/programs/AIDeveloper`);
  await expect(page.getByRole('heading', { level: 1, name: 'Artificial Intelligence Developer' })).toBeVisible({
    timeout: 60_000,
  });
  await expect
    .poll(() => lines.filter((line) => line.startsWith('analytics:')), { timeout: 30_000 })
    .toEqual([
      "analytics: page_view /programs/AIDeveloper 'Programs: AI developer'",
      "analytics: programme_view /programs/AIDeveloper 'Programs: AI developer'",
    ]);
});
