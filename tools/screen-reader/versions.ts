import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import type { Processes } from './processes';
import type { Versions } from './transcript';

/** The first number of the form 1.2 or 1.2.3 that a program prints about itself. */
function versionOf(program: string, { environment }: Processes): string {
  const text = execFileSync(program, ['--version'], { env: environment, encoding: 'utf8' });
  return /\d+(\.\d+)+/.exec(text)?.[0] ?? 'of unknown version';
}

/** The versions of what is heard: the screen reader, the speech service and the browser of `page`. */
export async function readVersions(page: Page, processes: Processes): Promise<Versions> {
  const session = await page.context().newCDPSession(page);
  const { product } = await session.send('Browser.getVersion');
  await session.detach();
  return {
    orca: versionOf('orca', processes),
    speechDispatcher: versionOf('speech-dispatcher', processes),
    chromium: product.replace(/^.*\//, ''),
  };
}
