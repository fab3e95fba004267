/** Playwright's global set-up: a browser and the tools' packages are there before the first test. */
import { resolve } from 'node:path';
import { provideBrowser } from './browser';
import { installPackages } from './installPackages.mjs';

export default function beforeBrowserTests(): void {
  provideBrowser();
  // Two nightly files use the editor at once.
  if (process.env.TIER === 'all') installPackages(resolve('tools/edit'));
}
