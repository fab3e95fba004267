/** Every state that a visitor can bring about, once at each width where it exists. */
import { expect, test } from '../e2e/support/site';
import { describeFailures, look } from './audit';
import { checkDialog } from './checks/widgets';
import { expectReading } from './gate';
import { bring, dress, load } from './page';
import { type PageState, type Scheme, states, type Width } from './states';

/** A file that the host refuses, by the browser and by axe, and the page that could not be fetched, are logged. */
test.use({ expectedMessages: /ERR_FAILED|could not be fetched|dynamically imported|error occurred|preload assets/ });

const PATH_OF: Record<string, string> = {
  'questions open': '/programPricing',
  'lesson changed': '/programs/code-curious',
  'dropdown that did not load': '/',
};

/** The narrowest width of a state in dark colours, its widest in light ones. */
function dresses({ widths }: PageState): [Width, Scheme][] {
  const [narrowest = 390] = widths;
  return [
    [narrowest, 'dark'],
    [widths.at(-1) ?? 1280, 'light'],
  ];
}

for (const state of states) {
  for (const [width, scheme] of dresses(state)) {
    const path = PATH_OF[state.name] ?? '/about';
    test(`EXTRA no check finds anything with ${state.name} on ${path} in ${scheme} colours, and it reads as reviewed, at ${width} px`, async ({
      page,
    }) => {
      await dress(page, width, scheme);
      await load(page, path);
      await bring(page, path, state);
      const checks = await look(page, scheme, state.scope, true);
      expect(describeFailures(checks)).toEqual([]);
      if (scheme === 'light') await expectReading(page, path, state.name, width);
      if (state.opener) expect(describeFailures([await checkDialog(page, state.opener)])).toEqual([]);
    });
  }
}
