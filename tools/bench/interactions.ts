/** A visitor's waiting time, from an input to the next paint, by the browser's own Event Timing. */
import type { Browser, Page } from '@playwright/test';

const TRIES = 21;
/** Factor by which a cheap phone's processor is slower. */
const SLOWDOWN = 4;

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Longest event of `act` in ms, in steps of 8 as the browser gives them; 0 below 16. */
async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const events: number[] = [];
    const observer = new PerformanceObserver((list) =>
      events.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { events, observer });
  });
  await act();
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { events, observer } = window as unknown as { events: number[]; observer: PerformanceObserver };
    observer.disconnect();
    return Math.max(0, ...events);
  });
}

/** Medians in ms on the site at `address`, with a slow processor. */
export async function measureInteractions(browser: Browser, address: string): Promise<Record<string, number>> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const button = page.getByRole('button', { name: 'Programmes', exact: true });
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  const times: Record<string, number[]> = {
    'open the dropdown': [],
    'a letter in the search': [],
    'follow a link': [],
  };
  for (let count = 0; count < TRIES; count += 1) {
    times['open the dropdown']?.push(await timed(page, () => button.click()));
    await page.getByRole('search').getByRole('textbox').focus();
    times['a letter in the search']?.push(await timed(page, () => page.keyboard.press('a')));
    await page.keyboard.press('Escape');
    times['follow a link']?.push(await timed(page, () => link(count % 2 ? 'About Us' : 'Careers').click()));
  }
  await page.close();
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}
