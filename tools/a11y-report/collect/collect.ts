/** Walks the whole matrix, pages × widths × schemes × states, and keeps all that the checks find as evidence. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import axe from 'axe-core';
import { checkConsistency, checkTitle, shellLinks } from '../../../a11y/checks/routes';
import { fingerprint } from '../../../a11y/fingerprint';
import type { Evaluation, StateEvidence } from '../../../a11y/model';
import { applyView, HEIGHT, load, NOT_FOUND } from '../../../a11y/page';
import { AS_LOADED, statesOf } from '../../../a11y/states';
import { pagePaths } from '../../../build/catalogue';
import { browserArguments, provideBrowser } from '../../site/browser';
import { currentCommit } from '../../site/git';
import { pack } from '../evidence';
import { alfaVersion } from './alfa';
import { readBrochures } from './brochures';
import { collectPage, idOf, SHELL } from './collectPage';
import { checkMarkup } from './nu';

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

/** The bars and the footer of a page at 1280 px: its links, and what they look like. */
interface Shell {
  links: string[];
  print: string;
}

async function shellOf(page: Page, path: string, baseURL: string): Promise<Shell> {
  await applyView(page, 1280, 'light');
  await load(page, path, baseURL);
  const links = await shellLinks(page);
  // Which of the links is the current page's makes no other bar.
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current');
  });
  const { inside } = await fingerprint(page, SHELL);
  return { links, print: Object.values(inside).join(' ') };
}

const isTitled = ({ state, width, scheme }: StateEvidence) =>
  state === AS_LOADED && width === 1280 && scheme === 'light';

/** What holds between pages is judged when all are there, and added to each page at 1280 px in light colours. */
function addComparisons(states: StateEvidence[], shells: Map<string, Shell>): void {
  const titled = states.filter(isTitled);
  const first = shells.get(titled[0]?.path ?? '')?.links ?? [];
  for (const state of titled) {
    const others = titled.filter((other) => other !== state).map(({ title }) => title);
    state.checks.push(checkTitle(state.title, others), checkConsistency(shells.get(state.path)?.links ?? [], first));
  }
}

/** The states of bars and footer on a page where these are those of `first`: what was found there holds here. */
function sharedStates(path: string, title: string, first: StateEvidence[]): StateEvidence[] {
  return first
    .filter(({ state, width }) => statesOf(path, width).some((own) => own.name === state && !own.on))
    .map(({ screenshot, shown, ...evidence }) => ({
      ...evidence,
      id: idOf(path, evidence.state, evidence.width, evidence.scheme),
      path,
      title,
      stops: [],
      reading: '',
      sameAs: { id: evidence.id },
    }));
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
  const pictures = join(out, 'screenshots');
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  try {
    const from = await sources(baseURL, all);
    const found = new Map<string, StateEvidence[]>();
    const partial =
      chosen.length < all.length ? [`${chosen.length} of ${all.length} pages were visited: ${chosen.join(', ')}.`] : [];
    const openPage = async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: HEIGHT }, locale: 'en-ZA' });
      return context.newPage();
    };
    /** Has the hands go through all paths. A page that fails twice, as when the browser's window dies, is named. */
    const eachPath = async (task: (page: Page, path: string) => Promise<void>) => {
      const waiting = chosen.map((path) => ({ path, isSecond: false }));
      const work = async () => {
        let page = await openPage();
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const { path, isSecond } = next;
          try {
            await task(page, path);
          } catch (error) {
            const [reason] = String(error instanceof Error ? error.message : error).split('\n');
            if (isSecond) partial.push(`${path} could not be visited to the end: ${reason}`);
            else waiting.push({ path, isSecond: true });

            await page.context().close();
            page = await openPage();
          }
        }
        await page.context().close();
      };
      await Promise.all(Array.from({ length: HANDS }, work));
    };
    const shells = new Map<string, Shell>();
    await eachPath(async (page, path) => {
      shells.set(path, await shellOf(page, path, baseURL));
    });
    const firstOf = (path: string) =>
      chosen.find((other) => shells.get(other)?.print === shells.get(path)?.print) ?? path;
    await eachPath(async (page, path) => {
      const isFirst = firstOf(path) === path;
      found.set(path, await collectPage(page, { baseURL, path, from: from.get(path), isFirst, pictures }));
      onPage?.(path, found.size, chosen.length);
    });

    const states = chosen.flatMap((path) => {
      const own = found.get(path) ?? [];
      const title = own.find(isTitled)?.title ?? '';
      const shared = firstOf(path) === path ? [] : sharedStates(path, title, found.get(firstOf(path)) ?? []);
      return [...own, ...shared].sort(byNumber);
    });
    addComparisons(states, shells);
    await checkMarkup(states.filter(isTitled), baseURL);
    const { version } = createRequire(import.meta.url)('@playwright/test/package.json') as { version: string };
    const evaluation: Evaluation = {
      commit: currentCommit(),
      date: new Date(start).toISOString(),
      duration: Date.now() - start,
      versions: {
        axe: axe.version,
        alfa: alfaVersion(),
        playwright: version,
        chromium: browser.version(),
        node: process.version,
      },
      partial: partial.sort(),
      states,
      brochures: await readBrochures(baseURL, chosen),
    };
    writeFileSync(join(out, 'evidence.json'), pack(evaluation));
    return evaluation;
  } finally {
    await browser.close();
  }
}
