/** Each error as it is shown and said: no match, and a page and a panel that did not arrive. */
import { show } from '../../spec/support/browser/site';
import { axeRules } from '../support/axe';
import { expect, load, look, test } from '../support/check';
import { contrast, rings } from '../support/contrast';
import { bring, stateOf } from '../support/states';
import { liveRegions, targets } from '../support/structure';
import { text } from '../support/text';

/** The browser logs refused files, and the site logs the page that failed. */
test.use({
  expectedMessages: /ERR_FAILED|could not be fetched|dynamically imported|error occurred|preload assets|status of 404/,
});

for (const [id, name, width, scheme, said] of [
  ['S8-01', 'search without results', 1280, 'dark', /No programs found for "astronomy"/],
  ['S8-01', 'search without results', 390, 'light', /No programs found for "astronomy"/],
  ['S8-02', 'page error', 1280, 'dark', /./],
  ['S8-02', 'page error', 390, 'light', /./],
  ['S8-02', 'dropdown that did not load', 768, 'dark', /./],
] as const) {
  test(`${id} axe finds nothing in the state '${name}', which says so, ${scheme} colours, ${width} px`, async ({
    page,
    evidence,
  }) => {
    const state = stateOf(name);
    const { path = '/about', scope } = state;
    await show(page, { width, scheme });
    await load(page, path);
    await bring(page, path, state);
    await expect(page.locator(scope).getByText(said).filter({ visible: true }).first()).toBeVisible();
    const checks = [axeRules(scope), contrast, rings, targets, liveRegions, text];
    await look(page, evidence, { path, state: name, scenes: [{ width, scheme, checks }] });
  });
}
