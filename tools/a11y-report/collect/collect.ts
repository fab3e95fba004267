/** Walks the whole matrix, pages × widths × schemes × states, and keeps all that the checks find as evidence. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import axe from 'axe-core';
import { checkConsistency, checkTitle } from '../../../a11y/checks/routes';
import type { Evaluation, StateEvidence } from '../../../a11y/model';
import { HEIGHT, NOT_FOUND } from '../../../a11y/page';
import { AS_LOADED } from '../../../a11y/states';
import { pagePaths } from '../../../build/catalogue';
import { browserArguments, provideBrowser } from '../../site/browser';
import { currentCommit } from '../../site/git';
import { collectPage, type PageEvidence } from './collectPage';

export interface CollectOptions {
  /** Where the site is served, without a closing slash. */
  baseURL: string;
  /** The pages to visit; all of them and the not-found page where it says nothing. */
  paths?: readonly string[] | undefined;
  /** Directory for `evidence.json` and `screenshots/`. */
  out: string;
  /** Is told of each page that is done. */
  onPage?: (path: string, done: number, total: number) => void;
}

/** Pages of the browser that work side by side. */
const HANDS = 2;

const root = process.cwd();

/** The page to name where a link leads to `path`: the first other page whose HTML has that link. */
async function sources(baseURL: string, paths: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const source of paths) {
    if (source === NOT_FOUND) continue;
    const html = await (await fetch(`${baseURL}${source}`)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</footer>'));
    for (const [, target = ''] of main.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)) {
      if (target !== source && !found.has(target)) found.set(target, source);
    }
  }
  return found;
}

function chosenPaths(paths: readonly string[] | undefined): { all: string[]; chosen: string[] } {
  const all = [...pagePaths(root), NOT_FOUND];
  const unknown = paths?.find((path) => !all.includes(path));
  if (unknown)
    throw new Error(`There is no page ${unknown}. The pages are those of src/pages, as /about, and ${NOT_FOUND}.`);
  return { all, chosen: paths ? all.filter((path) => paths.includes(path)) : all };
}

async function reach(baseURL: string): Promise<void> {
  try {
    await fetch(baseURL, { signal: AbortSignal.timeout(10_000) });
  } catch {
    throw new Error(`Nothing answers at ${baseURL}. Build and start the site: npm start`);
  }
}

/** The browser that evaluates. Throws one line where it does not start. */
export async function launch(): Promise<Browser> {
  const executablePath = provideBrowser();
  try {
    return await chromium.launch({ executablePath, args: browserArguments });
  } catch {
    throw new Error(`The browser ${executablePath} does not start. Set CHROMIUM to the path of a Chromium.`);
  }
}

/** What holds between pages is judged when all are there, and added to each page at 1280 px in light colours. */
function addComparisons(pages: PageEvidence[]): void {
  const titled = pages.map(({ states }) =>
    states.find(({ state, width, scheme }) => state === AS_LOADED && width === 1280 && scheme === 'light'),
  );
  const first = pages[0]?.links ?? [];
  for (const [index, state] of titled.entries()) {
    const others = titled.filter((other) => other !== state).map((other) => other?.title ?? '');
    state?.checks.push(checkTitle(state.title, others), checkConsistency(pages[index]?.links ?? [], first));
  }
}

const byNumber = (a: StateEvidence, b: StateEvidence) => a.id.localeCompare(b.id, 'en', { numeric: true });

/**
 * Visits every page in every state, width and scheme, and writes `evidence.json` and `screenshots/` below `out`.
 * Two runs on one commit differ in `date` and `duration` alone. Throws one line where the site, a page or the browser
 * is missing; a page that cannot be visited is named in `partial`.
 */
export async function collectEvidence({ baseURL, paths, out, onPage }: CollectOptions): Promise<Evaluation> {
  const start = Date.now();
  const { all, chosen } = chosenPaths(paths);
  await reach(baseURL);
  const browser = await launch();
  const screenshots = join(out, 'screenshots');
  rmSync(screenshots, { recursive: true, force: true });
  mkdirSync(screenshots, { recursive: true });
  try {
    const from = await sources(baseURL, all);
    const found = new Map<string, PageEvidence>();
    const partial =
      chosen.length < all.length ? [`${chosen.length} of ${all.length} pages were visited: ${chosen.join(', ')}.`] : [];
    const waiting = [...chosen];
    const work = async (page: Page) => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        try {
          found.set(path, await collectPage(page, { baseURL, path, from: from.get(path), screenshots }));
        } catch (error) {
          const [reason] = String(error instanceof Error ? error.message : error).split('\n');
          partial.push(`${path} could not be visited to the end: ${reason}`);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        }
        onPage?.(path, found.size, chosen.length);
      }
    };
    const hands = await Promise.all(
      Array.from({ length: HANDS }, async () => {
        const context = await browser.newContext({ viewport: { width: 1280, height: HEIGHT }, locale: 'en-ZA' });
        return context.newPage();
      }),
    );
    await Promise.all(hands.map(work));

    const pages = chosen.flatMap((path) => found.get(path) ?? []);
    addComparisons(pages);
    const { version } = createRequire(import.meta.url)('@playwright/test/package.json') as { version: string };
    const evaluation: Evaluation = {
      commit: currentCommit(),
      date: new Date(start).toISOString(),
      duration: Date.now() - start,
      versions: { axe: axe.version, playwright: version, chromium: browser.version(), node: process.version },
      partial: partial.sort(),
      states: pages.flatMap(({ states }) => [...states].sort(byNumber)),
    };
    writeFileSync(join(out, 'evidence.json'), JSON.stringify(evaluation));
    return evaluation;
  } finally {
    await browser.close();
  }
}
