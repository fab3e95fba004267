/** One visit of a page: opened once, then shown at several widths and schemes. Each check reports by itself. */
import { expect, type Page, test } from '@playwright/test';
import { holdBack } from '../support/holdBack';
import { hydrated, idle, inFonts, watch } from '../support/idle';
import { movesOf, observeShifts, shiftOf } from '../support/layoutShift';
import { bringInView, show } from '../support/site';
import type { Finding } from './finding';
import { installInPage } from './inPage';

/** The page as it stands in one scene. */
export interface Seen {
  path: string;
  width: number;
  scheme: 'light' | 'dark' | 'forced colours';
  /** What earlier scenes of this visit noted, by the check that compares. */
  notes: Map<string, unknown>;
}

/** Says what is wrong with the page, and leaves it as it was. */
export type Check = (page: Page, seen: Seen) => Promise<Finding[]> | Finding[];

/** A width and colours, and the checks there by their names in the report. CSS px. */
export interface Scene extends Omit<Seen, 'path' | 'notes'> {
  height?: number;
  checks: Record<string, Check>;
}

/** What moved by itself while the page loaded: before its fonts came, and as they came. */
export interface Shifts {
  loading: number;
  fonts: number;
  /** The parts that moved, in words. */
  parts: string;
}

/** Opens `path` with late fonts, as on a slow network, and waits for all that the page does by itself. */
export async function enter(page: Page, path: string): Promise<Shifts> {
  // Fonts are held back, and waited for separately.
  watch(page, 'font');
  await observeShifts(page);
  const { release } = await holdBack(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  await idle(page);
  const loading = await shiftOf(page);
  release();
  await inFonts(page);
  await idle(page);
  await bringInView(page);
  const { shift, parts } = await movesOf(page);
  await prepare(page);
  return { loading, fonts: shift - loading, parts };
}

/** Gives the open page what checks need. */
export async function prepare(page: Page): Promise<void> {
  await installInPage(page);
  // Larger text moves what is in view: the browser would scroll, and the bars change with it.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
}

/** Puts findings into the report: in full with the test, and in a line for `e2e/support/causes.ts`. */
export function report(check: string, view: string, findings: Finding[]): void {
  const lines = [...new Set(findings.map(({ expected, found }) => `${found} — expected: ${expected}`))];
  for (const description of lines) test.info().annotations.push({ type: check, description });
  expect.soft(lines, `${check}, ${view}`).toEqual([]);
}

/** Runs one check. One that cannot run is a finding too, and the others go on. */
export async function run(check: string, view: string, look: () => Promise<Finding[]> | Finding[]): Promise<void> {
  await test.step(`${check}, ${view}`, async () => {
    const findings = await Promise.resolve()
      .then(look)
      .catch(({ message }: Error) => [{ expected: 'the check can be made', found: message }]);
    report(check, view, findings);
  });
}

/** Shows the open page in each scene `by` a function, and runs the checks of each. */
export async function look(page: Page, path: string, scenes: readonly Scene[], by = show): Promise<void> {
  const notes = new Map<string, unknown>();
  for (const { checks, height, ...scene } of scenes) {
    await by(page, { ...scene, ...(height && { height }) });
    for (const [name, check] of Object.entries(checks)) {
      await run(name, `${scene.width} px, ${scene.scheme}`, () => check(page, { path, ...scene, notes }));
    }
  }
}
