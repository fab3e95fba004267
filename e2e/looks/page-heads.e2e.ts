import { checkHeadPicture } from '../sight/heads';
import { expect, open, test } from '../support/site';

test('EXTRA the picture of a page’s head stands on its band’s lower edge, whole, from 900 px on', async ({ page }) => {
  await open(page, '/about');
  // Of every other page, and at more widths: `sight/pages`.
  for (const width of [900, 1092]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await checkHeadPicture(page)).toEqual([]);
  }
});
