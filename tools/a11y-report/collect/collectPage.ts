/** One page in all its widths, schemes and states. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { look } from '../../../a11y/audit';
import { checkAxe } from '../../../a11y/checks/axe';
import { checkFocus } from '../../../a11y/checks/focus';
import { checkStillness } from '../../../a11y/checks/motion';
import { checkAnnounced, shellLinks } from '../../../a11y/checks/routes';
import { checkDialog, checkSkipLink } from '../../../a11y/checks/widgets';
import { walk } from '../../../a11y/keyboard/walk';
import type { CheckResult, StateEvidence, Stop } from '../../../a11y/model';
import { bring, dress, load, undo } from '../../../a11y/page';
import { read } from '../../../a11y/reading';
import {
  AS_LOADED,
  FOCUSED,
  type PageState,
  SCHEMES,
  type Scheme,
  statesOf,
  WIDTHS,
  type Width,
} from '../../../a11y/states';
import { pageName } from '../../../build/paths';

export interface PageEvidence {
  states: StateEvidence[];
  /** The shell's links at 1280 px, to compare between pages. */
  links: string[];
}

interface Visit {
  baseURL: string;
  path: string;
  /** A page with a link to this one. */
  from: string | undefined;
  /** Directory. */
  screenshots: string;
}

/** The widths of the screenshots and of the keyboard's walks. */
const SHOWN: readonly Width[] = [390, 1280];

const slug = (words: string) => words.replaceAll(' ', '-');
const idOf = (path: string, state: string, width: Width, scheme: Scheme) =>
  [pageName(path), slug(state), width, slug(scheme)].join('--');

async function photograph(
  page: Page,
  directory: string,
  id: string,
  fullPage: boolean,
): Promise<{ file: string; height: number }> {
  const file = `${id}.jpg`;
  await page.screenshot({ path: join(directory, file), type: 'jpeg', quality: 45, fullPage, animations: 'disabled' });
  const height = await page.evaluate(
    (whole) => (whole ? document.documentElement.scrollHeight : innerHeight),
    fullPage,
  );
  return { file, height };
}

/** A rule without a subject is named for the page as loaded; a state keeps the rules that it has something for. */
const applicable = (checks: CheckResult[]) => checks.filter(({ outcome }) => outcome !== 'inapplicable');

/** The worse of two results of one rule. */
function merge(results: CheckResult[]): CheckResult[] {
  const order = ['failed', 'cantTell', 'passed', 'inapplicable', 'untested'];
  const byRule = new Map<string, CheckResult>();
  for (const result of results) {
    const known = byRule.get(result.rule);
    if (!known || order.indexOf(result.outcome) < order.indexOf(known.outcome)) {
      byRule.set(result.rule, known ? { ...result, findings: [...known.findings, ...result.findings] } : result);
    } else known.findings.push(...result.findings);
  }
  return [...byRule.values()];
}

async function walkKeyboard(page: Page, scheme: Scheme) {
  const kinds = new Set<string>();
  const focused: CheckResult[] = [];
  const walked = await walk(page, {
    visit: async ({ kind, place }) => {
      if (kinds.has(kind)) return;
      kinds.add(kind);
      focused.push(...applicable(await checkAxe(page, place.selector, scheme === 'forced colours')));
    },
  });
  const stops: Stop[] = walked.stops.map(({ inPage, change, ...stop }) => stop);
  return { stops, checks: checkFocus(walked), focused: merge(focused) };
}

/** Everything about one page. The page is loaded anew for states that stand apart, and for the walks. */
export async function collectPage(page: Page, { baseURL, path, from, screenshots }: Visit): Promise<PageEvidence> {
  const states: StateEvidence[] = [];
  let links: string[] = [];

  async function record(state: string, width: Width, scheme: Scheme, scope?: string): Promise<StateEvidence> {
    const { checks, outline } = await look(page, scheme, scope);
    const evidence: StateEvidence = {
      id: idOf(path, state, width, scheme),
      path,
      state,
      width,
      scheme,
      title: await page.title(),
      checks: scope ? applicable(checks) : checks,
      ...outline,
      stops: [],
      reading: '',
    };
    states.push(evidence);
    return evidence;
  }

  async function asLoaded(width: Width, scheme: Scheme) {
    const evidence = await record(AS_LOADED, width, scheme);
    const { id } = evidence;
    if (scheme === 'light' && (width === 1280 || width === 390)) evidence.reading = await read(page);
    if (scheme === 'light') evidence.checks.push(await checkStillness(page), await checkSkipLink(page));
    if (!SHOWN.includes(width)) return;
    const { stops, checks, focused } = await walkKeyboard(page, scheme);
    evidence.stops = stops;
    evidence.checks.push(...checks);
    states.push({
      ...evidence,
      id: idOf(path, FOCUSED, width, scheme),
      state: FOCUSED,
      checks: focused,
      stops: [],
      reading: '',
    });
    await load(page, path, baseURL);
    if (scheme !== 'forced colours') evidence.screenshot = await photograph(page, screenshots, id, true);
  }

  async function inState(state: PageState, width: Width) {
    await dress(page, width, 'light');
    await bring(page, path, state, baseURL);
    let last: StateEvidence | undefined;
    for (const scheme of SCHEMES) {
      await dress(page, width, scheme);
      last = await record(state.name, width, scheme, state.scope);
      if (scheme !== 'light') continue;
      const isFirst = state.widths.at(-1) === width;
      if (isFirst) last.reading = await read(page);
      // The shell's states look the same on every page: the first page that has one shows it.
      const isShown = path === '/' || (state.on !== undefined && !state.on('/'));
      if (isFirst && isShown) last.screenshot = await photograph(page, screenshots, last.id, false);
    }
    if (state.opener) last?.checks.push(await checkDialog(page, state.opener));
    await undo(page, path, state, baseURL);
  }

  await page.setViewportSize({ width: 1280, height: 900 });
  await dress(page, 1280, 'light');
  await load(page, path, baseURL);
  links = await shellLinks(page);
  for (const width of WIDTHS) {
    for (const scheme of SCHEMES) {
      await dress(page, width, scheme);
      await asLoaded(width, scheme);
    }
    for (const state of statesOf(path, width)) await inState(state, width);
  }
  if (from) {
    await dress(page, 1280, 'light');
    await load(page, from, baseURL);
    const announced = await checkAnnounced(page, path);
    states
      .find(({ state, width, scheme }) => state === AS_LOADED && width === 1280 && scheme === 'light')
      ?.checks.push(announced);
  }
  return { states, links };
}
