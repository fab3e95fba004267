/**
 * The client's entry, and the only script that a page names. Its `README.md` has the time line and the reason for each wait.
 * Every wait has a limit, but those for the HTML and for `hydrate.tsx`.
 */

import { FILES_LIMIT_MS, reloadOnce } from '../shell/page-area/reloadOnce';
import { loadFonts } from './loadFonts';
import { loadStyles } from './loadStyles';

/** Longest wait for the first paint, in ms. A processor ten times slower than a desktop's needs half of it. */
const PAINT_LIMIT_MS = 500;

/** Resolves after `ms`, at the earliest in the next task: input and paint come first. */
function pause(ms?: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Resolves once the page's HTML has been parsed: a cached script may run before. */
function parsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') return resolve();
    document.addEventListener('DOMContentLoaded', () => resolve());
  });
}

/**
 * Resolves once the page's first content is painted. Resolves at once where nothing will be painted: in a hidden tab, or in a
 * page without content. The wait has a limit, because Firefox reports no paint for a page that opens scrolled.
 */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const hasPaints = globalThis.PerformanceObserver?.supportedEntryTypes.includes('paint');
    const isEmpty = !document.getElementById('root')?.firstElementChild;
    if (isEmpty || document.hidden || !hasPaints) return resolve();
    const limit = setTimeout(resolve, PAINT_LIMIT_MS);
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      clearTimeout(limit);
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Fetches `scripts` at once, and evaluates all but the last in order, each in a task of its own. `limit` ends every wait. */
async function evaluateAllButLast(scripts: string[], limit: Promise<void>): Promise<void> {
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  for (const script of scripts.slice(0, -1)) {
    // A missing file is no error here: the module that imports it asks for it again, and reports it.
    await Promise.race([limit, import(/* @vite-ignore */ script).catch(() => undefined)]);
    await pause();
  }
}

/** `true` if this script came from the browser's cache, so that the fonts are there too. Some browsers never tell. */
function isRepeatVisit(): boolean {
  const [entry] = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[];
  return entry?.transferSize === 0;
}

async function begin(): Promise<void> {
  const isRepeat = isRepeatVisit();
  if (isRepeat) void loadFonts();
  await parsed();
  await painted();
  // The page's files, named by the build: scripts in order, hydration last. `npm run dev` names none.
  const { styles, files } = document.querySelector<HTMLScriptElement>('script[data-files]')?.dataset ?? {};
  const limit = pause(FILES_LIMIT_MS);
  const evaluated = evaluateAllButLast(files?.split(' ') ?? [], limit);
  // Fonts and deferred styles change the page in one frame, just before hydration: one style recalculation, one layout.
  if (!isRepeat) void loadFonts(evaluated);
  await Promise.race([limit, loadStyles(styles?.split(' ') ?? [], evaluated)]);
  await evaluated;
  await pause();
  // If the code is missing, the page is reloaded once or stays prerendered.
  const client = await import('./hydrate').catch(() => void reloadOnce());
  await client?.hydrate();
}

void begin();
