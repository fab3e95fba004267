import { expect, open, test } from '../../../spec/support/browser/site';

test('S1-62 anywhere on a wide card leads to its programme', async ({ page }) => {
  await open(page, '/programs/bootcamps', { width: 1280, height: 900 });
  const card = page.locator('main li:has([data-part="module-strip"])').first();
  await card.scrollIntoViewIfNeeded();
  for (const part of ['dl', '[data-part="module-strip"]']) {
    const hit = await card.locator(part).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const under = document.elementFromPoint(left + width / 2, top + height / 2);
      return under?.closest('a')?.getAttribute('href');
    });
    expect(hit, part).toBe('/programs/cyber-security');
  }
});
