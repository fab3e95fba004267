/** The shared layout: bars, dropdown, panels, footers and floating buttons, each opened and looked at. */
import { open, show } from '../../spec/support/browser/site';
import { axeRules } from '../support/axe';
import { expect, look, prepare, run, type Scene, test } from '../support/check';
import { presence } from '../support/content';
import { contrast, rings, statesContrast } from '../support/contrast';
import { reach } from '../support/hitTesting';
import { installInPage } from '../support/inPage';
import { end, scrolling } from '../support/panels';
import { bring, stateOf } from '../support/states';
import { expanded, fields, liveRegions, targets } from '../support/structure';
import { largeText } from '../support/text';

/**
 * Heights in px, all lower than an open panel: a small phone, a laptop at 200% zoom, a phone held sideways, and a window in
 * which the bars scroll.
 */
const HEIGHTS = [600, 480, 390, 310];

for (const [name, part] of [
  ['programmes open', 'dropdown'],
  ['programmes open', 'panel'],
  ['menu open', 'panel'],
] as const) {
  const state = stateOf(name);
  const isPhone = part === 'panel';
  const selector = isPhone ? 'dialog' : '#programmes-panel';
  const width = isPhone ? 390 : 1000;

  test.describe(`as a ${part}`, () => {
    test.use(isPhone ? { viewport: { width: 390, height: 600 }, isMobile: true, hasTouch: true } : {});

    test(`with ${name} everything is read, told apart and reached`, { tag: '@axe' }, async ({ page, evidence }) => {
      await open(page, '/about');
      await prepare(page);
      await show(page, { width, height: 600, scheme: 'light' });
      await bring(page, '/about', state);
      const lookAt = async ({ height = 600, checks, ...scene }: Scene) => {
        await show(page, { ...scene, height });
        await run(page, evidence, { path: '/about', state: name, notes: new Map(), ...scene }, checks);
      };
      for (const height of HEIGHTS) {
        // In lower windows the bars scroll with the page, and a panel's head with the panel.
        const checks = [scrolling(selector, isPhone), reach(selector), ...(height >= 480 ? [end(selector)] : [])];
        await lookAt({ width, height, scheme: 'light', checks });
      }
      await lookAt({ width, height: 844, scheme: 'light', checks: [largeText(selector), liveRegions, fields] });
      if (isPhone) await lookAt({ width: 320, height: 844, scheme: 'light', checks: [largeText(selector)] });
      const inColours = [axeRules(selector), contrast, statesContrast, rings];
      await lookAt({ width, scheme: 'light', checks: [...inColours, targets, expanded] });
      await lookAt({ width, scheme: 'dark', checks: inColours });
      await lookAt({ width, scheme: 'forced colours', checks: [axeRules(selector), contrast] });
    });
  });
}

const PARTS = 'header, footer, aside';

test('S2-70 S2-82 axe finds nothing in bars, footers and what floats, at both layouts', {
  tag: '@axe',
}, async ({ page, evidence }) => {
  await open(page, '/about');
  await prepare(page);
  const checks = [presence, axeRules(PARTS), targets];
  const scenes = [1101, 1100, 390].flatMap((width): Scene[] => [
    { width, scheme: 'light', checks },
    { width, scheme: 'dark', checks: [axeRules(PARTS)] },
  ]);
  await look(page, evidence, { path: '/about', scenes });
});

for (const [part, width, path, link] of [
  ['Menu', 390, '/careers', 'Careers'],
  ['Programmes', 390, '/programs/code-curious', /^Code Curious/],
  ['Programmes', 1280, '/programs/code-curious', /^Code Curious/],
] as const) {
  test(`S2-34 a link to the current page closes ${part} too, at ${width} px`, async ({ page }) => {
    await open(page, path, { width, height: 800 });
    await page.getByRole('button', { name: part, exact: true }).click();
    const opened = page.locator(width === 390 ? 'dialog' : '#programmes-panel');
    await opened.getByRole('link', { name: link }).click();
    await expect(opened).toBeHidden();
    await expect(page).toHaveURL(path);
  });
}

for (const scheme of ['light', 'dark', 'forced colours'] as const) {
  test(`S2-27 the current page’s link alone has a line that one sees, in ${scheme}`, async ({ page }) => {
    await open(page, '/about');
    await show(page, { width: 1280, scheme });
    await installInPage(page);
    const links = await page
      .getByRole('banner')
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => {
          const { textDecorationLine, textDecorationThickness, textDecorationColor } = getComputedStyle(link);
          const surface = inPage.surface(link) ?? [0, 0, 0, 0];
          const contrast = inPage.ratio(inPage.blend(inPage.colour(textDecorationColor), surface), surface);
          const isSeen = Number.parseFloat(textDecorationThickness) >= 2 && contrast >= 3;
          return textDecorationLine === 'underline' && isSeen ? link.textContent : textDecorationLine;
        }),
      );
    expect(links).toEqual(['none', 'none', 'About Us', 'none']);
  });
}
