/** Opens a page for the checks, in a width and colours, and in its states. */
import type { Page } from '@playwright/test';
import { holdBack } from '../../spec/support/browser/holdBack';
import { hydrated, idle, inFonts, watch } from '../../spec/support/browser/idle';
import { movesOf, observeShifts } from '../../spec/support/browser/layoutShift';
import { bringInView, open } from '../../spec/support/browser/site';
import { type Check, ofPage, prepare, rule } from './check';

/** Opens `path` with its lazy parts and the helpers of the checks. Throws a one-line error if that fails. */
export async function load(page: Page, path: string): Promise<void> {
  await open(page, path);
  await bringInView(page);
  await prepare(page);
}

/**
 * Opens `path` with late fonts, as on a slow network, and waits until the page is idle. Returns the check of what moved
 * meanwhile, which the visitor did not cause.
 */
export async function enter(page: Page, path: string): Promise<Check> {
  // Fonts are held back, and waited for separately.
  watch(page, 'font');
  await observeShifts(page);
  const { release } = await holdBack(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  await idle(page);
  const loading = await movesOf(page);
  release();
  await inFonts(page);
  await idle(page);
  await bringInView(page);
  const whole = await movesOf(page);
  await prepare(page);
  // Late fonts may move a line.
  const found = [loading.shift >= 0.001 && loading, whole.shift - loading.shift >= 0.02 && whole];
  return rule({ rule: 'layout-shift', title: 'Nothing moves while the page loads' }, () =>
    found.flatMap((moves) => (moves ? [ofPage(`a layout shift of ${moves.shift.toFixed(4)}, of ${moves.parts}`)] : [])),
  );
}
