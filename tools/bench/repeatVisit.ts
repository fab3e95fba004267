/** Speed of a repeat visit: a page opened anew with a warm cache, on a cheap telephone. */
import type { Browser } from '@playwright/test';
import { median } from './measures';
import { idle, inBrowser, PHONE } from './visitor';

/** Medians over the visits: times in ms from the start of the visit, bytes with headers. */
export interface RepeatVisit {
  visits: number;
  fcp: number;
  lcp: number;
  cls: number;
  /** until the page is hydrated. */
  ready: number;
  bytes: number;
}

/** Lighthouse's slow 4G: ms, and bytes a second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** In the page, before its own scripts: notes what the browser tells of it. */
function observe(): void {
  const seen = { lcp: 0, cls: 0, ready: 0 };
  Object.assign(window, { seen });
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  each('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  each('layout-shift', (entry) => {
    seen.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  new MutationObserver(() => {
    if (document.documentElement?.dataset.ready !== undefined) seen.ready ||= performance.now();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
}

async function visitAgain(browser: Browser, address: string, path: string, slowdown: number) {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    const first = await context.newPage();
    await first.goto(address);
    await idle(first);
    await first.close();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observe);
    await page.goto(address + path);
    await idle(page);
    const seen = await page.evaluate(() => ({
      ...(window as unknown as { seen: { lcp: number; cls: number; ready: number } }).seen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    }));
    return { ...seen, bytes };
  } finally {
    await context.close();
  }
}

/** Visits the home page at `address` and then opens `path` anew, `visits` times, each time as another visitor. */
export function measureRepeatVisit(
  address: string,
  path: string,
  visits: number,
  slowdown: number,
): Promise<RepeatVisit> {
  return inBrowser(async (browser) => {
    const all: Awaited<ReturnType<typeof visitAgain>>[] = [];
    for (let count = 0; count < visits; count += 1) all.push(await visitAgain(browser, address, path, slowdown));
    const of = (key: 'fcp' | 'lcp' | 'cls' | 'ready' | 'bytes') => median(all.map((visit) => visit[key]));
    return { visits, fcp: of('fcp'), lcp: of('lcp'), cls: of('cls'), ready: of('ready'), bytes: of('bytes') };
  });
}
