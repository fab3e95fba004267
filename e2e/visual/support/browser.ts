/** The browser of the reference pictures: others draw letters and edges a little differently. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFERENCES } from './references';

/** Debian's release, and the major version of its Chromium. */
interface Origin {
  debian: string | undefined;
  chromium: string | undefined;
}

/** File that names the browser of the reference pictures. */
const FILE = join(REFERENCES, 'browser.json');

/** The system font in which the pictures have code, and its package. */
const SYSTEM_FONT = { file: '/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf', of: 'fonts-dejavu-core' };
const NO_SYSTEM_FONT = `${SYSTEM_FONT.file} is missing; apt-get install ${SYSTEM_FONT.of}.`;
/** Environment that shows the browser only this system font and its family, whatever else is installed. */
export const oneSystemFont = { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') };

function debianHere(): string | undefined {
  return existsSync('/etc/debian_version')
    ? readFileSync('/etc/debian_version', 'utf8').split('.')[0]?.trim()
    : undefined;
}

function versionOf(browser: string): string | undefined {
  return /(\d+)\.\d+\.\d+/.exec(spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1];
}

function originOf(browser: string | undefined): Origin {
  return { debian: debianHere(), chromium: browser?.startsWith('/usr/bin/') ? versionOf(browser) : undefined };
}

const inWords = ({ debian, chromium }: Origin) =>
  `${debian ? `Debian ${debian}’s` : 'another system’s'} ${chromium ? `Chromium ${chromium}` : 'other browser'}`;

/** Reason, in a line, not to compare pictures taken with `browser`; `undefined` if they are compared. */
export function whyNotCompared(browser: string | undefined): string | undefined {
  if (!existsSync(FILE))
    return 'Pictures are taken but not compared: there are no references. npm run visual:update takes them.';
  const current = originOf(browser);
  const taken: Origin = JSON.parse(readFileSync(FILE, 'utf8'));
  if (current.debian !== taken.debian || current.chromium !== taken.chromium)
    return `Pictures are taken but not compared: the references are of ${inWords(taken)}, here is ${inWords(current)}.`;
  return existsSync(SYSTEM_FONT.file) ? undefined : `Pictures are taken but not compared: ${NO_SYSTEM_FONT}`;
}

/** Notes `browser` as that of the references. Throws a one-line error if it is not Debian's. */
export function noteBrowser(browser: string | undefined): void {
  const current = originOf(browser);
  if (!current.debian || !current.chromium) {
    throw new Error(`Reference pictures are taken with Debian’s Chromium alone, here is ${inWords(current)}.`);
  }
  if (!existsSync(SYSTEM_FONT.file)) throw new Error(`Reference pictures need a system font: ${NO_SYSTEM_FONT}`);
  mkdirSync(REFERENCES, { recursive: true });
  writeFileSync(FILE, `{ "debian": "${current.debian}", "chromium": "${current.chromium}" }\n`);
}
