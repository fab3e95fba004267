/** Four pages of different kinds as they are loaded, in the widths and colours that `e2e/visit` does not have. */
import { expect, test } from '../../e2e/support/site';
import { describeFailures, look } from '../support/audit';
import { applyView, load } from '../support/page';

for (const path of ['/', '/programPricing', '/programs/cyber-security', '/intake-blocks']) {
  test(`S2-03 no check finds anything on ${path} in both colours, at two widths`, {
    tag: ['@nightly', '@axe'],
  }, async ({ page }) => {
    await load(page, path);
    for (const width of [320, 768] as const) {
      for (const scheme of ['light', 'forced colours'] as const) {
        await applyView(page, width, scheme);
        expect.soft(describeFailures(await look(page, scheme)), `${width} px, ${scheme}`).toEqual([]);
      }
    }
  });
}
