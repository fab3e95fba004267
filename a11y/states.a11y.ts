/** Every state that a visitor can bring about, once at each width where it exists. */
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/site';
import { describeFailures, look } from './audit';
import { checkDialog } from './checks/widgets';
import { installHelpers } from './inPage';
import { applyView, bring, load, undo } from './page';
import { differences } from './snapshots';
import { type PageState, type Scheme, states, type Width } from './states';

/** The browser and axe log files that the host refuses, and the page that could not be fetched. */
test.use({ expectedMessages: /ERR_FAILED|could not be fetched|dynamically imported|error occurred|preload assets/ });

const PATH_OF: Record<string, string> = {
  'questions open': '/programPricing',
  'lesson changed': '/programs/code-curious',
  'dropdown that did not load': '/',
};

/** Whether any check finds anything in the state that the page is in. */
async function expectSound(page: Page, path: string, state: PageState, width: Width, scheme: Scheme): Promise<void> {
  const checks = await look(page, scheme, state.scope, true);
  expect.soft(describeFailures(checks), state.name).toEqual([]);
  if (scheme === 'light') expect.soft(await differences(page, path, state.name, width), state.name).toEqual([]);
  if (state.opener) expect.soft(describeFailures([await checkDialog(page, state.opener)]), state.name).toEqual([]);
}

/** The narrowest width of a state in dark colours, its widest in light ones. */
const viewsOf = ({ widths }: PageState): [Width, Scheme][] => [
  [widths[0] ?? 390, 'dark'],
  [widths.at(-1) ?? 1280, 'light'],
];

const isHere = (state: PageState) => !state.isApart && PATH_OF[state.name] === undefined;

// One load serves all states that can be left again.
for (const [width, scheme] of [
  [320, 'dark'],
  [390, 'light'],
  [768, 'dark'],
  [1280, 'light'],
] as const) {
  test(`no check finds anything in /about’s states, ${scheme} colours, ${width} px`, async ({ page }) => {
    await applyView(page, width, scheme);
    await load(page, '/about');
    const here = states.filter((state) => isHere(state) && viewsOf(state).some(([one]) => one === width));
    expect(here.length).toBeGreaterThan(1);
    for (const state of here) {
      await test.step(state.name, async () => {
        await bring(page, '/about', state);
        await expectSound(page, '/about', state, width, scheme);
        await undo(page, '/about', state);
      });
    }
  });
}

for (const state of states.filter((one) => !isHere(one))) {
  for (const [width, scheme] of viewsOf(state)) {
    const path = PATH_OF[state.name] ?? '/about';
    test(`no check finds anything with ${state.name} on ${path}, ${scheme}, ${width} px`, async ({ page }) => {
      await applyView(page, width, scheme);
      await load(page, path);
      await state.enter(page);
      await installHelpers(page);
      await expectSound(page, path, state, width, scheme);
    });
  }
}
