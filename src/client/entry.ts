/**
 * The first script, and the only one that the page's HTML asks for. The page is whole without scripts, so it is painted
 * first; then the typefaces and all scripts are fetched at once, and these evaluated piece by piece, each in a task of its
 * own, so that no tap waits for long on a slow processor. No wait is for ever: what a browser need not tell of has a limit.
 */

import { isCached, loadFonts } from './loadFonts';

/** Twice what a processor ten times slower than a desktop's takes from this script to the paint, in ms. */
const PAINT_LIMIT_MS = 500;
/** Files that have not arrived after this long are no longer waited for, in ms. */
const FILES_LIMIT_MS = 10_000;

/** Resolves after `ms`, at the earliest in the next task: the browser paints and answers the visitor before. */
function pause(ms?: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Resolves once the page's HTML has been read to its end: scripts from the cache may be here before it. */
function whole(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') return resolve();
    document.addEventListener('DOMContentLoaded', () => resolve());
  });
}

/**
 * Resolves once the page's first content has been painted; at once where nothing will be: in a tab that no one looks at,
 * and under `npm run dev`, whose page is empty without scripts. Firefox tells of no paint where a page opens scrolled.
 */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const isEmpty = !document.getElementById('root')?.firstElementChild;
    if (isEmpty || document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve();
    const limit = setTimeout(resolve, PAINT_LIMIT_MS);
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      clearTimeout(limit);
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/**
 * Fetches the whole style files of the page, and lets them take effect together: one alone, before those that come after it,
 * would change what the page's own rules say. Where one does not come, the page keeps what it has.
 */
async function loadStyles(addresses: string[]): Promise<void> {
  const links = addresses.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href }),
  );
  await Promise.allSettled(
    links.map(
      (link) =>
        new Promise((resolve, reject) => {
          link.onload = resolve;
          link.onerror = reject;
          document.head.append(link);
        }),
    ),
  );
  for (const link of links) link.media = 'all';
}

async function begin(): Promise<void> {
  // Whoever has been here before has the faces; whoever has not reads first.
  const hasFaces = isCached(import.meta.url);
  if (hasFaces) void loadFonts();
  await whole();
  await painted();
  if (!hasFaces) void loadFonts();
  // What this page needs, as the build names it, its scripts in the order of their evaluation, the start last; none under
  // `npm run dev`.
  const { styles, files } = document.querySelector<HTMLScriptElement>('script[data-files]')?.dataset ?? {};
  const list = (addresses?: string) => addresses?.split(' ') ?? [];
  const scripts = list(files);
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  const limit = pause(FILES_LIMIT_MS);
  const styled = loadStyles(list(styles));
  for (const script of scripts.slice(0, -1)) {
    // What does not arrive is asked for again, and missed with a message, where it is needed.
    await Promise.race([limit, import(/* @vite-ignore */ script).catch(() => undefined)]);
    await pause();
  }
  await Promise.race([limit, styled]);
  await import('../react').catch(() => undefined);
  await pause();
  // Without it the page goes on as it is without scripts.
  await import('./hydrate').catch(() => undefined);
}

void begin();
