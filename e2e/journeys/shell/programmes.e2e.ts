import type { Page } from '@playwright/test';
import { expect, open, test } from '../../../spec/support/browser/site';

const button = (page: Page) => page.getByRole('button', { name: 'Programmes' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Search programmes' });

async function openDropdown(page: Page) {
  await button(page).click();
  await expect(field(page)).toBeVisible();
}

for (const size of [
  { width: 768, height: 700 },
  { width: 1280, height: 800 },
]) {
  test(`S2-30 S2-31 the prompt stands in sight, right of the categories, at ${size.width} × ${size.height} px`, async ({
    page,
  }) => {
    await open(page, '/about', size);
    await openDropdown(page);
    const category = await page.getByRole('button', { name: 'Bootcamps 4 programmes' }).boundingBox();
    const first = await page.getByRole('button', { name: 'Full Programs 2 programmes' }).boundingBox();
    const words = page.getByText('Select a category to see its programmes.');
    await expect(words).toBeInViewport({ ratio: 1 });
    const prompt = await words.boundingBox();
    expect((category?.x ?? 0) + (category?.width ?? 0)).toBeLessThan(prompt?.x ?? 0);
    // At the top of its column.
    expect(prompt?.y).toBeLessThan((first?.y ?? 0) + (first?.height ?? 0));
  });
}

test('S8-01 100,000 characters neither freeze nor widen the panel, at 768 px', async ({ page }) => {
  await open(page, '/about', { width: 768, height: 700 });
  await openDropdown(page);
  await field(page).fill('w'.repeat(100_000));
  await expect(page.getByText(/^No programs found for "w+"$/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
  expect(await page.locator('#programmes-panel').evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
});

for (const [length, isOneLine] of [
  [500, false],
  [501, true],
] as const) {
  test(`S8-01 a search of ${length} characters is answered ${isOneLine ? 'on one line that scrolls' : 'on as many lines as it needs'}, at 1440 px`, async ({
    page,
  }) => {
    await open(page, '/about');
    await openDropdown(page);
    await field(page).fill('w'.repeat(length));
    const lines = await page.getByText(/^No programs found for "w+"$/).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4))).size;
    });
    expect(lines === 1).toBe(isOneLine);
  });
}

test('the panels’ code is not fetched before a sign of intent', async ({ page }) => {
  await open(page, '/about');
  const fetched = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /ProgrammesPanel.*\.js$/.test(name)).length,
    );
  expect(await fetched()).toBe(0);
  await button(page).hover();
  await expect.poll(fetched).toBe(1);
});
