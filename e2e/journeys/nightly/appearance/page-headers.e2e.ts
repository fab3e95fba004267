import { expect, open, test } from '../../../support/site';
import { checkHeaderPicture } from '../../../visit/checks/pageHeaders';

test('the picture of a page’s header stands on its lower edge', async ({ page }) => {
  await open(page, '/about');
  // `e2e/visit/pages.e2e.ts` has the other pages, at more widths.
  for (const width of [900, 1092]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await checkHeaderPicture(page)).toEqual([]);
  }
});

test('the home page’s heading stands on two lines beside its picture', async ({ page }) => {
  await open(page, '/');
  const heading = page.getByRole('heading', { level: 1 });
  const otherwise: string[] = [];
  for (const width of [900, 1091, 1092, 1150, 1199, 1200, 1280, 1500, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await heading.evaluate((element) => {
      const { height } = element.getBoundingClientRect();
      return Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight));
    });
    if (lines !== 2) otherwise.push(`${lines} lines at ${width} px`);
  }
  expect(otherwise).toEqual([]);
});
