import type { Page } from '@playwright/test';

type Observed = { shifts: number[] };

/** Notes every layout shift of the pages loaded from now on. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of the page so far, added up: its CLS. What has moved is told once it is painted. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return (window as unknown as Observed).shifts.reduce((sum, value) => sum + value, 0);
  });
}
