/** What axe and the project's own rules of WCAG say of the page. */
import type { Page } from '@playwright/test';
import { look } from '../../../a11y/audit';
import type { Finding } from '../finding';
import type { Seen } from '../visit';

/** Each failed rule, with its criteria, and where. */
export async function checkAccessibility(page: Page, { scheme }: Seen): Promise<Finding[]> {
  const checks = await look(page, scheme);
  const findings = checks
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap(({ rule, title, criteria, findings: places }) =>
      places.map(({ selector, message }) => ({
        expected: `${title} (${[rule, ...criteria].join(', ')})`,
        found: `${selector}: ${message}`,
      })),
    );
  const passed = checks.filter(({ outcome }) => outcome === 'passed').length;
  return passed > 25 ? findings : [...findings, { expected: 'more than 25 rules that pass', found: String(passed) }];
}
