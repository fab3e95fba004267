import AxeBuilder from '@axe-core/playwright';
import { expect, open, test } from '../e2e/support/site';
import { documentPaths } from '../spec/support/paths';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.use({ expectedMessages: /status of 404/ });

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const path of [...documentPaths, '/nope']) {
      test(`EXTRA axe finds nothing on ${path} in ${colorScheme} colours at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await open(page, path);
        const { violations, passes } = await new AxeBuilder({ page })
          .options({ runOnly: TAGS, rules: { 'color-contrast-enhanced': { enabled: true } } })
          .analyze();
        expect(passes.length).toBeGreaterThan(20);
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        ).toEqual([]);
      });
    }
  }
}

for (const path of documentPaths) {
  test(`EXTRA ${path} has one h1, unbroken headings, and no sideways scroll at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    const levels = await page
      .locator('h1:visible, h2:visible, h3:visible, h4:visible')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.charAt(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.reduce((previous, level) => {
      expect(level).toBeLessThanOrEqual(previous + 1);
      return level;
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
