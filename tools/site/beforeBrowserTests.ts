/** Playwright's global set-up: a browser is there before the first test, and no configuration installs one when it is read. */
import { provideBrowser } from './browser';

export default function beforeBrowserTests(): void {
  provideBrowser();
}
