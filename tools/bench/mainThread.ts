/** Main-thread work of a page on a slow processor, from Chromium's own counters. */
import type { Browser } from '@playwright/test';

/** Lighthouse's phone. */
const PHONE = { width: 412, height: 823 };

/**
 * Processor time of the thread in ms, and counts, from the start until a second after the page is idle. Other work on the
 * machine hardly changes them.
 */
export interface MainThread {
  script: number;
  style: number;
  layout: number;
  /** All tasks: the above, painting, parsing, garbage collection and the like. */
  mainThread: number;
  styleRecalculations: number;
  layouts: number;
}

/** Visits `address` for the first time, with a processor `slowdown` times slower. */
export async function measureMainThread(browser: Browser, address: string, slowdown: number): Promise<MainThread> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, deviceScaleFactor: 1.75 });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return {
      script: 1000 * of('ScriptDuration'),
      style: 1000 * of('RecalcStyleDuration'),
      layout: 1000 * of('LayoutDuration'),
      mainThread: 1000 * of('TaskDuration'),
      styleRecalculations: of('RecalcStyleCount'),
      layouts: of('LayoutCount'),
    };
  } finally {
    await context.close();
  }
}
