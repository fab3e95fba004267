/** The reference pictures' folder, and the browser that took them: others draw letters a little differently. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const REFERENCES = join(import.meta.dirname, '../reference');
const FILE = join(REFERENCES, 'browser.json');

/** The only font of the system that the pictures' browser sees. The site sets its code in it; its other fonts are its own. */
const SYSTEM_FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf';
export const oneSystemFont = { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') };

/** Major version of `browser`; `undefined` where there is none. */
function majorOf(browser: string | undefined): string | undefined {
  if (!browser) return undefined;
  return /(\d+)\.\d+\.\d+/.exec(spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1];
}

/** Reason, in a line, not to compare pictures of `browser`; `undefined` if they are compared. */
export function whyNotCompared(browser: string | undefined): string | undefined {
  if (!existsSync(FILE)) return 'Pictures are not compared: there are no references. npm run visual:update takes them.';
  const { chromium } = JSON.parse(readFileSync(FILE, 'utf8')) as { chromium: string };
  const here = majorOf(browser);
  if (here !== chromium)
    return `Pictures are not compared: the references are of Chromium ${chromium}, here is ${here ?? 'none'}.`;
  if (!existsSync(SYSTEM_FONT)) return 'Pictures are not compared without a font: apt-get install fonts-dejavu-core.';
  return undefined;
}

/** Notes `browser` as that of the references. */
export function noteBrowser(browser: string): void {
  mkdirSync(REFERENCES, { recursive: true });
  writeFileSync(FILE, `{ "chromium": "${majorOf(browser)}" }\n`);
}
