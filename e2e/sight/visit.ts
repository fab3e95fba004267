/** A page as visitors have it: on a real phone, and on a desktop of any width. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { TEST_DAY } from '../../build/day';
import { setDay } from '../support/clock';
import { holdBack } from '../support/holdBack';
import { observeShifts, shiftOf } from '../support/layoutShift';
import { settled, shown, taken, watch } from '../support/settled';
import type { Finding } from './finding';
import { installSight } from './inPage';

// In other places and languages than the site is made in: it must say the same there, or React finds another page.
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  timezoneId: 'Pacific/Auckland',
  locale: 'af-ZA',
};
const DESKTOP = { viewport: { width: 1280, height: 900 }, timezoneId: 'America/Los_Angeles', locale: 'tr-TR' };

export interface Visit {
  page: Page;
  /** What the page said of itself in the console: nothing, where all is well. */
  messages: string[];
  /** What moved while the page was drawn, taken over and joined by what comes later, its typefaces not there yet. */
  shift: number;
  /** What moved as they came, after the page had been read without them. */
  facesShift: number;
  context: BrowserContext;
}

/** Opens `path` in a context of its own. Motion is reduced, so that every state is there at once. */
export async function visit(
  browser: Browser,
  baseURL: string,
  path: string,
  device: 'phone' | 'desktop',
): Promise<Visit> {
  const context = await browser.newContext({
    ...(device === 'phone' ? PHONE : DESKTOP),
    baseURL,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  await watch(page);
  await setDay(page, TEST_DAY);
  await observeShifts(page);
  const { release } = await holdBack(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'commit' });
  await taken(page);
  await shown(page);
  const shift = await shiftOf(page);
  release();
  await page.locator('html[data-faces]').waitFor({ state: 'attached' });
  // What a page fetches and draws once React has taken it over.
  await settled(page);
  const facesShift = (await shiftOf(page)) - shift;
  await installSight(page);
  return { page, messages, shift, facesShift, context };
}

/** Gives the open page another width and colours. */
export async function show(
  page: Page,
  { width, height = 900, scheme }: { width?: number; height?: number; scheme: 'light' | 'dark' | 'forced' },
): Promise<void> {
  if (width) await page.setViewportSize({ width, height });
  await page.emulateMedia({
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
    forcedColors: scheme === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

const shiftFinding = (shift: number, most: number, expected: string): Finding[] =>
  shift < most ? [] : [{ expected, found: `a layout shift of ${shift.toFixed(4)}` }];

/** What moved on its own. */
export const checkShifts = ({ shift, facesShift }: Visit): Finding[] => [
  ...shiftFinding(shift, 0.001, 'nothing moves while the page loads'),
  ...shiftFinding(facesShift, 0.005, 'nothing moves when the typefaces come late'),
];

/** A phone lays the page out for the width it has, and shows it whole. */
export async function checkWindow(page: Page, width: number): Promise<Finding[]> {
  const found = await page.evaluate(
    () => `${document.documentElement.clientWidth} px, enlarged ${visualViewport?.scale ?? 1} times`,
  );
  const expected = `${width} px, enlarged 1 times`;
  const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
  return [
    ...(found === expected ? [] : [{ expected: `a window of ${expected}`, found }]),
    // Whoever lets the page lie under a phone's own edges has to keep what is fixed away from them.
    ...(viewport === 'width=device-width, initial-scale=1'
      ? []
      : [{ expected: 'the window that the page is made for', found: `viewport: ${viewport}` }]),
  ];
}
