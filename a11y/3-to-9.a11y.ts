/** Sections 3 to 9 of the document: each state of theirs, on a small screen in dark colours and on a wide one in light ones. */
import { answerOutsideHosts, runConfiguredSite } from '../spec/support/browser/configuredSite';
import { show } from '../spec/support/browser/site';
import { axeRules } from './support/axe';
import { expect, load, look, type Scene, test } from './support/check';
import { presence } from './support/content';
import { contrast, rings, statesContrast } from './support/contrast';
import { reach } from './support/hitTesting';
import { bring, type PageState, SECTIONS, states, undo } from './support/states';
import { expanded, fields, linkNames, liveRegions, motion, targets } from './support/structure';
import { text, textSpacing } from './support/text';

/** The browser and axe log refused files, and the site logs the page that failed. */
test.use({
  expectedMessages:
    /ERR_FAILED|could not be fetched|dynamically imported|error occurred|preload assets|too long to arrive/,
});

const CHECKS = [contrast, rings, linkNames, expanded, targets, motion, liveRegions, fields, text, textSpacing];
const pathOf = ({ path = '/about' }: PageState) => path;

for (const [section, name] of SECTIONS) {
  for (const [width, scheme, other] of [
    [320, 'dark', 'wide'],
    [1280, 'light', 'narrow'],
  ] as const) {
    const shown = states.filter((state) => state.section === section && state.screen !== other);
    for (const path of new Set(shown.map(pathOf))) {
      const here = shown.filter((state) => pathOf(state) === path);
      const ids = [...new Set(here.flatMap((state) => state.ids ?? []))];
      const title = `${section} ${name}: axe finds nothing in the states of ${path}, ${scheme} colours, ${width} px`;
      // One load serves all states that can be undone.
      test([...ids, title].join(' '), async ({ page, evidence }) => {
        await show(page, { width, scheme });
        for (const [index, state] of here.entries()) {
          if (index === 0 || state.isApart) await load(page, path);
          await bring(page, state);
          const checks = [axeRules(state.scope), ...CHECKS];
          await look(page, evidence, { path, state: state.name, scenes: [{ width, scheme, checks }] });
          if (!state.isApart) await undo(page);
        }
      });
    }
  }
}

test('S7-07 7 Calls: axe finds nothing in the choice on analytics, on and off', {
  tag: '@nightly',
}, async ({ page, context, evidence }) => {
  test.setTimeout(300_000);
  const { site } = await runConfiguredSite();
  await answerOutsideHosts(context);
  await load(page, `${site.address}/terms-and-conditions`);
  const choice = page.getByRole('main').getByRole('button', { name: /analytics/i });
  for (const [scheme, isOn] of [
    ['light', 'true'],
    ['dark', 'false'],
  ] as const) {
    await expect(choice).toHaveAttribute('aria-pressed', isOn);
    await look(page, evidence, {
      path: '/terms-and-conditions',
      state: `analytics ${isOn}`,
      scenes: [{ width: 390, scheme, checks: [axeRules('main'), contrast, statesContrast, targets] }],
    });
    await choice.click();
  }
  site.close();
});

test('S9-01 S9-02 S9-03 S2-70 S2-82 S4-01 9 Constants: /about has what is meant for each side of a breakpoint', async ({
  page,
  evidence,
}) => {
  await load(page, '/about');
  const checks = [presence, linkNames, targets, text, reach()];
  const scenes = [767, 768, 1091, 1092, 1100, 1101].map(
    // Axe sees each page at 390 and 1280 px: here, once in each layout between them.
    (width): Scene => ({
      width,
      scheme: 'light',
      checks: [...([768, 1100].includes(width) ? [axeRules()] : []), ...checks],
    }),
  );
  await look(page, evidence, { path: '/about', scenes });
});
