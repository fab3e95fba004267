/** The browser that the reference pictures were taken with: another draws letters and edges a little otherwise. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Of the reference pictures: Debian's release and the major version of its Chromium. */
export const taken = { debian: '12', chromium: '156' };

function debianHere(): string | undefined {
  return existsSync('/etc/debian_version')
    ? readFileSync('/etc/debian_version', 'utf8').split('.')[0]?.trim()
    : undefined;
}

function versionOf(browser: string): string | undefined {
  return /(\d+)\.\d+\.\d+/.exec(spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1];
}

/** Why the pictures taken with `browser` are not compared, in a line; nothing where they are. */
export function whyNotCompared(browser: string | undefined): string | undefined {
  const here = { debian: debianHere(), chromium: browser?.startsWith('/usr/bin/') ? versionOf(browser) : undefined };
  if (here.debian === taken.debian && here.chromium === taken.chromium) return undefined;
  return `Pictures are taken but not compared: the references are of Debian ${taken.debian}’s Chromium ${taken.chromium}, here is ${here.debian ? `Debian ${here.debian}’s` : 'another system’s'} ${here.chromium ?? 'other browser'}.`;
}
