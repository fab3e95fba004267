/** Every page in the other engines. In Chromium `a11y` tests all of it. */
import AxeBuilder from '@axe-core/playwright';
import { documentPaths } from '../../spec/support/paths';
import { expect, open, test } from './test';

for (const path of documentPaths) {
  test(`S2-01, S2-03 ${path} starts silently, passes axe and fits the window at four widths`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#root > :is(header, main, footer)')).toHaveCount(3);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([]);
    for (const width of [1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(beyond), `${width} px`).toBe(0);
    }
  });
}
