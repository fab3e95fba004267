import { test as base, expect, type Page } from '@playwright/test';
import { TEST_DAY } from '../../../build/day';
import { setDay } from './clock';
import { hydrated, idle, inFonts, watch } from './idle';

interface SiteOptions {
  /** The day of the pages, `YYYY-MM-DD`; empty for today. */
  day: string;
  /** Console messages that a test expects; by default none. */
  expectedMessages: RegExp;
}

/** A test on a fixed day. A console message that it does not expect, or an unhandled error, fails it. */
export const test = base.extend<SiteOptions>({
  day: [TEST_DAY, { option: true }],
  expectedMessages: [/^$/, { option: true }],
  page: async ({ page, day, expectedMessages }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
    if (day) await setDay(page, day);
    // A build with the configuration of the live site: its pages would report each visit to Google.
    if (process.env.SITE_BUILT) await refuseAnalytics(page);
    await use(page);
    const unexpected = messages.filter((message) => !expectedMessages.test(message));
    expect(unexpected, 'what the page says in the console').toEqual([]);
  },
});

/** Opens `path`, in a window of `size` in CSS px where one is given, and waits until it is hydrated and set in its fonts. */
export async function open(page: Page, path: string, size?: { width: number; height: number }): Promise<void> {
  if (size) await page.setViewportSize(size);
  watch(page);
  await page.goto(path);
  await inFonts(page);
  await hydrated(page);
}

interface View {
  /** In CSS px; unchanged by default. */
  width?: number;
  height?: number;
  scheme: 'light' | 'dark' | 'forced colours';
}

/** Sets width and colours of the open page, without a reload. Motion is reduced, so that each state is there at once. */
export async function setView(page: Page, { width, height = 900, scheme }: View): Promise<void> {
  const size = page.viewportSize();
  if (width && (size?.width !== width || size.height !== height)) await page.setViewportSize({ width, height });
  await page.emulateMedia({
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
    forcedColors: scheme === 'forced colours' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
}

/** Waits for two animation frames, after which the page's scripts have reacted. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** `setView`, then two animation frames. */
export async function show(page: Page, view: View): Promise<void> {
  await setView(page, view);
  await drawn(page);
}

/** Sets the visitor's own text size, and waits until the bars have been measured again. */
export async function enlargeText(page: Page, size: '100%' | '200%'): Promise<void> {
  await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
  await drawn(page);
}

/** Scrolls to `top` px at once, then waits for two animation frames: one scroll event for each call. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await drawn(page);
}

/** Scrolls through the page and back, as some drawings are fetched when they are nearly in view. */
export async function bringInView(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const band of document.querySelectorAll('main > section')) {
      band.scrollIntoView({ behavior: 'instant' });
      await painted();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await painted();
  });
  await idle(page);
}

/** Sets Global Privacy Control, with which a page asks Google for nothing (S7-07). */
export const refuseAnalytics = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }));

/** Sets `navigator.connection.saveData`, so that the page keeps its fallback fonts. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

export { expect };
