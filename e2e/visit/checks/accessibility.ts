/** Findings of axe and of the project's own WCAG rules. */
import type { Page } from '@playwright/test';
import { ownStructureChecks } from '../../../a11y/support/audit';
import { PARTS, type Part, runAxe } from '../../../a11y/support/checks/axe';
import { checkTextSpacing } from '../../../a11y/support/checks/layout';
import { checkMotion } from '../../../a11y/support/checks/motion';
import { checkTargets } from '../../../a11y/support/checks/targets';
import type { CheckResult } from '../../../a11y/support/model';
import type { Finding } from '../finding';
import type { SceneView } from '../visit';

/** Each failed rule, with criteria and places. At least `least` rules must pass, as proof that axe has run. */
function findingsOf(checks: CheckResult[], least: number): Finding[] {
  const findings = checks
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap(({ rule, title, criteria, violations: places }) =>
      places.map(({ selector, message }) => ({
        expected: `${title} (${[rule, ...criteria].join(', ')})`,
        found: `${selector}: ${message}`,
      })),
    );
  const passed = checks.filter(({ outcome }) => outcome === 'passed').length;
  return passed >= least ? findings : [...findings, { expected: `${least} rules that pass`, found: String(passed) }];
}

/** Findings of axe's rules in `parts` and of our own, without those of the checks `text` and `large text`. */
async function ask(
  page: Page,
  { scheme, width }: SceneView,
  parts: readonly Part[],
  least: number,
): Promise<Finding[]> {
  const { checks } = await runAxe(page, undefined, parts);
  const own = parts.includes('structure') ? (await ownStructureChecks(page)).checks : [];
  const boxes = [await checkTargets(page), await checkMotion(page)];
  // The check `text` has reported texts that were lost before.
  if (scheme === 'light' && width === 390) boxes.push(await checkTextSpacing(page, []));
  return findingsOf([...checks, ...own, ...boxes], least);
}

/** The rules that measure boxes: a page's own text may make a box scroll, or a target small. */
export const checkBoxes = (page: Page, seen: SceneView): Promise<Finding[]> => ask(page, seen, ['layout'], 2);

/** All rules except those on colours: `checkContrast` judges the colours of every page. */
export const checkNamesAndBoxes = (page: Page, seen: SceneView): Promise<Finding[]> =>
  ask(page, seen, ['structure', 'layout'], 25);

/** All rules. */
export const checkAccessibility = (page: Page, seen: SceneView): Promise<Finding[]> => ask(page, seen, PARTS, 25);

/** Only the rules on colours, for the dark scheme: nothing else differs there. */
export const checkColours = async (page: Page): Promise<Finding[]> =>
  findingsOf((await runAxe(page, undefined, ['colours'])).checks, 1);
