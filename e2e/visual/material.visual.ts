/** Material's components in the site's theme, beside the site's own: both have to look alike. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openCatalogue } from './support/storybook';

const SECTION = 'material-ui-in-this-theme-beside-the-site-s-own';
const PAIRS = `viewMode=story&id=${SECTION}--pairs`;

/** Selectors of the compared part in each pair; the first element by default. */
const PARTS: Record<string, [material: string, own: string]> = {
  field: ['.MuiOutlinedInput-root', 'div'],
  question: ['.MuiAccordionSummary-root', 'summary'],
  // The last row, because tables differ in their share of the collapsed border between two rows.
  table: ['tr:last-child td', 'tr:last-child td'],
};

/** Properties that both must share: height, corners, colours and text. */
const SHAPE = ['height', 'borderRadius', 'backgroundColor', 'color', 'fontSize', 'fontWeight', 'lineHeight'];
const RING = ['outlineStyle', 'outlineWidth', 'outlineColor', 'outlineOffset', 'boxShadow'];
const EDGE = ['borderTopWidth', 'borderTopStyle', 'borderTopColor'];

function styleOf(element: Locator, properties: readonly string[]): Promise<Record<string, unknown>> {
  return element.evaluate((of, names) => {
    const style = getComputedStyle(of) as unknown as Record<string, string>;
    return Object.fromEntries(names.map((name) => [name, style[name]]));
  }, properties);
}

function pairOf(page: Page, name: string): [material: Locator, own: Locator] {
  const [material, own] = PARTS[name] ?? ['> *', '> *'];
  return [
    page.locator(`[data-material="${name}"]`).locator(material.replace('> *', ':scope > *')).first(),
    page.locator(`[data-own="${name}"]`).locator(own.replace('> *', ':scope > *')).first(),
  ];
}

async function expectAlike(pair: [Locator, Locator], properties: readonly string[], what: string): Promise<void> {
  const [material, own] = await Promise.all(pair.map((element) => styleOf(element, properties)));
  expect.soft(material, what).toEqual(own);
}

const EDGED = ['primary', 'apply', 'sun', 'outlined', 'small', 'icon', 'link', 'filter', 'chosen', 'badge'];
const RINGED = ['primary', 'icon', 'link', 'chosen', 'question'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

    test('Material’s components look as the site’s own', async ({ page }) => {
      await openCatalogue(page, PAIRS);
      for (const name of EDGED) await expectAlike(pairOf(page, name), [...SHAPE, ...EDGE], name);
      for (const name of ['question', 'table'])
        await expectAlike(pairOf(page, name), [...SHAPE, 'paddingTop', 'paddingLeft'], name);
      const [material, own] = pairOf(page, 'field');
      const field = ['height', 'borderRadius', 'backgroundColor', 'color', 'fontSize'];
      await expectAlike([material, own], field, 'field');
      await expectAlike([material.locator('fieldset'), own], EDGE, 'the edge of the field');
      for (const name of RINGED) {
        const rings: unknown[] = [];
        for (const element of pairOf(page, name)) {
          await page.keyboard.press('Shift');
          await element.focus();
          rings.push(await styleOf(element, RING));
        }
        expect.soft(rings[0], `the focus ring of ${name}`).toEqual(rings[1]);
      }
    });

    test('Material’s drawer is the site’s panel', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const properties = ['width', 'height', 'backgroundColor', 'color', 'borderRadius'];
      await openCatalogue(page, `viewMode=story&id=${SECTION}--the-sites-panel`);
      const own = await styleOf(page.getByRole('dialog', { name: 'Menu' }), properties);
      await openCatalogue(page, `viewMode=story&id=${SECTION}--materials-panel`);
      expect(await styleOf(page.getByRole('dialog', { name: 'Menu' }), properties)).toEqual(own);
    });
  });
}
