/** The only input, while somebody types: its name, its answers and what a screen reader is told. */
import { open, show } from '../../spec/support/browser/site';
import { axeRules } from '../support/axe';
import { expect, prepare, run, test } from '../support/check';
import { contrast } from '../support/contrast';
import { bring, stateOf } from '../support/states';
import { fields, liveRegions } from '../support/structure';
import { text } from '../support/text';

for (const [width, scheme, part] of [
  [1280, 'light', '#programmes-panel'],
  [390, 'dark', 'dialog'],
] as const) {
  test(`S5-01 axe finds nothing in the search while it is typed into, ${scheme} colours, ${width} px`, {
    tag: '@axe',
  }, async ({ page, evidence }) => {
    await show(page, { width, scheme });
    await open(page, '/about');
    await prepare(page);
    await bring(page, '/about', stateOf('programmes open'));
    const field = page.locator('input');
    await expect(field).toHaveCount(1);
    await expect(field).toHaveAccessibleName('Search programmes');
    for (const typed of ['c', 'cyber', 'cyberx', '.*', 'w'.repeat(40)]) {
      await field.fill(typed);
      await expect(page.locator(`${part} [role=status]`).first()).not.toBeEmpty();
      const view = { path: '/about', state: `search for ${typed.slice(0, 8)}`, width, scheme, notes: new Map() };
      await run(page, evidence, view, [axeRules(part), contrast, fields, liveRegions, text]);
    }
  });
}
