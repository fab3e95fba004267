/** What axe and the project's own rules of WCAG say of the page. */
import type { Page } from '@playwright/test';
import { look, lookAtColours } from '../../../a11y/support/audit';
import type { CheckResult } from '../../../a11y/support/model';
import type { Finding } from '../finding';
import type { Seen } from '../visit';

/** Each failed rule, with its criteria, and where. `least` rules and more must pass: axe has looked at the page. */
function findingsOf(checks: CheckResult[], least: number): Finding[] {
  const findings = checks
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap(({ rule, title, criteria, findings: places }) =>
      places.map(({ selector, message }) => ({
        expected: `${title} (${[rule, ...criteria].join(', ')})`,
        found: `${selector}: ${message}`,
      })),
    );
  const passed = checks.filter(({ outcome }) => outcome === 'passed').length;
  return passed >= least ? findings : [...findings, { expected: `${least} rules that pass`, found: String(passed) }];
}

/** All rules. In forced colours without those on colours: axe would compare the author's. `checkContrast` judges them. */
export const checkAccessibility = async (page: Page, { scheme, width }: Seen): Promise<Finding[]> =>
  findingsOf(await look(page, scheme, undefined, scheme === 'light' && width === 390), 25);

/** The rules on colours alone: nothing else differs in dark ones. */
export const checkColours = async (page: Page, { scheme }: Seen): Promise<Finding[]> =>
  findingsOf((await lookAtColours(page, scheme)).checks, 1);
