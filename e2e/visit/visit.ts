/** One visit of a page: opened once, then shown at several widths and schemes. Each check reports by itself. */
import { expect, type Page, test } from '@playwright/test';
import { holdBack } from '../support/holdBack';
import { hydrated, idle, inFonts, watch } from '../support/idle';
import { movesOf, observeShifts, shiftOf } from '../support/layoutShift';
import { bringInView, show } from '../support/site';
import type { Finding } from './finding';
import { installInPage } from './inPage';

/** The page in one scene. */
export interface SceneView {
  path: string;
  width: number;
  scheme: 'light' | 'dark' | 'forced colours';
  /** Notes of earlier scenes of this visit, by the check that compares them. */
  notes: Map<string, unknown>;
}

/** Returns the faults of the page, and leaves the page as it was. */
export type Check = (page: Page, seen: SceneView) => Promise<Finding[]> | Finding[];

/** Width and height in CSS px, colours, and the checks there by their names in the report. */
export interface Scene extends Omit<SceneView, 'path' | 'notes'> {
  height?: number;
  checks: Record<string, Check>;
}

/** Layout shifts while the page loaded, before its fonts arrived, and when they arrived. */
export interface Shifts {
  loading: number;
  fonts: number;
  /** The parts that moved, in words. */
  parts: string;
}

/** Opens `path` with late fonts, as on a slow network, and waits until the page is idle. */
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

/** Installs in the open page the helpers of the checks. */
export async function prepare(page: Page): Promise<void> {
  await installInPage(page);
  // Without scroll anchoring: larger text would make the browser scroll, and the bars would react.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
}

/** Adds findings to the report: in full to the test, and one line each for `e2e/support/causes.ts`. */
export function report(check: string, view: string, findings: Finding[]): void {
  const lines = [...new Set(findings.map(({ expected, found }) => `${found} — expected: ${expected}`))];
  for (const description of lines) test.info().annotations.push({ type: check, description });
  expect.soft(lines, `${check}, ${view}`).toEqual([]);
}

/** Runs one check. An error in it counts as a finding, so that the others go on. */
export async function run(check: string, view: string, find: () => Promise<Finding[]> | Finding[]): Promise<void> {
  await test.step(`${check}, ${view}`, async () => {
    const findings = await Promise.resolve()
      .then(find)
      .catch(({ message }: Error) => [{ expected: 'the check can be made', found: message }]);
    report(check, view, findings);
  });
}

/** Shows the open page in each scene with the function `by`, and runs the scene's checks. */
export async function runScenes(page: Page, path: string, scenes: readonly Scene[], by = show): Promise<void> {
  const notes = new Map<string, unknown>();
  for (const { checks, height, ...scene } of scenes) {
    await by(page, { ...scene, ...(height && { height }) });
    for (const [name, check] of Object.entries(checks)) {
      await run(name, `${scene.width} px, ${scene.scheme}`, () => check(page, { path, ...scene, notes }));
    }
  }
}
