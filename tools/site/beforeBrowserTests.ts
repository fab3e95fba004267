/** Playwright's global set-up: provides a browser and the tools' packages before the first test. */
import { resolve } from 'node:path';
import { provideBrowser } from './browser';
import { installPackages } from './installPackages.mjs';

export default function beforeBrowserTests(): void {
  provideBrowser();
  // Installed here, because two nightly files use the editor at once.
  if (process.env.TIER === 'all') installPackages(resolve('tools/edit'));
}
