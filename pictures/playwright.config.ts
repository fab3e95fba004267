import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser, testsAtOnce } from '../tools/site/browser';
import { oneSystemFont, whyNotCompared } from './support/browser';

/** Not there on a machine's first run: the global set-up provides it, and each worker then reads this file anew. */
const executablePath = findBrowser();

/** Where a page is drawn tile by tile, and only what changes anew, a tile's edge may fall through a letter, once so and once so. */
const everyPixelAlike = [
  '--disable-partial-raster',
  '--num-raster-threads=1',
  '--default-tile-width=4096',
  '--default-tile-height=4096',
];

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
  workers: testsAtOnce,
  reporter: [
    ['line'],
    ['json', { outputFile: '../reports/results/playwright-pictures.json' }],
    // Each picture that differs before, now, and the two laid over each other.
    ['html', { outputFolder: '../reports/pictures', open: 'never' }],
  ],
  outputDir: '../reports/playwright-pictures',
  // A check writes nothing: `npm run visual:update` does.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/reference/{arg}{ext}',
  expect: {
    // What may differ is decided before (`support/picture.ts`): here two pictures are set side by side.
    toMatchSnapshot: { threshold: 0, maxDiffPixels: 0 },
  },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...browserArguments, ...everyPixelAlike],
      env: { ...process.env, ...(!reason && oneSystemFont) },
    },
    trace: 'off',
  },
});
