/** The only input, while somebody types: its name, its answers and what a screen reader is told. */
import { show } from '../../spec/support/browser/site';
import { axeRules } from '../support/axe';
import { expect, load, look, test } from '../support/check';
import { contrast } from '../support/contrast';
import { bring, stateOf } from '../support/states';
import { fields, liveRegions } from '../support/structure';
import { text } from '../support/text';

for (const [width, scheme, part] of [
  [1280, 'light', '#programmes-panel'],
  [390, 'dark', 'dialog'],
] as const) {
  test(`S5-01 axe finds nothing in the search while it is typed into, ${scheme} colours, ${width} px`, async ({
    page,
    evidence,
  }) => {
    await show(page, { width, scheme });
    await load(page, '/about');
    await bring(page, '/about', stateOf('programmes open'));
    const field = page.locator('input');
    await expect(field).toHaveCount(1);
    await expect(field).toHaveAccessibleName('Search programmes');
    const checks = [axeRules(part), contrast, fields, liveRegions, text];
    for (const typed of ['c', 'cyber', 'cyberx', '.*', 'w'.repeat(40)]) {
      await field.fill(typed);
      await expect(page.locator(`${part} [role=status]`).first()).not.toBeEmpty();
      const state = `search for ${typed.slice(0, 8)}`;
      await look(page, evidence, { path: '/about', state, scenes: [{ width, scheme, checks }] });
    }
  });
}
