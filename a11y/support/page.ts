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
 * Loads `path` and waits until it is hydrated, set in its fonts, and what comes later is there. Throws one line where that
 * fails.
 */
export async function load(page: Page, path: string): Promise<void> {
  await setDay(page, TEST_DAY);
  await open(page, path === NOT_FOUND ? UNKNOWN : path);
  await bringInView(page);
  // Scroll anchoring would move the page when a check enlarges text, and change states that depend on the scroll.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  await installHelpers(page);
}

/** Gives the page a width and a colour scheme, without loading it anew. Motion is always reduced. */
export const applyView = (page: Page, width: Width, scheme: Scheme): Promise<void> =>
  show(page, { width, height: HEIGHT, scheme });

/** Brings `path`, which is open, into a state. */
export async function bring(page: Page, path: string, state: PageState): Promise<void> {
  if (state.isApart) await load(page, path);
  await state.enter(page);
  if (state.isApart) await installHelpers(page);
}

/** Takes the page out of a state: as loaded again. */
export async function undo(page: Page, path: string, state: PageState): Promise<void> {
  if (!state.isApart) return leave(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await load(page, path);
}
