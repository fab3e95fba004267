/** Waits for the work of a page after its first paint: hydration, requests, fonts, enhancements. */
import type { Page, Request } from '@playwright/test';

/** Time without a change, in ms. React holds back a part whose code came late for up to 300 ms. */
const QUIET_MS = 350;

const underway = new WeakMap<Page, number>();

/** Counts the page's requests from its next navigation on. `ignored` is a type of resource, such as 'font'. */
export function watch(page: Page, ignored?: string): void {
  if (underway.has(page)) return;
  underway.set(page, 0);
  const count = (by: number) => (request: Request) => {
    if (request.resourceType() !== ignored) underway.set(page, (underway.get(page) ?? 0) + by);
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
}

const isFetching = (page: Page) => (underway.get(page) ?? 0) > 0;

/** Resolves once the document has not changed for `quiet` ms, and no task waits. Runs in the page. */
function unchanged(quiet: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      void scheduler.postTask(() => resolve(), { priority: 'background' });
    };
    let timer = setTimeout(finish, quiet);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, quiet);
    });
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  });
}

/** Resolves once no task waits, React's included. Requests may still be under way. */
export const tasks = (page: Page): Promise<unknown> =>
  page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));

/** Resolves once nothing is fetched and no task waits. */
export async function quiet(page: Page): Promise<void> {
  do await tasks(page);
  while (isFetching(page));
}

/** Resolves once the page is hydrated, and no request or task of it is under way. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await quiet(page);
}

/** Resolves once the page has its fonts; at once for a visitor who saves data. */
export const inFonts = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ||
      [...document.fonts].some(({ family }) => family.includes('Bricolage Grotesque')),
  );

/** Resolves once no request is under way and the document no longer changes: enhancements are there. */
export async function idle(page: Page): Promise<void> {
  do await page.evaluate(unchanged, QUIET_MS);
  while (isFetching(page));
}
