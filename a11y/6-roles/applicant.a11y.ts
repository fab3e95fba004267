/** Pages of which links lead to the applicant site, where visitors log in and register: there is nothing else to do so. */
import { axeRules } from '../support/axe';
import { expect, load, look, test } from '../support/check';
import { linkNames, targets } from '../support/structure';

for (const path of ['/programs/cyber-security', '/programs/code-curious', '/programPricing', '/intake-blocks']) {
  test(`S1-10 axe finds nothing in the links of ${path} to the applicant site`, async ({ page, evidence }) => {
    await load(page, path);
    expect(await page.locator('main a[href^="https://apply."]').count()).toBeGreaterThan(0);
    await expect(page.locator('form, input[type=password]')).toHaveCount(0);
    const checks = [axeRules('main'), linkNames, targets];
    await look(page, evidence, { path, scenes: [{ width: 390, scheme: 'dark', checks }] });
  });
}
