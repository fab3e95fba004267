/** Entries of the menu with their names, icons and badges, in each category. */
import { show } from '../../spec/support/browser/site';
import { axeRules } from '../support/axe';
import { expect, load, look, test } from '../support/check';
import { contrast } from '../support/contrast';
import { bring, stateOf } from '../support/states';
import { targets } from '../support/structure';

for (const scheme of ['light', 'dark'] as const) {
  test(`S2-61 axe finds nothing in the programmes of each category, and the dimmed are read, ${scheme} colours`, async ({
    page,
    evidence,
  }) => {
    await show(page, { width: 1280, scheme });
    await load(page, '/about');
    await bring(page, '/about', stateOf('programmes open'));
    const categories = page.locator('#programmes-panel button[aria-pressed], #programmes-panel li > button');
    const checks = [axeRules('#programmes-panel'), contrast, targets];
    for (const category of await categories.all()) {
      await category.click();
      const state = `category ${await category.textContent()}`;
      await look(page, evidence, { path: '/about', state, scenes: [{ width: 1280, scheme, checks }] });
    }
    const contrastOf = (name: string) =>
      page
        .getByTestId('programmes-column')
        .getByText(name)
        .evaluate((words) => inPage.contrastOf(words, getComputedStyle(words).color));
    await page.getByRole('button', { name: 'Bootcamps 4 programmes' }).click();
    const dimmed = await contrastOf('Machine Learning & Data Science in Business');
    expect(dimmed).toBeGreaterThanOrEqual(4.5);
    expect(dimmed).toBeLessThan(6.5);
    expect(await contrastOf('Full Stack Web Developer')).toBeGreaterThan(2 * dimmed);
  });
}
