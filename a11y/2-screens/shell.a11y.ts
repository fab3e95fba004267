/** The shared layout: bars, dropdown, panels, footers and floating buttons, each opened and looked at. */
import { show } from '../../spec/support/browser/site';
import { axeRules } from '../support/axe';
import { expect, load, look, type Scene, test } from '../support/check';
import { contrast, rings, statesContrast } from '../support/contrast';
import { end, reach } from '../support/hitTesting';
import { bring, stateOf } from '../support/states';
import { expanded, fields, liveRegions, ownParts, targets } from '../support/structure';
import { largeText, text } from '../support/text';

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
  const isPhone = part === 'panel';
  const selector = isPhone ? 'dialog' : '#programmes-panel';
  const width = isPhone ? 390 : 1000;

  test.describe(`as a ${part}`, () => {
    test.use(isPhone ? { viewport: { width: 390, height: 600 }, isMobile: true, hasTouch: true } : {});

    test(`with ${name} everything is read, told apart and reached`, async ({ page, evidence }) => {
      await load(page, '/about');
      await show(page, { width, height: 600, scheme: 'light' });
      await bring(page, stateOf(name));
      const inColours = [axeRules(selector), contrast, statesContrast, rings];
      const scenes: Scene[] = [
        // In lower windows the bars scroll with the page, and a panel's head with the panel.
        ...HEIGHTS.map((height): Scene => {
          const checks = [text, reach(selector), ...(height >= 480 ? [end(selector)] : [])];
          return { width, height, scheme: 'light', checks };
        }),
        { width, height: 844, scheme: 'light', checks: [largeText(selector), liveRegions, fields, ownParts] },
        { width, height: 600, scheme: 'light', checks: [...inColours, targets, expanded] },
        { width, height: 600, scheme: 'dark', checks: inColours },
        { width, height: 600, scheme: 'forced colours', checks: [axeRules(selector), contrast] },
        ...(isPhone ? [{ width: 320, height: 844, scheme: 'light' as const, checks: [largeText(selector)] }] : []),
      ];
      await look(page, evidence, { path: '/about', state: name, scenes });
    });
  });
}

for (const scheme of ['light', 'dark', 'forced colours'] as const) {
  test(`S2-27 the current page’s link alone has a line that one sees, in ${scheme}`, async ({ page }) => {
    await load(page, '/about');
    await show(page, { width: 1280, scheme });
    const links = await page
      .getByRole('banner')
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => {
          const { textDecorationLine, textDecorationThickness, textDecorationColor } = getComputedStyle(link);
          const isClear = inPage.contrastOf(link, textDecorationColor) >= 3;
          const isSeen = Number.parseFloat(textDecorationThickness) >= 2 && isClear;
          return textDecorationLine === 'underline' && isSeen ? link.textContent : textDecorationLine;
        }),
      );
    expect(links).toEqual(['none', 'none', 'About Us', 'none']);
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test(`S2-61 the dimmed programmes are read, in ${scheme} colours`, async ({ page }) => {
    await load(page, '/about');
    await show(page, { width: 1280, scheme });
    await bring(page, stateOf('category Bootcamps'));
    const contrastOf = (name: string) =>
      page
        .getByTestId('programmes-column')
        .getByText(name)
        .evaluate((words) => inPage.contrastOf(words, getComputedStyle(words).color));
    const dimmed = await contrastOf('Machine Learning & Data Science in Business');
    expect(dimmed).toBeGreaterThanOrEqual(4.5);
    expect(dimmed).toBeLessThan(6.5);
    expect(await contrastOf('Full Stack Web Developer')).toBeGreaterThan(2 * dimmed);
  });
}

test('S2-120 a screen reader keeps a programme’s name, category and badge apart', async ({ page }) => {
  await page.goto('/about');
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const header = nodes.find(({ role, name }) => role?.value === 'rowheader' && /^Machine Learning/.test(name?.value));
  const textOf = (id: string): string => {
    const node = nodes.find(({ nodeId }) => nodeId === id);
    return node?.role?.value === 'StaticText' ? node.name?.value : (node?.childIds ?? []).map(textOf).join('');
  };
  // What Chromium drew: a space that ends a line is not in it, unless it is kept.
  expect(textOf(header?.nodeId ?? '')).toBe('Machine Learning & Data Science in Business Bootcamp Coming Soon');
});
