/** Visits the whole matrix, pages × widths × schemes × states, and keeps the checks' results as evidence. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright';
import { checkBrochure } from '../../../a11y/support/checks/brochures';
import { checkConsistency, checkTitle } from '../../../a11y/support/checks/routes';
import type { Evaluation, Measured } from '../../../a11y/support/model';
import { HEIGHT } from '../../../a11y/support/page';
import { isPlain } from '../../../a11y/support/states';
import { NOT_FOUND } from '../../../build/paths';
import { browserArguments, provideBrowser } from '../../site/browser';
import { currentCommit } from '../../site/git';
import { collectPage } from './collectPage';

interface CollectOptions {
  /** Address of the served site, without a closing slash. */
  baseURL: string;
  /** All pages of the site, the not-found page included, and the pages to visit. */
  all: readonly string[];
  chosen: readonly string[];
  /** Directory for `evidence.json` and `screenshots/`. */
  out: string;
  /** Called after each page. */
  onPage?: (path: string, done: number, total: number) => void;
}

/** Number of browser pages that work at once. */
const CONCURRENCY = 2;

/** The first other page whose main content has a link to `path`. */
function sourceOf(path: string, pages: Map<string, string>): string | undefined {
  const isSource = ([other, html]: [string, string]) =>
    other !== path && other !== NOT_FOUND && html.slice(html.indexOf('<main')).includes(`href="${path}"`);
  return [...pages].find(isSource)?.[0];
}

/**
 * The HTML of a page's bars and footer, without the mark of the current link, so that equal bars are equal text.
 */
const shellOf = (html: string) =>
  html.replaceAll(/^.*?<body|<main.*<\/main>|<script.*?<\/script>| (?:aria-current|class)="[^"]*"/gs, '');

/** Visits all paths with several workers. Each page has two tries, because the browser may crash; failed ones are named. */
async function eachPath(
  browser: Browser,
  baseURL: string,
  paths: readonly string[],
  task: (page: Page, path: string) => Promise<void>,
) {
  const failed: string[] = [];
  const visit = async (path: string) => {
    const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: HEIGHT }, locale: 'en-ZA' });
    await task(await context.newPage(), path).finally(() => context.close());
  };
  // Each takes the next path that no other has taken.
  const waiting = paths.values();
  const work = async () => {
    for (const path of waiting) {
      await visit(path)
        .catch(() => visit(path))
        .catch(({ message }: Error) =>
          failed.push(`${path} could not be visited to the end: ${message.split('\n')[0]}`),
        );
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return failed;
}

/** Results of every brochure that the pages link to, each once. */
async function readBrochures(baseURL: string, pages: string[]): Promise<Measured[]> {
  const files = new Set(pages.flatMap((html) => html.match(/(?<=href=")\/brochures\/[^"]+\.pdf(?=")/g) ?? []));
  return Promise.all(
    [...files].sort().map(async (path) => {
      const checked = await checkBrochure(new Uint8Array(await (await fetch(`${baseURL}${path}`)).arrayBuffer()));
      return { id: path.slice(1).replaceAll(/[^\w-]/g, '-'), path, state: 'brochure', ...checked };
    }),
  );
}

/**
 * Visits the chosen pages in every state, width and scheme, and writes `evidence.json` and `screenshots/` below `out`. Two
 * runs on one commit differ only in `date` and `duration`. A page that cannot be visited is named in `partial`.
 */
export async function collectEvidence({ baseURL, all, chosen, out, onPage }: CollectOptions): Promise<Evaluation> {
  const start = Date.now();
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserArguments });
  const pictures = join(out, 'screenshots');
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  try {
    const pages = new Map<string, string>();
    for (const path of all) pages.set(path, await (await fetch(`${baseURL}${path}`)).text());
    const shells = new Map([...pages].map(([path, html]) => [path, shellOf(html)]));
    const firstOf = (path: string) => chosen.find((other) => shells.get(other) === shells.get(path)) ?? path;
    const found = new Map<string, Awaited<ReturnType<typeof collectPage>>>();
    const failed = await eachPath(browser, baseURL, chosen, async (page, path) => {
      const visit = { path, from: sourceOf(path, pages), isFirst: firstOf(path) === path, pictures };
      found.set(path, await collectPage(page, visit));
      onPage?.(path, found.size, chosen.length);
    });
    const states = chosen.flatMap((path) =>
      (found.get(path)?.states ?? []).sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true })),
    );
    // Rules between pages are checked after all visits.
    const titled = states.filter(isPlain);
    const linksOf = (state = titled[0]) => found.get(state?.path ?? '')?.links ?? [];
    for (const state of titled) {
      const others = titled.filter((other) => other !== state).map(({ title }) => title);
      state.checks.push(checkTitle(state.title, others), checkConsistency(linksOf(state), linksOf()));
    }
    const { version: playwright } = createRequire(import.meta.url)('@playwright/test/package.json');
    const visited = chosen.map((path) => pages.get(path) ?? '');
    const part = `${chosen.length} of ${all.length} pages were visited: ${chosen.join(', ')}.`;
    const evaluation: Evaluation = {
      commit: currentCommit(),
      date: new Date(start).toISOString(),
      duration: Date.now() - start,
      versions: { axe: axe.version, playwright, chromium: browser.version(), node: process.version },
      partial: [...(chosen.length < all.length ? [part] : []), ...failed.sort()],
      states,
      brochures: await readBrochures(baseURL, visited),
    };
    // One line for each state.
    writeFileSync(join(out, 'evidence.json'), JSON.stringify(evaluation).replaceAll('},{"id":', '},\n{"id":'));
    return evaluation;
  } finally {
    await browser.close();
  }
}
