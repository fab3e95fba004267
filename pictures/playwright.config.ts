import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from '../tools/site/browser';
import { whyNotCompared } from './support/browser';

/** Not there on a machine's first run: the global set-up provides it, and each worker then reads this file anew. */
const executablePath = findBrowser();

const reason = whyNotCompared(executablePath);
if (reason && process.env.PICTURES === 'required') throw new Error(reason);
// Each worker reads this file too; one line is enough.
if (reason && !process.env.TEST_WORKER_INDEX) console.warn(reason);

export default defineConfig({
  testMatch: '**/*.pictures.ts',
  globalSetup: '../tools/site/beforeBrowserTests.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  workers: 2,
  reporter: [
    ['line'],
    ['json', { outputFile: '../reports/results/playwright-pictures.json' }],
    // Each picture that differs before, now, and the two laid over each other.
    ['html', { outputFolder: '../reports/pictures', open: 'never' }],
  ],
  outputDir: '../reports/playwright-pictures',
  snapshotPathTemplate: '{testDir}/reference/{arg}{ext}',
  expect: {
    // Two pictures of one look are the same to the pixel: what is allowed here is another processor's rounding.
    toMatchSnapshot: { threshold: 0.05, maxDiffPixels: 8 },
  },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { ...(executablePath && { executablePath }), args: browserArguments },
    trace: 'off',
  },
});
