/** Entries of the menu with their names, icons and badges, in each category. */
import { open, show } from '../../spec/support/browser/site';
import { axeRules } from '../support/axe';
import { expect, prepare, run, test } from '../support/check';
import { contrast } from '../support/contrast';
import { bring, stateOf } from '../support/states';
import { targets } from '../support/structure';

for (const scheme of ['light', 'dark'] as const) {
  test(`S2-61 axe finds nothing in the programmes of each category, and the dimmed are read, ${scheme} colours`, {
    tag: '@axe',
  }, async ({ page, evidence }) => {
    await show(page, { width: 1280, scheme });
    await open(page, '/about');
    await prepare(page);
    await bring(page, '/about', stateOf('programmes open'));
    for (const category of await page
      .locator('#programmes-panel button[aria-pressed], #programmes-panel li > button')
      .all()) {
      await category.click();
      const state = `category ${(await category.textContent()) ?? ''}`;
      const view = { path: '/about', state, width: 1280, scheme, notes: new Map() };
      await run(page, evidence, view, [axeRules('#programmes-panel'), contrast, targets]);
    }
    const contrastOf = (name: string) =>
      page
        .getByTestId('programmes-column')
        .getByText(name)
        .evaluate((words) => {
          const surface = inPage.surface(words) ?? [0, 0, 0, 0];
          return inPage.ratio(inPage.blend(inPage.colour(getComputedStyle(words).color), surface), surface);
        });
    await page.getByRole('button', { name: 'Bootcamps 4 programmes' }).click();
    const dimmed = await contrastOf('Machine Learning & Data Science in Business');
    expect(dimmed).toBeGreaterThanOrEqual(4.5);
    expect(dimmed).toBeLessThan(6.5);
    expect(await contrastOf('Full Stack Web Developer')).toBeGreaterThan(2 * dimmed);
  });
}
