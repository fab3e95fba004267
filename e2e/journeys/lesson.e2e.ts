import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../../spec/support/browser/site';

const PATH = '/programs/code-curious';
const lesson = (page: Page) => page.locator('section:has(> div h2:text-is("Your first lesson"))');
const button = (page: Page, name: string) => lesson(page).getByRole('button', { name, exact: true });
const motif = (page: Page) => lesson(page).locator('svg[data-part="motif"]');

const box = async (part: Locator) => {
  const found = await part.boundingBox();
  if (!found) throw new Error('it is not drawn');
  return found;
};

test('S1-50 code and motif are in sight of the buttons that change them', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await open(page, PATH, { width, height });
    const top = await box(lesson(page).locator('pre'));
    const last = await box(button(page, '3'));
    expect(last.y + last.height - top.y, `${width}`).toBeLessThan(height - 65);
    const plant = await box(motif(page));
    expect(plant.y).toBeGreaterThanOrEqual(top.y - 60);
    expect(plant.y + plant.height).toBeLessThanOrEqual(last.y + last.height + 1);
  }
});

test('S1-54 by keyboard a visitor steps a value of the line on the home page, and nothing moves', async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await open(page, '/', { width, height: 844 });
    const figure = page.locator('main figure').first();
    const tops = await figure
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, `lines at ${width}`).toBe(1);
    const below = page.getByRole('heading', { name: 'Choose your programme' });
    const top = () => below.evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
    const before = await top();
    for (const [name, code] of [
      ['colour', 'grow("leaf", "lilac", 2)'],
      ['rows', 'grow("leaf", "lilac", 3)'],
    ] as const) {
      const value = figure.getByRole('button', { name });
      await value.focus();
      await page.keyboard.press('Enter');
      await expect(figure.locator('[aria-live]')).toHaveText(`You just changed a program. It now says ${code}.`);
      await expect(value).toBeFocused();
      const { width: wide, height } = await box(value);
      expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
    }
    expect(await top(), `${width}`).toBe(before);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('S1-52 the lesson is a worked example without buttons, and leaves no hole', async ({ page }) => {
    await page.goto(PATH);
    await expect(lesson(page).locator('pre')).toContainText('grow(petal, colour, rows)');
    await expect(lesson(page).getByText('It draws two rows of leaf petals in heather.')).toBeVisible();
    await expect(motif(page)).toBeVisible();
    await expect(lesson(page).getByRole('button')).toHaveCount(0);
    await expect(lesson(page).getByText('Now change the code')).toBeHidden();
    const { height } = await box(lesson(page));
    const plant = await box(motif(page));
    expect(plant.height).toBeGreaterThan(height / 3);
  });
});
