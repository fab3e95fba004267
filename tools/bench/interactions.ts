/** A visitor's waiting time: from an input to the next paint that shows its result, in ms. */
import type { Browser, Page } from '@playwright/test';
import { median } from './measures';

/** Medians in ms over `times` tries each. */
export interface Interactions {
  openDropdown: number;
  searchKeystroke: number;
  /** To the next paint: the link in the bar is marked as the current page. */
  followLink: number;
  /** To the paint of the new page. */
  showPage: number;
}

/** Longest wait in ms: a result that never shows is a broken measure. */
const LONGEST_WAIT = 10_000;

/** Runs in the page. Notes the time of the next input, and resolves with the ms until `isShown` is painted. */
async function timed(page: Page, isShown: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate(
    ([condition, longest]) => {
      const shown = new Function(`return ${condition}`) as () => boolean;
      const state: { start?: number; result?: Promise<number> } = {};
      const note = (event: Event) => {
        state.start ??= event.timeStamp;
      };
      for (const type of ['pointerdown', 'keydown']) addEventListener(type, note, { capture: true, once: true });
      state.result = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`it never came to ${condition}`)), longest);
        const poll = () => {
          if (state.start === undefined || !shown()) return requestAnimationFrame(poll);
          const { port1, port2 } = new MessageChannel();
          // The message arrives after the frame is painted.
          port1.onmessage = () => resolve(performance.now() - (state.start ?? 0));
          port2.postMessage(undefined);
        };
        requestAnimationFrame(poll);
      });
      Object.assign(window, { timing: state });
    },
    [isShown, LONGEST_WAIT] as const,
  );
  await act();
  return page.evaluate(() => (window as unknown as { timing: { result: Promise<number> } }).timing.result);
}

async function slowPage(browser: Browser, address: string, slowdown: number): Promise<Page> {
  // The policy of the pages allows no `new Function`, which only this measure needs.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** The search of the open dropdown. */
const SEARCH = 'search input';
/** Text to type into the search, repeatedly. */
const TYPED = 'ai softwar';
const OPEN = `document.querySelector('[aria-expanded="true"]') !== null && document.querySelector('${SEARCH}') !== null`;

async function dropdown(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: 'Programmes', exact: true });
  const time = await timed(page, OPEN, () => button.click());
  await page.keyboard.press('Escape');
  await page.locator(SEARCH).waitFor({ state: 'detached' });
  return time;
}

async function keystroke(page: Page, letter: string): Promise<number> {
  const before = await page.locator(SEARCH).inputValue();
  const shown = `document.querySelector('${SEARCH}').value === ${JSON.stringify(before + letter)}`;
  return timed(page, shown, () => page.keyboard.press(letter));
}

/** In the page: whether the link to `path` has been answered, on a page that had `heading`. */
type Answer = (path: string | null, heading: string | null) => string;

const isMarked: Answer = (path) =>
  `document.querySelector('nav a[aria-current="page"]')?.getAttribute('href') === ${JSON.stringify(path)}`;
const isShown: Answer = (path, heading) =>
  `location.pathname === ${JSON.stringify(path)} && document.querySelector('h1')?.textContent !== ${JSON.stringify(heading)}`;

/** Times of `times` navigations, back and forth between two pages. */
async function navigations(page: Page, times: number, answer: Answer): Promise<number[]> {
  const linkTo = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  const waits: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const isThere = (await linkTo('Careers').getAttribute('aria-current')) === 'page';
    const link = linkTo(isThere ? 'About Us' : 'Careers');
    const path = await link.getAttribute('href');
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    waits.push(await timed(page, answer(path, heading), () => link.click()));
    await page.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, heading);
  }
  return waits;
}

/** Measures the site at `address`, each interaction `times` times, with the processor `slowdown` times slower. */
export async function measureInteractions(
  browser: Browser,
  address: string,
  times: number,
  slowdown: number,
): Promise<Interactions> {
  const page = await slowPage(browser, address, slowdown);
  const openings: number[] = [];
  for (let count = 0; count < times; count += 1) openings.push(await dropdown(page));
  await page.getByRole('button', { name: 'Programmes', exact: true }).click();
  const keys: number[] = [];
  for (let count = 0; count < times; count += 1) {
    if (count % TYPED.length === 0) await page.locator(SEARCH).fill('');
    keys.push(await keystroke(page, TYPED.charAt(count % TYPED.length)));
  }
  await page.keyboard.press('Escape');
  const found = {
    openDropdown: median(openings),
    searchKeystroke: median(keys),
    followLink: median(await navigations(page, times, isMarked)),
    showPage: median(await navigations(page, times, isShown)),
  };
  await page.context().close();
  return found;
}
