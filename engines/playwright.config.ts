import { defineConfig } from '@playwright/test';
import { testsAtOnce } from '../tools/site/browser';
import { cures, type EngineName, engineNames, findEngine } from './drivers/installed';
import type { EngineOptions } from './test';

/** `ENGINES=chromium,firefox` runs those alone. */
const wanted = (process.env.ENGINES?.split(',') ?? engineNames) as EngineName[];
const unknown = wanted.filter((engine) => !engineNames.includes(engine));
if (unknown.length > 0) {
  throw new Error(`ENGINES names ${unknown.join(', ')}. Name some of ${engineNames.join(', ')}, with commas between.`);
}

const missing = wanted.filter((engine) => !findEngine(engine));
if (missing.length > 0) {
  const line = `Missing here: ${missing.map((engine) => `${engine} (${cures[engine]})`).join('; ')}.`;
  if (process.env.CI) throw new Error(line);
  // Each worker reads this file too; one line is enough.
  if (!process.env.TEST_WORKER_INDEX) console.warn(line);
}

export default defineConfig<object, EngineOptions>({
  testDir: 'journeys',
  testMatch: '**/*.engines.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may make one wait too long; the trace marks what passed at the second try.
  retries: process.env.CI ? 1 : 0,
  // ms; what is waited for comes, on machines that may be busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: testsAtOnce,
  reporter: [['line'], ['json', { outputFile: '../reports/results/playwright-engines.json' }]],
  outputDir: '../reports/playwright-engines',
  projects: wanted
    .filter((engine) => !missing.includes(engine))
    .map((engine) => ({
      name: engine,
      use: { engine },
      // There the tests of pages ask of every route what these do, and more.
      testIgnore: engine === 'chromium' ? 'routes.engines.ts' : [],
    })),
});
