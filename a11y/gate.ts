/** What the gate's tests share: a page whose console stays silent, and the comparison of a reading. */
import type { Page } from '@playwright/test';
import { expect } from '../e2e/support/site';
import { read } from './reading';
import { keep, readingFile, reviewed } from './snapshots';
import type { Width } from './states';

/**
 * Compares what a screen reader would say with the reviewed text; with `UPDATE_READINGS=1` in the environment it writes
 * the text instead.
 */
export async function expectReading(page: Page, path: string, state: string, width: Width): Promise<void> {
  const reading = await read(page);
  const file = readingFile(path, state, width);
  if (process.env.UPDATE_READINGS) keep(file, reading);
  expect(reading, `a11y/reading/${file}; after review: UPDATE_READINGS=1 npm run a11y`).toBe(reviewed(file));
}
