import { documentPaths } from '../../spec/support/paths';
import { expect, open, test } from '../support/site';

/** Pages whose head has a picture from 900 px on; those of a programme have their growth and facts instead, the terms none. */
const PICTURED = documentPaths.filter(
  (path) =>
    path !== '/terms-and-conditions' &&
    (!path.startsWith('/programs/') || /bootcamps|boosters|full-programs|code-curious|feestructure/.test(path)),
);

test('EXTRA at desktop widths the picture of every page head stands on its band’s lower edge, whole', async ({
  page,
}) => {
  const faults: string[] = [];
  for (const path of PICTURED) {
    await open(page, path);
    for (const width of [900, 1092, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const band = page.locator('section:has(h1)');
      const frame = await band.boundingBox();
      const picture = await band.locator('> div > svg:visible, [data-part="quilt"]').boundingBox();
      if (!frame || !picture) {
        faults.push(`${path} at ${width}: no picture`);
        continue;
      }
      const above = Math.round(frame.y + frame.height - picture.y - picture.height);
      if (above !== 0) faults.push(`${path} at ${width}: ${above} px above the edge`);
      if (picture.y < frame.y - 1) faults.push(`${path} at ${width}: cut at the top`);
    }
  }
  expect(faults).toEqual([]);
});
