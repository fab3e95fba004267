/** Every state of the bars and of a page's parts: on a small screen in dark colours, and on a wide one in light ones. */
import { show } from '../../spec/support/browser/site';
import { axeRules } from '../support/axe';
import { load, look, test } from '../support/check';
import { bring, type PageState, states, undo } from '../support/states';
import { expanded, linkNames, motion, targets } from '../support/structure';
import { text, textSpacing } from '../support/text';

/** The browser and axe log refused files, and the site logs the page that failed. */
test.use({
  expectedMessages:
    /ERR_FAILED|could not be fetched|dynamically imported|error occurred|preload assets|too long to arrive/,
});

const pathOf = ({ path = '/about' }: PageState) => path;

for (const [width, scheme, other] of [
  [320, 'dark', 'wide'],
  [1280, 'light', 'narrow'],
] as const) {
  for (const path of new Set(states.map(pathOf))) {
    const here = states.filter((state) => pathOf(state) === path && state.screen !== other);
    if (here.length === 0) continue;
    // One load serves all states that can be undone.
    test(`axe finds nothing in the states of ${path}, ${scheme} colours, ${width} px`, async ({ page, evidence }) => {
      await show(page, { width, scheme });
      await load(page, path);
      for (const state of here) {
        await bring(page, path, state);
        const checks = [axeRules(state.scope), linkNames, expanded, targets, motion, text, textSpacing];
        await look(page, evidence, { path, state: state.name, scenes: [{ width, scheme, checks }] });
        await undo(page, path, state);
      }
    });
  }
}
