/** The keyboard: every stop of one page of each kind, and motion without an action. */
import { expect, test } from '../../e2e/support/site';
import { describeFailures } from '../support/audit';
import { checkFocus } from '../support/checks/focus';
import { checkStillness } from '../support/checks/motion';
import { checkSkipLink } from '../support/checks/widgets';
import { installHelpers } from '../support/inPage';
import { walk } from '../support/keyboard/walk';
import { applyView, bring, load } from '../support/page';
import { type Scheme, stateOf, type Width } from '../support/states';

/** The first three run always, the others at night. */
const WALKS: [path: string, width: Width, scheme: Scheme][] = [
  ['/', 1280, 'light'],
  ['/programs/cyber-security', 390, 'light'],
  ['/about', 1280, 'forced colours'],
  ['/', 320, 'dark'],
  ['/programs/cyber-security', 1280, 'dark'],
  ['/programPricing', 390, 'forced colours'],
  ['/intake-blocks', 768, 'light'],
];

for (const [index, [path, width, scheme]] of WALKS.entries()) {
  test(`S2-03 the Tab key shows every stop of ${path}, ${scheme}, ${width} px`, {
    tag: index < 3 ? [] : '@nightly',
  }, async ({ page }) => {
    await applyView(page, width, scheme);
    await load(page, path);
    const walked = await walk(page);
    expect(walked.stops.length).toBeGreaterThan(15);
    const nameless = walked.stops.filter(({ name }) => name === '').map(({ selector }) => selector);
    expect.soft(nameless, 'controls without a name').toEqual([]);
    expect.soft(describeFailures(checkFocus(walked))).toEqual([]);
    expect(describeFailures([await checkSkipLink(page), await checkStillness(page)])).toEqual([]);
  });
}

for (const [name, width, scope] of [
  ['search with results', 1280, '#programmes-panel'],
  ['panel with search results', 390, 'dialog'],
  ['mobile menu open', 320, 'dialog'],
  ['category chosen in panel', 320, 'dialog'],
] as [string, Width, string][]) {
  test(`S4-02 S4-03 the Tab key shows and orders every stop with ${name}, ${width} px`, {
    tag: width === 320 ? '@nightly' : [],
  }, async ({ page }) => {
    await applyView(page, width, 'light');
    await load(page, '/about');
    await bring(page, '/about', stateOf(name));
    const walked = await walk(page, { scope });
    expect(walked.stops.length).toBeGreaterThan(3);
    expect.soft(describeFailures(checkFocus(walked))).toEqual([]);
  });
}

test('a focus ring is measured only where it is in view', async ({ page }) => {
  const failuresWith = async (ring: string) => {
    await page.setContent(
      `<style>a { display: block; width: 200px; height: 3000px } a:focus { ${ring} }</style><main><a href="#a">Long</a></main>`,
    );
    await installHelpers(page);
    return describeFailures(checkFocus(await walk(page))).filter((failure) => failure.startsWith('focus-visible'));
  };
  expect(await failuresWith('outline: 3px solid #000; outline-offset: -3px')).toEqual([]);
  expect(await failuresWith('outline: 1px solid #000; outline-offset: -1px')).toHaveLength(1);
});

for (const width of [390, 1280] as const) {
  for (const path of ['/', '/programs/full-programs', '/programs/AIMasteryNoCode']) {
    test(`S1-04 a card of ${path} comes into view with its ring, ${width} px`, {
      tag: '@nightly',
    }, async ({ page }) => {
      await applyView(page, width, 'light');
      await load(page, path);
      const cut = await page.evaluate(() => {
        const RING = 6;
        const bar = document.querySelector('aside[aria-label="Apply"]');
        // A wide screen has none before the visitor scrolls.
        const isThere = bar?.checkVisibility() && getComputedStyle(bar).position === 'fixed';
        const foot = bar && isThere ? bar.getBoundingClientRect().top : innerHeight;
        const links = [...document.querySelectorAll<HTMLElement>('main li h3 a')].filter(
          (link) => getComputedStyle(link, '::after').position === 'absolute',
        );
        return links.flatMap((link) => {
          // The link is already in view, just above the fixed parts at the foot, so the browser itself does not scroll.
          link.scrollIntoView({ block: 'end', behavior: 'instant' });
          link.focus();
          const { bottom, height } = (link.closest('li') as HTMLElement).getBoundingClientRect();
          const over = bottom + RING - foot;
          return over > 0 && height < innerHeight / 2
            ? [`${link.textContent}: ${Math.round(over)} px lie under the foot of the window`]
            : [];
        });
      });
      expect(await page.locator('main li h3 a').count()).toBeGreaterThan(1);
      expect(cut).toEqual([]);
    });
  }
}
