/** Waits for what a page fetches by itself after it has been drawn. */
import type { Page } from '@playwright/test';

const underway = new WeakMap<Page, number>();

/** Counts what the page fetches from now on. Call it once, before its first address. */
export function countFetches(page: Page): void {
  const count = (by: number) => underway.set(page, (underway.get(page) ?? 0) + by);
  page.on('request', () => count(1));
  page.on('requestfinished', () => count(-1));
  page.on('requestfailed', () => count(-1));
}

/** Resolves once nothing has been underway for as long as the page took to draw two frames, twice. */
export async function settled(page: Page): Promise<void> {
  for (let quiet = 0; quiet < 2; quiet += 1) {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    );
    if ((underway.get(page) ?? 0) > 0) quiet = -1;
  }
}
