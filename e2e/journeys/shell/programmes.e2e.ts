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

test('S8-01 100,000 characters neither freeze nor widen the panel; up to 500 stand on lines, more on one that scrolls', async ({
  page,
}) => {
  await open(page, '/about', { width: 768, height: 700 });
  await openDropdown(page);
  const panel = page.locator('#programmes-panel');
  for (const [length, isOneLine] of [
    [500, false],
    [501, true],
    [100_000, true],
  ] as const) {
    await field(page).fill('w'.repeat(length));
    const lines = await page
      .getByText(new RegExp(`^No programs found for "w{${Math.min(length, 501)},}"$`))
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4))).size;
      });
    expect(lines === 1, `${length}`).toBe(isOneLine);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
    expect(await panel.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
  }
});
