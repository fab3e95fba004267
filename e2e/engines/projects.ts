/** A Playwright project for each engine that this machine has. */
import { existsSync } from 'node:fs';
import { firefox, type Project, webkit } from '@playwright/test';

/** The system's Firefox, where Playwright's own is not installed. `FIREFOX` in the environment names another one. */
export const systemFirefox = existsSync(firefox.executablePath())
  ? undefined
  : [process.env.FIREFOX ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

const viewport = { width: 1280, height: 800 };

const launchOptions = systemFirefox ? { channel: 'moz-firefox', executablePath: systemFirefox } : {};
const firefoxProject: Project = { name: 'firefox', use: { browserName: 'firefox', viewport, launchOptions } };
const webkitProject: Project = { name: 'webkit', use: { browserName: 'webkit', viewport, launchOptions: {} } };
// `a11y` tests every page in Chromium, and more.
const chromiumProject: Project = { name: 'chromium', testIgnore: '**/routes.engines.ts', use: { viewport } };

/** Every run has Firefox; `isEveryTier` adds the others. A missing engine is named in a line. */
export function engineProjects(isEveryTier: boolean): Project[] {
  const hasFirefox = existsSync(launchOptions.executablePath ?? firefox.executablePath());
  const hasWebkit = existsSync(webkit.executablePath());
  const missing = [
    ...(hasFirefox ? [] : ['firefox (apt-get install firefox-esr, or npx playwright install firefox)']),
    ...(hasWebkit || !isEveryTier ? [] : ['webkit (npx playwright install webkit)']),
  ];
  // Each worker reads this too; one line is enough.
  if (missing.length > 0 && !process.env.TEST_WORKER_INDEX) console.warn(`Missing here: ${missing.join('; ')}.`);
  return [
    ...(hasFirefox ? [firefoxProject] : []),
    ...(isEveryTier ? [chromiumProject, ...(hasWebkit ? [webkitProject] : [])] : []),
  ].map((project) => ({ ...project, testDir: 'e2e/engines', testMatch: '**/*.engines.ts' }));
}
