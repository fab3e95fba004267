import { execFileSync } from 'node:child_process';
import type { Processes } from './processes';
import type { Versions } from './transcript';

/** The browsers that a screen reader is heard with. */
export const BROWSERS = ['Chromium', 'Firefox'] as const;
export type BrowserName = (typeof BROWSERS)[number];

/** The first number of the form 1.2 or 1.2.3 that a program prints about itself. */
function versionOf(program: string, { environment }: Processes): string {
  const text = execFileSync(program, ['--version'], { env: environment, encoding: 'utf8' });
  return /\d+(\.\d+)+/.exec(text)?.[0] ?? 'of unknown version';
}

/** The versions of what is heard: the screen reader, the speech service and the browser that `program` starts. */
export function readVersions(browser: BrowserName, program: string, processes: Processes): Versions {
  return {
    orca: versionOf('orca', processes),
    speechDispatcher: versionOf('speech-dispatcher', processes),
    browser: `${browser} ${versionOf(program, processes)}`,
  };
}
