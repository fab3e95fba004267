/** A project of Playwright's for each engine that this machine has. */
import type { Project } from '@playwright/test';
import { cures, type EngineName, engineNames, findEngine } from './drivers/installed';
import type { EngineOptions } from './test';

/** Firefox takes part in each run, the others in that of everything. One that is missing is told in a line, or is an error in CI. */
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
      // Each visit asks of Chromium what these ask, and more.
      testIgnore: engine === 'chromium' ? '**/routes.engines.ts' : [],
    }));
}
