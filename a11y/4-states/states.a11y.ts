/** Every state of the bars and of a page's parts: on a small screen in dark colours, and on a wide one in light ones. */
import { show } from '../../spec/support/browser/site';
import { axeRules } from '../support/axe';
import { expect, linesOf, run, test } from '../support/check';
import { checkDialog } from '../support/keyboard';
import { load } from '../support/page';
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
    test(`axe finds nothing in the states of ${path}, ${scheme} colours, ${width} px`, {
      tag: '@axe',
    }, async ({ page, evidence }) => {
      await show(page, { width, scheme });
      await load(page, path);
      for (const state of here) {
        const opener = state.name === 'menu open' ? 'Menu' : 'Programmes';
        await bring(page, path, state);
        const view = { path, state: state.name, width, scheme, notes: new Map() };
        const checks = [axeRules(state.scope), linkNames, expanded, targets, motion, text, textSpacing];
        await run(page, evidence, view, checks);
        if (state.scope.includes('dialog') && scheme === 'dark')
          expect.soft(linesOf([await checkDialog(page, opener)]), state.name).toEqual([]);
        await undo(page, path, state);
      }
    });
  }
}
