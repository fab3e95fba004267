import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser, testsAtOnce } from './tools/site/browser';

const PORT = Number(process.env.PORT ?? 4273);

/** Which suites run (`--project=e2e`): their results go to a file of their own for `spec:trace`. */
const suite = process.argv.find((argument) => argument.startsWith('--project='))?.split('=')[1] ?? 'all';

/** Not there on a machine's first run: the global set-up provides it, and each worker then reads this file anew. */
const executablePath = findBrowser();

export default defineConfig({
  globalSetup: './tools/site/beforeBrowserTests.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may make one wait too long; the trace marks what passed at the second try.
  retries: process.env.CI ? 1 : 0,
  // ms; what is waited for comes, on machines that may be busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: testsAtOnce,
  reporter: [['line'], ['json', { outputFile: `reports/results/playwright-${suite}.json` }]],
  outputDir: 'reports/playwright',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { ...(executablePath && { executablePath }), args: browserArguments },
    // A trace of every test would take as long again as the tests.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'e2e', testDir: 'e2e', testMatch: '**/*.e2e.ts' },
    // A trace would keep a copy of axe for every look.
    { name: 'a11y', testMatch: '{a11y,tools}/**/*.a11y.ts', use: { trace: 'off' } },
  ],
  webServer: {
    command: 'node tools/site/run.mjs tools/site/start.ts',
    env: { PORT: String(PORT) },
    port: PORT,
    reuseExistingServer: false,
  },
});
