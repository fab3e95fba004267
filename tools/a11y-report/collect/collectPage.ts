/** One page in all its widths, schemes and states. What has been measured already is not measured again. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { lookAtColours, lookAtLayout, lookAtStructure } from '../../../a11y/support/audit';
import { checkFocus } from '../../../a11y/support/checks/focus';
import { checkStillness } from '../../../a11y/support/checks/motion';
import { checkAnnounced, shellLinks } from '../../../a11y/support/checks/routes';
import { checkDialog, checkSkipLink } from '../../../a11y/support/checks/widgets';
import { fingerprint } from '../../../a11y/support/fingerprint';
import { tryKinds, walk } from '../../../a11y/support/keyboard/walk';
import type { CheckResult, StateEvidence } from '../../../a11y/support/model';
import { applyView, bring, load, undo } from '../../../a11y/support/page';
import { read } from '../../../a11y/support/reading';
import { listMotion, listShown } from '../../../a11y/support/shown';
import * as states from '../../../a11y/support/states';
import { pageName } from '../../../build/paths';

type Width = states.Width;
type Scheme = states.Scheme;

interface Visit {
  path: string;
  /** A page with a link to this one. */
  from: string | undefined;
  /** Whether no earlier page has the same bars and footer. Only then their states are visited. */
  isFirst: boolean;
  /** Directory. */
  pictures: string;
}

/** The widths of the pictures, of the keyboard's walks and of the second engine. */
const SHOWN: readonly Width[] = [390, 1280];
const FORCED = 'forced colours';

const slug = (words: string) => words.replaceAll(' ', '-');
/** A state's name in files and addresses. */
const idOf = (path: string, state: string, width: Width, scheme: Scheme): string =>
  [pageName(path), slug(state), width, slug(scheme)].join('--');

/** Of the size on the page: a report with whole pages in two widths and two schemes must stay small. */
const SCALES: Record<Scheme, number> = { light: 0.62, dark: 0.4, [FORCED]: 0.4 };

/** Takes a picture and names it after what it shows, so that each is kept once. `height` in px of the page. */
async function photograph(
  page: Page,
  directory: string,
  scheme: Scheme,
  isWhole: boolean,
): Promise<{ file: string; height: number }> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = await page.evaluate(
    (whole) => ({ width: innerWidth, height: whole ? document.documentElement.scrollHeight : innerHeight }),
    isWhole,
  );
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 20,
    captureBeyondViewport: isWhole,
    ...(isWhole && { clip: { x: 0, y: 0, width, height, scale: width > 390 ? SCALES[scheme] : 0.75 } }),
  });
  await session.detach();
  const picture = Buffer.from(data, 'base64');
  const file = `${createHash('sha1').update(picture).digest('hex').slice(0, 12)}.webp`;
  writeFileSync(join(directory, file), picture);
  return { file, height };
}

/** Lets the next Tab start in `part`, which is no control. Runs in the page. */
function startThere(part: HTMLElement) {
  part.tabIndex = -1;
  part.focus();
  part.removeAttribute('tabindex');
}

/** Rules that apply to nothing are listed for the loaded page alone. Other states list only rules that apply. */
const applicable = (checks: CheckResult[]) => checks.filter(({ outcome }) => outcome !== 'inapplicable');

/** Everything about one page. The page is loaded anew for states that stand apart, and after the walks. */
export async function collectPage(page: Page, { path, from, isFirst, pictures }: Visit) {
  const found: StateEvidence[] = [];
  /** What was measured on this page: by structure, by structure and layout, and by structure and colours. */
  const structures = new Map<string, Awaited<ReturnType<typeof lookAtStructure>>>();
  const layouts = new Map<string, CheckResult[]>();
  const colours = new Map<string, Awaited<ReturnType<typeof lookAtColours>>>();

  async function record(state: string, width: Width, scheme: Scheme, scope?: string): Promise<StateEvidence> {
    const { inside, outside } = await fingerprint(page, scope);
    const structure = [inside.structure, outside.structure].join(' ');
    const built = structures.get(structure) ?? (await lookAtStructure(page, scope));
    structures.set(structure, built);

    const box = [structure, width, inside.layout, outside.layout].join(' ');
    const placed = layouts.get(box) ?? (await lookAtLayout(page, scope, scheme === 'light'));
    const isPlaced = layouts.has(box);
    layouts.set(box, placed);

    // Each text has the colours that it has at another width, and lies there as it does in light colours.
    const paint = [structure, scheme, inside.colours, isPlaced ? '' : box].join(' ');
    const painted = colours.get(paint) ?? (await lookAtColours(page, scheme, scope, !scope));
    colours.set(paint, painted);

    const all = [...built.checks, ...placed, ...painted.checks];
    const drawn = `drawn as ${inside.structure}, laid out as ${inside.layout}, painted as ${inside.colours}`;
    const evidence: StateEvidence = {
      id: idOf(path, state, width, scheme),
      path,
      state,
      width,
      scheme,
      title: await page.title(),
      checks: scope ? applicable(all) : all,
      ...built.outline,
      stops: [],
      reading: '',
      ...(width === 1280 && scheme !== FORCED && { shown: { picture: [{ text: drawn }], colours: painted.colours } }),
    };
    found.push(evidence);
    return evidence;
  }

  async function focus(evidence: StateEvidence) {
    if (evidence.scheme === 'light') {
      if (!isFirst) await page.locator('main').evaluate(startThere);
      const round = await walk(page, isFirst ? {} : { scope: 'main' });
      evidence.stops = round.stops.map(({ inPage, change, ...stop }) => stop);
      evidence.checks.push(...checkFocus(round));
    } else {
      const tried = await tryKinds(page, isFirst ? 'body' : 'main');
      evidence.checks.push(...checkFocus(tried).filter(({ rule }) => rule === 'focus-visible'));
    }
    await states.leave(page);
  }

  async function asLoaded(width: Width, scheme: Scheme) {
    const evidence = await record(states.AS_LOADED, width, scheme);
    const isShown = SHOWN.includes(width);
    if (scheme === 'light') {
      if (isShown) evidence.reading = await read(page);
      evidence.checks.push(await checkStillness(page), await checkSkipLink(page));
      await states.leave(page);
      if (width === 1280) {
        const listed = await listShown(page, path === '/' ? 'body' : 'main');
        evidence.shown = { ...evidence.shown, ...listed, motion: await listMotion(page) };
      }
    }
    if (!isShown) return;
    if (isFirst || scheme === 'light' || width === 1280) await focus(evidence);
    // A walk may leave more behind than a focus.
    if (scheme === 'light') await load(page, path);
    if (scheme === 'light' || (scheme === 'dark' && width === 1280))
      evidence.screenshot = await photograph(page, pictures, scheme, true);
  }

  async function inState(state: states.PageState, width: Width) {
    await applyView(page, width, 'light');
    await bring(page, path, state);
    let last: StateEvidence | undefined;
    for (const scheme of states.SCHEMES) {
      await applyView(page, width, scheme);
      // What waits for a file that does not come gives up after a while.
      if ((await page.locator(state.scope).count()) === 0) await bring(page, path, state);
      last = await record(state.name, width, scheme, state.scope);
      if (scheme !== 'light' || state.widths.at(-1) !== width) continue;
      last.reading = await read(page);
      last.shown = { ...last.shown, ...(await listShown(page, state.scope)) };
      last.screenshot = await photograph(page, pictures, scheme, false);
    }
    if (state.opener) last?.checks.push(await checkDialog(page, state.opener));
    await undo(page, path, state);
  }

  await page.setViewportSize({ width: 1280, height: 900 });
  await applyView(page, 1280, 'light');
  await load(page, path);
  const links = await shellLinks(page);
  for (const width of states.WIDTHS) {
    for (const scheme of states.SCHEMES) {
      await applyView(page, width, scheme);
      await asLoaded(width, scheme);
    }
    for (const state of states.statesOf(path, width)) {
      if (isFirst || state.on) await inState(state, width);
    }
  }
  if (from) {
    await applyView(page, 1280, 'light');
    await load(page, from);
    const announced = await checkAnnounced(page, path);
    found
      .find(({ state, width, scheme }) => state === states.AS_LOADED && width === 1280 && scheme === 'light')
      ?.checks.push(announced);
  }
  return { states: found, links };
}
