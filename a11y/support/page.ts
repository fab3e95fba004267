/** Opens a page for the checks, in a width and colours, and in its states. */
import type { Page } from '@playwright/test';
import { TEST_DAY } from '../../build/day';
import { NOT_FOUND } from '../../build/paths';
import { setDay } from '../../e2e/support/clock';
import { bringInView, open, show } from '../../e2e/support/site';
import { installHelpers } from './inPage';
import { leave, type PageState, type Scheme, type Width } from './states';

/** An address that no page has: it shows the not-found page. */
const UNKNOWN = '/nope';

/** px */
export const HEIGHT = 900;

/**
 * Loads `path` and waits until it is hydrated and has its fonts and lazy parts. Throws a one-line error if that fails.
 */
export async function load(page: Page, path: string): Promise<void> {
  await setDay(page, TEST_DAY);
  await open(page, path === NOT_FOUND ? UNKNOWN : path);
  await bringInView(page);
  // Scroll anchoring would move the page when a check enlarges text, and change states that depend on the scroll.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  await installHelpers(page);
}

/** Sets width and colour scheme of the page, without a reload. Motion is always reduced. */
export const applyView = (page: Page, width: Width, scheme: Scheme): Promise<void> =>
  show(page, { width, height: HEIGHT, scheme });

/** Brings `path`, which is open, into a state. */
export async function bring(page: Page, path: string, state: PageState): Promise<void> {
  if (state.isApart) await load(page, path);
  await state.enter(page);
  if (state.isApart) await installHelpers(page);
}

/** Undoes a state, so that the page is as loaded. */
export async function undo(page: Page, path: string, state: PageState): Promise<void> {
  if (!state.isApart) return leave(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await load(page, path);
}
