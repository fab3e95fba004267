import { defineConfig, devices } from '@playwright/test';
import { engineProjects } from './e2e/engines/projects';
import { oneSystemFont, whyNotCompared } from './e2e/pictures/support/references';
import { fixturePort, livePort } from './spec/support/browser/ports';
import { browserArguments, findBrowser, testsAtOnce } from './tools/site/browser';

// Builds that tests start use the example centre's content.
process.env.CATALOGUE = 'fixture';

/** `undefined` on a machine's first run: the global set-up then installs it, and each worker reads this file again. */
const executablePath = findBrowser();

/**
 * Switches for reproducible pictures: Chromium draws in tiles, and a letter on a tile's edge may differ from run to run. For
 * the other tests they would only cost time: each change draws a whole tile.
 */
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

const launchOptions = {
  ...(executablePath && { executablePath }),
  args: browserArguments,
  env: { ...process.env, ...(!reason && oneSystemFont) } as Record<string, string>,
};

/** `true` for all tiers. `docs/gate.md` says which tests are in which tier. */
const isEveryTier = process.env.TIER === 'all';

export default defineConfig({
  globalSetup: './tools/site/beforeBrowserTests.ts',
  fullyParallel: true,
  forbidOnly: true,
  // In ms; long enough for busy machines.
  timeout: 180_000,
  workers: testsAtOnce,
  ...(!isEveryTier && { grepInvert: /@nightly/ }),
  reporter: [
    ['line'],
    ['./a11y/support/reporter.ts'],
    ['json', { outputFile: 'reports/results/playwright.json' }],
    // Shows each picture that differs: before, now, and both on top of each other.
    ['html', { outputFolder: 'reports/browser', open: 'never' }],
  ],
  outputDir: 'reports/playwright',
  // Only `--update-snapshots` writes pictures.
  updateSnapshots: 'none',
  snapshotPathTemplate: 'e2e/pictures/reference/{arg}{ext}',
  expect: {
    timeout: 30_000,
    // The threshold leaves room for the palette of a reference; the ratio, for stray pixels.
    toHaveScreenshot: { threshold: 0.05, maxDiffPixelRatio: 0.0001 },
  },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${fixturePort}`,
    launchOptions,
    trace: 'off',
  },
  projects: [
    { name: 'journeys', testDir: 'e2e/journeys', testMatch: '**/*.e2e.ts', testIgnore: '**/journeys/nightly/**' },
    {
      name: 'a11y',
      testDir: 'a11y',
      testMatch: '**/*.a11y.ts',
      snapshotPathTemplate: 'a11y/2-screens/reading/{arg}{ext}',
    },
    {
      name: 'pictures',
      testDir: 'e2e/pictures',
      testMatch: '**/*.pictures.ts',
      ignoreSnapshots: reason !== undefined,
      use: { launchOptions: { ...launchOptions, args: [...browserArguments, ...everyPixelAlike] } },
    },
    ...engineProjects(isEveryTier),
    ...(isEveryTier ? [{ name: 'nightly', testDir: 'e2e/journeys/nightly', testMatch: '**/*.e2e.ts' }] : []),
  ],
  webServer: [
    { port: fixturePort, CATALOGUE: 'fixture' },
    { port: livePort, CATALOGUE: 'live' },
  ].map(({ port, CATALOGUE }) => ({
    command: 'node tools/site/run.mjs tools/site/start.ts',
    env: { PORT: String(port), CATALOGUE },
    port,
    reuseExistingServer: false,
  })),
});
