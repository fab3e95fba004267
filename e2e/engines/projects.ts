/** A Playwright project for each engine that this machine has. */
import type { Project } from '@playwright/test';
import { cures, type EngineName, engineNames, findEngine } from './drivers/installed';
import type { EngineOptions } from './test';

/** Every run has Firefox; `TIER=all` adds the others. A missing engine is named in a line. */
export function engineProjects(isEveryTier: boolean): Project<object, EngineOptions>[] {
  const wanted: readonly EngineName[] = isEveryTier ? engineNames : ['firefox'];
  const missing = wanted.filter((engine) => !findEngine(engine));
  // Each worker reads this too; one line is enough.
  if (missing.length > 0 && !process.env.TEST_WORKER_INDEX) {
    console.warn(`Missing here: ${missing.map((engine) => `${engine} (${cures[engine]})`).join('; ')}.`);
  }
  return wanted
    .filter((engine) => !missing.includes(engine))
    .map((engine) => ({
      name: engine,
      testDir: 'e2e/engines',
      testMatch: '**/*.engines.ts',
      use: { engine },
      // `e2e/visit` tests the same in Chromium, and more.
      testIgnore: engine === 'chromium' ? '**/routes.engines.ts' : [],
    }));
}
