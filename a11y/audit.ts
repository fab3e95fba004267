/** All checks that look at a page as it stands, together. */
import type { Page } from '@playwright/test';
import { checkAxe } from './checks/axe';
import { checkReflow, checkText200, checkTextSpacing } from './checks/layout';
import { checkMotion } from './checks/motion';
import { checkStructure, type Outline } from './checks/structure';
import { checkTargets } from './checks/targets';
import { checkExpanded } from './checks/widgets';
import type { CheckResult } from './model';
import type { Scheme } from './states';

/** What one look at a page gives. */
export interface Look {
  checks: CheckResult[];
  outline: Outline;
}

/**
 * Runs axe, on `scope` alone where one is given, and the project's own checks on the page as it stands. What text
 * does when it grows does not depend on colours: unless `hasText` says otherwise it is tried in the light scheme alone.
 */
export async function look(page: Page, scheme: Scheme, scope?: string, hasText = scheme === 'light'): Promise<Look> {
  const checks = await checkAxe(page, scope, scheme === 'forced colours');
  const { outline, checks: structure } = await checkStructure(page);
  checks.push(
    ...structure,
    await checkReflow(page),
    await checkTargets(page),
    await checkExpanded(page),
    await checkMotion(page),
  );
  if (hasText) {
    checks.push(await checkTextSpacing(page));
    // At 320 px a page stands for one enlarged four times: WCAG does not ask for more on top.
    if ((page.viewportSize()?.width ?? 0) > 320) checks.push(await checkText200(page));
  }
  return { checks, outline };
}

/** A failed check in one line for each place: `target-size-44 (2.5.5, 2.5.8) #more: It is 20 by 20 px.` */
export const describeFailures = (checks: CheckResult[]): string[] =>
  checks.flatMap(({ rule, criteria, outcome, findings }) =>
    outcome === 'failed'
      ? findings.map(
          ({ selector, message }) => `${rule} (${criteria.join(', ') || 'best practice'}) ${selector}: ${message}`,
        )
      : [],
  );
