/** All checks of a page in its current state. */
import type { Page } from '@playwright/test';
import { runAxe, untestedColours } from './checks/axe';
import { checkReflow, checkText200, checkTextSpacing, lostTexts } from './checks/layout';
import { checkMotion } from './checks/motion';
import { checkStructure } from './checks/structure';
import { checkTargets } from './checks/targets';
import { checkExpanded } from './checks/widgets';
import type { CheckResult } from './model';
import type { Scheme } from './states';

/** Results of our own checks of elements, attributes and text. */
export async function ownStructureChecks(page: Page) {
  const { outline, checks } = await checkStructure(page);
  return { checks: [...checks, await checkExpanded(page)], outline };
}

/** Results of our own checks of boxes and type. With `hasText`, text is made larger and wider for a moment. */
async function ownLayoutChecks(page: Page, hasText: boolean): Promise<CheckResult[]> {
  const checks = [await checkReflow(page), await checkTargets(page), await checkMotion(page)];
  if (hasText) {
    const before = await page.evaluate(lostTexts);
    checks.push(await checkTextSpacing(page, before));
    // A width of 320 px equals a zoom of 400%: WCAG does not ask for larger text on top.
    if ((page.viewportSize()?.width ?? 0) > 320) checks.push(await checkText200(page, before));
  }
  return checks;
}

/** Results of axe (in `scope`, if given) and of our own checks for elements, attributes and text. */
export async function structureChecks(page: Page, scope?: string) {
  const { checks } = await runAxe(page, scope, ['structure']);
  const { outline, checks: ownChecks } = await ownStructureChecks(page);
  return { checks: [...checks, ...ownChecks], outline };
}

/** Results of both for boxes and type. */
export async function layoutChecks(page: Page, hasText: boolean, scope?: string): Promise<CheckResult[]> {
  const { checks } = await runAxe(page, scope, ['layout']);
  return [...checks, ...(await ownLayoutChecks(page, hasText))];
}

/** Results of axe for colours, and of a whole page the pairs of colours. In forced colours axe does not run. */
export async function colourChecks(page: Page, scheme: Scheme, scope?: string) {
  return scheme === 'forced colours'
    ? { checks: untestedColours, colours: [] }
    : runAxe(page, scope, ['colours'], !scope);
}

/** Results of all checks of a page in its current state, not in forced colours. Axe reads the whole page at each call. */
export async function allChecks(page: Page, scope: string): Promise<CheckResult[]> {
  const { checks } = await runAxe(page, scope);
  return [...checks, ...(await ownStructureChecks(page)).checks, ...(await ownLayoutChecks(page, true))];
}

/** A failed check in one line for each place: `target-size-44 (2.5.5) #more: It is 20 by 20 px.` */
export const describeFailures = (checks: CheckResult[]): string[] =>
  checks.flatMap(({ rule, criteria, outcome, violations }) =>
    outcome === 'failed'
      ? violations.map(
          ({ selector, message }) => `${rule} (${criteria.join(', ') || 'best practice'}) ${selector}: ${message}`,
        )
      : [],
  );
