/** What the gate's tests share: a page whose console stays silent, and the comparison of a reading. */
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/site';
import { read } from './reading';
import { keep, readingFile, reviewed } from './snapshots';
import type { Width } from './states';

/**
 * Compares what a screen reader would say with the reviewed text. `npm run a11y -- --update-snapshots` writes the text
 * anew instead; its diff is then to be reviewed.
 */
export async function expectReading(page: Page, path: string, state: string, width: Width): Promise<void> {
  const reading = await read(page);
  const file = readingFile(path, state, width);
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) keep(file, reading);
  expect(reading, `a11y/reading/${file}; after review: npm run a11y -- --update-snapshots`).toBe(reviewed(file));
}
