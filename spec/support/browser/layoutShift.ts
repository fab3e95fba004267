import type { Page } from '@playwright/test';

/** A layout shift: its share of CLS, and the text or name of each part that moved. */
interface Moved {
  value: number;
  parts: string[];
}

type Observed = { shifts: Moved[] };

/** Notes every layout shift of the pages loaded from now on. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Moved[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        const parts = entry.sources.map(({ node }) =>
          (node?.textContent || node?.nodeName || 'something gone').slice(0, 40),
        );
        shifts.push({ value: entry.value, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** CLS of the page so far, and the parts that moved, in words. The browser reports a shift once it is painted. */
export async function movesOf(page: Page): Promise<{ shift: number; parts: string }> {
  const shifts = await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return (window as unknown as Observed).shifts;
  });
  const shift = shifts.reduce((total, { value }) => total + value, 0);
  return { shift, parts: shifts.flatMap(({ parts }) => parts).join(', ') };
}
