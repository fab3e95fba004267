/** Presses Tab through a page as a visitor does. Notes the focused element and its focus indicator at every stop. */
import type { CDPSession, Page } from '@playwright/test';
import { type Change, compare } from '../../../e2e/support/pixels';
import type { Place } from '../inPage';
import type { Stop } from '../model';
import { missedStops, readStop, type StopInPage, startWalk } from './stops';

/** Results of one walk. */
export interface Walk {
  stops: (Stop & { inPage: StopInPage; change: Change })[];
  /** Place that the Tab key does not leave. */
  trap: Place | undefined;
  missed: Place[];
  /** Changes caused by focus alone: address, title, a dialog. */
  changes: Place[];
}

/** Limit of a walk, more stops than any page has: a longer walk is a keyboard trap. */
const MOST_STOPS = 300;

/** Focus pictures seen before, by control and picture: the bars and the footer are the same on every page. */
const seen = new Map<string, Change>();

async function photograph(session: CDPSession, clip: StopInPage['clip']): Promise<string> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...clip, scale: 1 },
  });
  return data;
}

/** Role and name of the focused element, as Chromium gives them to a screen reader. */
async function nameOf(session: CDPSession): Promise<{ role: string; name: string }> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  if (!result.objectId) return { role: '', name: '' };
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = nodes;
  return { role: String(node?.role?.value ?? ''), name: String(node?.name?.value ?? '').trim() };
}

async function indicator(page: Page, session: CDPSession, stop: StopInPage): Promise<Change> {
  const area = 2 * stop.perimeter;
  const withFocus = await photograph(session, stop.clip);
  const key = `${stop.place.html} ${Math.round(area)} ${withFocus}`;
  const known = seen.get(key);
  if (known) return known;
  const element = await page.evaluateHandle(() => {
    const { activeElement } = document;
    (activeElement as HTMLElement).blur();
    return activeElement as HTMLElement;
  });
  const without = await photograph(session, stop.clip);
  // The next Tab must start in the control, which may be a keyboard trap.
  await element.evaluate((control) => control.focus({ preventScroll: true }));
  await element.dispose();
  const change = await compare(Buffer.from(without, 'base64'), Buffer.from(withFocus, 'base64'), area);
  seen.set(key, change);
  return change;
}

/**
 * Presses Tab at the last stop. Chromium then focuses its own controls, or the start of the page. Returns `true` for the
 * start of the page.
 */
async function goRound(page: Page): Promise<boolean> {
  const last = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press('Tab');
  const isAtFirst = await last.evaluate(
    (element) => document.activeElement !== element && document.activeElement !== document.body,
  );
  await last.dispose();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return isAtFirst;
}

/** Runs in the page. */
const context = () => `${location.href} ${document.title} ${document.querySelectorAll('dialog[open]').length}`;

/** Role, name and focus indicator of the focused element. */
async function stopAt(page: Page, session: CDPSession, inPage: StopInPage, number: number) {
  const { place, box } = inPage;
  const { role, name } = await nameOf(session);
  const change = await indicator(page, session, inPage);
  return { number, role, name, selector: place.selector, box, focusContrast: change.contrast, inPage, change };
}

interface WalkOptions {
  /** Called at each stop while it has the focus. */
  visit?: (stop: StopInPage) => Promise<void>;
  /** Selector of the open part to walk in, from the current focus on; in a modal dialog the walk ends at its start. */
  scope?: string | undefined;
}

/** Walks until the Tab key leaves the page or `scope`. Begins at the page's top, or at the current focus. */
export async function walk(page: Page, { visit, scope }: WalkOptions = {}): Promise<Walk> {
  const session = await page.context().newCDPSession(page);
  const result: Walk = { stops: [], trap: undefined, missed: [], changes: [] };
  await page.evaluate(startWalk, scope);
  const isAtFirst = !scope && (await goRound(page));
  const before = await page.evaluate(context);
  // After a modal dialog's end the Tab key goes to the browser's controls, then to the dialog's first.
  let mayLeave = scope !== 'dialog';
  for (let number = 1; number <= MOST_STOPS; number += 1) {
    if (number > 1 || !isAtFirst) await page.keyboard.press('Tab');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const inPage = await page.evaluate(readStop, scope);
    if (!inPage && !mayLeave) {
      mayLeave = true;
      await page.evaluate(() => {
        globalThis.wentRound = true;
      });
      continue;
    }
    if (!inPage || (inPage.isFirst && result.stops.length > 1)) break;
    if (inPage.isKnown || number === MOST_STOPS) {
      result.trap = { ...inPage.place, message: 'The Tab key does not get away from it.' };
      break;
    }
    // The picture first, because `visit` may scroll.
    result.stops.push(await stopAt(page, session, inPage, number));
    await visit?.(inPage);
    if ((await page.evaluate(context)) !== before) {
      result.changes.push({ ...inPage.place, message: 'Its focus alone changes the page.' });
      break;
    }
  }
  if (!result.trap) result.missed = await page.evaluate(missedStops, scope);
  await session.detach();
  return result;
}

/** Focuses one control of each kind within `selector`, and returns its focus indicator. */
export async function tryKinds(page: Page, selector: string): Promise<Walk> {
  const session = await page.context().newCDPSession(page);
  const result: Walk = { stops: [], trap: undefined, missed: [], changes: [] };
  await page.evaluate(startWalk, selector);
  // A key press, so that browsers treat the next focus as one by keyboard.
  await page.keyboard.press('Shift');
  const controls = await page.evaluateHandle((within) => {
    const inside = audit.tabbable().filter((element) => element.closest(within));
    return [...new Map(inside.map((element) => [`${element.tagName} ${element.className}`, element])).values()];
  }, selector);
  const count = await controls.evaluate((all) => all.length);
  for (let number = 1; number <= count; number += 1) {
    await controls.evaluate((all, at) => all[at]?.focus(), number - 1);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const inPage = await page.evaluate(readStop, undefined);
    if (!inPage) continue;
    result.stops.push(await stopAt(page, session, inPage, number));
  }
  await controls.dispose();
  await session.detach();
  return result;
}
