/** Measures one page in all widths, schemes and states. Equal content is measured only once. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { colourChecks, layoutChecks, structureChecks } from '../../../a11y/support/audit';
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
  /** `true` if no earlier page has the same bars and footer. Only then are their states visited. */
  isFirst: boolean;
  /** Directory of the pictures. */
  pictures: string;
}

/** The widths of the pictures, of the keyboard's walks and of the second engine. */
const SHOWN: readonly Width[] = [390, 1280];
const FORCED = 'forced colours';

const slug = (words: string) => words.replaceAll(' ', '-');
/** A state's name in files and addresses. */
const idOf = (path: string, state: string, width: Width, scheme: Scheme): string =>
  [pageName(path), slug(state), width, slug(scheme)].join('--');

/** Scales of pictures, small because a report has whole pages in two widths and two schemes. */
const SCALES: Record<Scheme, number> = { light: 0.62, dark: 0.4, [FORCED]: 0.4 };

/** Takes a picture and names it by the hash of its content, so that equal ones are kept once. `height` is in CSS px. */
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

/** Makes the next Tab start in `part`, which is not a control. Runs in the page. */
function startThere(part: HTMLElement) {
  part.tabIndex = -1;
  part.focus();
  part.removeAttribute('tabindex');
}

/** Drops inapplicable rules: only the results of the loaded page list these. */
const applicable = (checks: CheckResult[]) => checks.filter(({ outcome }) => outcome !== 'inapplicable');

/** Records the states of one page, and checks anew only what differs from the states before. */
function recorder(page: Page, path: string) {
  const found: StateEvidence[] = [];
  /** Results so far on this page: by structure, by structure and layout, and by structure and colours. */
  const structures = new Map<string, Awaited<ReturnType<typeof structureChecks>>>();
  const layouts = new Map<string, CheckResult[]>();
  const colours = new Map<string, Awaited<ReturnType<typeof colourChecks>>>();

  async function record(state: string, width: Width, scheme: Scheme, scope?: string): Promise<StateEvidence> {
    const { inside, outside } = await fingerprint(page, scope);
    const structure = [inside.structure, outside.structure].join(' ');
    const built = structures.get(structure) ?? (await structureChecks(page, scope));
    structures.set(structure, built);

    const box = [structure, width, inside.layout, outside.layout].join(' ');
    const placed = layouts.get(box) ?? (await layoutChecks(page, scheme === 'light', scope));
    const isPlaced = layouts.has(box);
    layouts.set(box, placed);

    // Texts have the same colours at every width, and the same places in every scheme.
    const paint = [structure, scheme, inside.colours, isPlaced ? '' : box].join(' ');
    const painted = colours.get(paint) ?? (await colourChecks(page, scheme, scope));
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

  return { found, record };
}

/** All results of one page. It is reloaded for states that need it, and after the keyboard walks. */
export async function collectPage(page: Page, { path, from, isFirst, pictures }: Visit) {
  const { found, record } = recorder(page, path);

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
    // A reload, because a walk may change more than the focus.
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
      // A state that waits for a withheld file ends after a time limit.
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
    found.find(states.isPlain)?.checks.push(announced);
  }
  return { states: found, links };
}
