/** Waits for what a page fetches, and puts off for a moment, by itself after it has been drawn. */
import type { Page } from '@playwright/test';

const fetches = new WeakMap<Page, number>();

/** In the page: what waits for its time. */
interface Watched extends Window {
  timersAhead?: Set<number>;
}

/** Notes the timers that are to come soon: React shows a part whose code came late after up to 300 ms. It runs in the page. */
function watchTimers(): void {
  /** ms. What is to come later is a limit or an interval of its own. */
  const SOON = 1_000;
  const ahead = new Set<number>();
  (window as Watched).timersAhead = ahead;
  const { setTimeout: start, clearTimeout: stop } = window;
  window.setTimeout = ((handler: TimerHandler, delay = 0, ...words: unknown[]) => {
    if (typeof handler !== 'function' || delay > SOON) return start(handler, delay, ...words);
    const timer = start(() => {
      ahead.delete(timer);
      handler(...words);
    }, delay);
    ahead.add(timer);
    return timer;
  }) as typeof window.setTimeout;
  window.clearTimeout = (timer) => {
    ahead.delete(timer as number);
    stop(timer);
  };
}

/** Notes what the page fetches and puts off from its next address on. */
export async function watch(page: Page): Promise<void> {
  if (fetches.has(page)) return;
  fetches.set(page, 0);
  const count = (by: number) => fetches.set(page, (fetches.get(page) ?? 0) + by);
  page.on('request', () => count(1));
  page.on('requestfinished', () => count(-1));
  page.on('requestfailed', () => count(-1));
  await page.addInitScript(watchTimers);
}

/**
 * Whether React has taken over every part of the page, and where all must be `shown`, has none whose code is not here or does
 * not run yet. True of a page without React. It runs in the page.
 */
function isWhole(what: 'taken' | 'shown'): boolean {
  interface Fiber {
    child: Fiber | null;
    sibling: Fiber | null;
    /** Of a Suspense boundary that waits, and of it alone, an object with what it holds of the built page, or null. */
    memoizedState: unknown;
    stateNode: { current?: Fiber } | null;
  }
  const isWaiting = ({ memoizedState: state }: Fiber) =>
    typeof state === 'object' &&
    state !== null &&
    'dehydrated' in state &&
    (what === 'shown' || state.dehydrated !== null);
  for (const root of document.querySelectorAll('[id$="root"]')) {
    const [, top] = Object.entries(root).find(([key]) => key.startsWith('__reactContainer$')) ?? [];
    const ahead = [(top as Fiber | undefined)?.stateNode?.current];
    for (let fiber = ahead.pop(); fiber; fiber = ahead.pop()) {
      if (isWaiting(fiber)) return false;
      for (const next of [fiber.sibling, fiber.child]) if (next) ahead.push(next);
    }
  }
  return true;
}

/** Resolves once the tasks that wait are done: React's, and the effects of what it drew last. */
export const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));

/**
 * Resolves once React has taken over all parts of the page, and has drawn what only the visitor's browser knows, as the day:
 * both may come after the footer, with which the document says that it is ready.
 */
export async function taken(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForFunction(isWhole, 'taken' as const);
  await idle(page);
}

/** Resolves once React shows all parts, those too whose code it fetches after it has taken the page over. */
export const shown = (page: Page): Promise<unknown> => page.waitForFunction(isWhole, 'shown' as const);

/** Resolves once React shows all parts, and nothing has been underway for as long as the page took to draw two frames, twice. */
export async function settled(page: Page): Promise<void> {
  for (let quiet = 0; quiet < 2; quiet += 1) {
    const timers = await page.evaluate(async () => {
      const { requestAnimationFrame: frame, timersAhead } = window as Watched;
      await new Promise((resolve) => frame(() => frame(resolve)));
      return timersAhead?.size ?? 0;
    });
    const isUnderway = timers > 0 || (fetches.get(page) ?? 0) > 0;
    if (isUnderway || !(await page.evaluate(isWhole, 'shown' as const))) quiet = -1;
  }
}
