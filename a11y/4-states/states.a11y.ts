/** Every state of the bars and of a page's parts, at its narrowest width in dark colours and at its widest in light ones. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/support/site';
import { allChecks, describeFailures } from '../support/audit';
import { checkDialog } from '../support/checks/widgets';
import { applyView, bring, load, undo } from '../support/page';
import { type PageState, type Scheme, stateOf, statesOf, type Width } from '../support/states';

/** Brings `path` into each state in turn: axe and our own checks find nothing there, nor in a dialog that it opens. */
async function expectSound(page: Page, path: string, states: PageState[], width: Width, scheme: Scheme) {
  await applyView(page, width, scheme);
  await load(page, path);
  for (const state of states) {
    await bring(page, path, state);
    expect.soft(describeFailures(await allChecks(page, state.scope)), state.name).toEqual([]);
    if (state.opener) expect.soft(describeFailures([await checkDialog(page, state.opener)]), state.name).toEqual([]);
    await undo(page, path, state);
  }
}

const isPanel = ({ scope, isApart }: PageState) => !isApart && /^(dialog|header)$/.test(scope);
const all = 'S2-10 S2-11 S4-02 S4-03 S4-04 S4-05 S5-01 S5-02 S8-01 S8-02 S9-06';

for (const [width, scheme] of [
  [390, 'light'],
  [768, 'dark'],
] as const) {
  test(
    `S4-02 S4-03 S5-01 S8-01 axe finds nothing in any panel, ${scheme} colours, ${width} px`,
    {
      tag: '@axe',
    },
    ({ page }) => expectSound(page, '/about', statesOf('/about', width).filter(isPanel), width, scheme),
  );
}

test.describe('where files are refused too', () => {
  /** The browser and axe log these files, and the site logs the page that failed. */
  test.use({
    expectedMessages:
      /ERR_FAILED|could not be fetched|dynamically imported|error occurred|preload assets|too long to arrive/,
  });

  // One load serves all states that can be undone.
  for (const [ids, path, states] of [
    [all, '/about', (width: Width) => statesOf('/about', width)],
    ['S8-02', '/', () => [stateOf('dropdown that did not load')]],
    ['S1-05', '/programPricing', () => [stateOf('questions open')]],
    ['S1-04', '/programs/code-curious', () => [stateOf('lesson changed')]],
  ] as const) {
    for (const [width, scheme] of [
      [path === '/' ? 768 : 320, 'dark'],
      [1280, 'light'],
    ] as const) {
      test(
        `${ids} axe finds nothing in the states of ${path}, ${scheme} colours, ${width} px`,
        {
          tag: '@axe',
        },
        ({ page }) => expectSound(page, path, states(width), width, scheme),
      );
    }
  }
});
