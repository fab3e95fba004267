/** The client's entry, and the only script that a page names. Its `README.md` has the time line and the reason for each wait. */
import { FILES_LIMIT_MS, reloadOnce } from '../shell/page-area/reloadOnce';
import { loadFonts } from './loadFonts';
import { loadStyles } from './loadStyles';

/** Resolves after `ms`, at the earliest in the next task: input and paint come first. */
const pause = (ms?: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

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

async function begin(): Promise<void> {
  // A script from the browser's cache: the fonts are there too. Some browsers never tell.
  const [own] = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[];
  const isRepeat = own?.transferSize === 0;
  if (isRepeat) void loadFonts();
  // A cached script may run before the HTML has been parsed.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  // The second frame begins when the first has been painted. A tab out of sight has none until it is looked at.
  await frame();
  await frame();
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
