/** Checks of a page: how one is written, run, told, and kept for the auditors' report. */
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test as base, bringInView, expect, open, show } from '../../spec/support/browser/site';
import { installInPage } from './inPage';
import type { CheckResult, Measured, Scheme, StateEvidence, Violation } from './model';

/** The open page as it is shown. */
export interface View {
  path: string;
  width: number;
  scheme: Scheme;
  /** What earlier views of the page noted, by the check that compares them. */
  notes: Map<string, unknown>;
}

/** Finds the faults of the open page, and leaves the page as it was. */
export interface Check {
  name: string;
  run(page: Page, view: View): Promise<CheckResult[]>;
}

/** What a rule of this site asks for, in a sentence, and the WCAG criteria that it bears on. */
type Rule = Pick<CheckResult, 'rule' | 'title'> & Partial<Pick<CheckResult, 'engine' | 'criteria' | 'actRules'>>;

/** The result of `rule`, which failed in these places. */
export const judge = (rule: Rule, violations: Violation[]): CheckResult => ({
  engine: 'script',
  criteria: [],
  actRules: [],
  ...rule,
  outcome: violations.length > 0 ? 'failed' : 'passed',
  violations,
});

/** A fault of the whole page. */
export const ofPage = (message: string): Violation => ({ selector: 'html', html: '<html>', message });

/** A check with one rule of this site. */
export const rule = (about: Rule, find: (page: Page, view: View) => Promise<Violation[]> | Violation[]): Check => ({
  name: about.rule,
  run: async (page, view) => [judge(about, await find(page, view))],
});

/** Each failure in a line, as `target-size-44 (2.5.5) link "Home" in "banner": 20 by 20 px`. */
export const linesOf = (results: CheckResult[]): string[] =>
  results
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap(({ rule: name, criteria, violations }) =>
      violations.map(({ message }) => `${name} (${criteria.join(', ') || 'best practice'}) ${message}`),
    );

interface Evidence {
  evidence: { states: StateEvidence[]; brochures: Measured[] };
}

/** A test of the site whose results `reporter.ts` joins to those of the other tests. */
export const test = base.extend<Evidence>({
  evidence: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
    async ({}, use, info) => {
      const evidence = { states: [], brochures: [] };
      await use(evidence);
      const file = info.outputPath('evidence.json');
      writeFileSync(file, JSON.stringify(evidence));
      await info.attach('evidence', { path: file });
    },
    { auto: true },
  ],
});

export { expect };

/** Gives the open page its helpers, and keeps its place when a check enlarges text: the bars would react to a scroll. */
export async function prepare(page: Page): Promise<void> {
  await installInPage(page);
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
}

/** Opens `path` with its lazy parts and the helpers of the checks. */
export async function load(page: Page, path: string): Promise<void> {
  await open(page, path);
  await bringInView(page);
  await prepare(page);
}

/** The page at one width and in one scheme, with the checks there. */
export interface Scene extends Pick<View, 'width' | 'scheme'> {
  height?: number;
  checks: readonly Check[];
}

/**
 * Shows the open page in each scene, and runs the scene's checks. Each check reports by itself; an error in one counts as a
 * finding, so that the others go on. `by` sets width and colours.
 */
export async function look(
  page: Page,
  evidence: Evidence['evidence'],
  { path, state = 'as loaded', scenes, by = show }: Look,
): Promise<void> {
  const notes = new Map<string, unknown>();
  for (const { width, height = 900, scheme, checks } of scenes) {
    await by(page, { width, height, scheme });
    const where = `${state}, ${width} px, ${scheme}`;
    const found: CheckResult[] = [];
    for (const check of checks) {
      await base.step(`${check.name}, ${where}`, async () => {
        const results = await check
          .run(page, { path, width, scheme, notes })
          .catch(({ message }: Error) => [
            judge({ rule: check.name, title: 'The check can be made' }, [ofPage(message)]),
          ]);
        found.push(...results);
        expect.soft([...new Set(linesOf(results))], where).toEqual([]);
      });
    }
    const id = [path, state, width, scheme].join('--');
    evidence.states.push({ id, path, title: await page.title(), state, width, scheme, checks: found });
  }
}

interface Look {
  path: string;
  /** Name of the state, as 'mobile menu open'; by default that of a page which nobody has touched. */
  state?: string;
  scenes: readonly Scene[];
  by?: typeof show;
}
