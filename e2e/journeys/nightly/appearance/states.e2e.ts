import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../../../support/site';

/** The colours of the design in each scheme. */
const COLOURS = {
  light: {
    green: 'rgb(15, 76, 58)',
    greenHover: 'rgb(10, 56, 42)',
    crimsonHover: 'rgb(110, 14, 49)',
    ochreHover: 'rgb(227, 160, 39)',
    sage: 'rgb(223, 233, 222)',
    outline: 'rgb(90, 103, 97)',
    focus: 'rgb(20, 35, 31)',
    gap: 'rgb(251, 248, 243)',
  },
  dark: {
    green: 'rgb(147, 216, 183)',
    greenHover: 'rgb(180, 232, 206)',
    crimsonHover: 'rgb(255, 194, 210)',
    ochreHover: 'rgb(255, 199, 92)',
    sage: 'rgb(27, 47, 39)',
    outline: 'rgb(147, 164, 155)',
    focus: 'rgb(242, 179, 61)',
    gap: 'rgb(16, 26, 23)',
  },
};
const OCHRE = 'rgb(242, 179, 61)';
const INK = 'rgb(20, 35, 31)';
const GLOW = 'rgba(255, 255, 255, 0.12)';

const style = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const main = (page: Page) => page.getByRole('main');
const footer = (page: Page) => page.getByRole('contentinfo');
const card = (page: Page, name: string) => page.locator('#programs li:has(h3)').filter({ hasText: name });

for (const scheme of ['light', 'dark'] as const) {
  const colour = COLOURS[scheme];

  test.describe(`in ${scheme} colours`, () => {
    test.use({ colorScheme: scheme, viewport: { width: 1280, height: 900 } });

    for (const [name, part, surface] of [
      ['a green button', (page: Page) => main(page).getByText('Find your programme'), colour.greenHover],
      ['a crimson button', (page: Page) => main(page).getByText('Join Now'), colour.crimsonHover],
      ['an ochre button', (page: Page) => main(page).getByText('Apply now'), colour.ochreHover],
      ['a second button on a dark band', (page: Page) => main(page).getByText('Chat with us').last(), GLOW],
      ['a social link', (page: Page) => footer(page).getByText('on Facebook').first(), OCHRE],
      ['a Students button', (page: Page) => footer(page).getByText('Career Boosters'), OCHRE],
      ['a link of the bar', (page: Page) => page.getByRole('banner').getByText('Careers'), colour.sage],
    ] as const) {
      test(`${name} under the pointer has the surface of the design`, async ({ page }) => {
        await open(page, '/');
        const target = part(page).locator('xpath=ancestor-or-self::*[self::a or self::button]');
        expect(await style(target, 'background-color')).not.toBe(surface);
        await target.hover();
        await expect.poll(() => style(target, 'background-color')).toBe(surface);
      });
    }

    test('a button under the pointer turns its leaf cut', async ({ page }) => {
      await open(page, '/programs/AITools');
      const target = main(page).getByRole('link', { name: 'Start a free trial' }).first();
      expect(await style(target, 'border-radius')).toBe('20px 5px');
      await target.hover();
      await expect.poll(() => style(target, 'background-color')).toBe(colour.sage);
      await expect.poll(() => style(target, 'border-radius')).toBe('5px 20px');
    });

    test('a card under the pointer has a green edge of 3 px', async ({ page }) => {
      await open(page, '/');
      const target = card(page, 'Find weak points');
      await target.hover();
      await expect.poll(() => style(target, 'box-shadow')).toBe(`${colour.green} 0px 0px 0px 3px`);
      const motif = target.locator('svg[data-family]');
      await expect.poll(() => style(motif, 'transform')).toBe('matrix(1, 0, 0, 1, 0, -4)');
      const soon = card(page, 'Coming Soon').first();
      const before = await style(soon, 'box-shadow');
      await soon.hover();
      await expect.poll(() => style(target, 'box-shadow')).not.toBe(`${colour.green} 0px 0px 0px 3px`);
      expect(await style(soon, 'box-shadow')).toBe(before);
      expect(await style(soon, 'border-top-color')).toBe(colour.outline);
    });

    test('controls have an edge of 2 px in the colour of outlines', async ({ page }) => {
      await open(page, '/');
      const chip = page.getByRole('button', { name: /Bootcamps 4/ });
      expect(await style(chip, 'border-top-color')).toBe(colour.outline);
      expect(await style(chip, 'border-top-width')).toBe('2px');
      await page.getByRole('button', { name: 'Programmes' }).click();
      const field = page.locator('[data-part="field"]');
      expect(await style(field, 'border-top-color')).toBe(colour.outline);
      expect(await style(field, 'border-top-width')).toBe('2px');
    });

    for (const [place, path, part, ring] of [
      ['on the page', '/', (page: Page) => main(page).getByRole('link', { name: 'Find your programme' }), colour.focus],
      [
        'on the deep band',
        '/',
        (page: Page) => main(page).getByRole('link', { name: /^Productivity AI Tools/ }),
        OCHRE,
      ],
      ['on the closing band', '/', (page: Page) => main(page).getByRole('link', { name: 'Apply now' }), OCHRE],
      [
        'in the footer',
        '/',
        (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Ethical AI' }),
        OCHRE,
      ],
      [
        'in the promotion bar',
        '/',
        (page: Page) => page.getByRole('complementary', { name: 'Announcement' }).getByRole('link'),
        INK,
      ],
      ['on a question', '/', (page: Page) => page.locator('summary').first(), colour.focus],
      [
        'on what floats',
        '/',
        (page: Page) => page.getByRole('complementary', { name: 'Help' }).getByRole('link'),
        colour.focus,
      ],
    ] as const) {
      test(`the focus ring ${place} is 3 px of the design’s colour`, async ({ page }) => {
        await open(page, path);
        const target = part(page);
        // The ring is for the keyboard.
        await page.keyboard.press('Tab');
        await target.focus();
        await expect(target).toBeFocused();
        expect(await style(target, 'outline-style')).toBe('solid');
        expect(await style(target, 'outline-width')).toBe('3px');
        expect(await style(target, 'outline-color')).toBe(ring);
      });
    }

    test('what floats has a shadow, and in the dark an edge', async ({ page }) => {
      await open(page, '/');
      await page.getByRole('button', { name: 'Programmes' }).click();
      const shadows = [
        await style(page.locator('#programmes-panel'), 'box-shadow'),
        await style(page.getByRole('complementary', { name: 'Help' }).getByRole('link'), 'box-shadow'),
      ];
      for (const shadow of shadows) {
        expect.soft(shadow).toContain('0px 18px 48px');
        expect.soft(shadow.includes('rgb(58, 75, 69) 0px 0px 0px 1px')).toBe(scheme === 'dark');
      }
    });
  });
}
