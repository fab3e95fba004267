import { expect, open, test } from '../../../support/site';
import { brokenWords, sideways, textsOutOfSight } from '../../../support/texts';

/** Every 10 px where the layouts change and where they are tightest, and the usual widths between. */
const WIDTHS = [
  320, 330, 340, 350, 360, 370, 390, 480, 600, 768, 900, 1024, 1080, 1090, 1091, 1092, 1100, 1101, 1110, 1120, 1130,
  1140, 1200, 1280, 1440,
];

for (const path of ['/programPricing', '/programs/feestructure', '/intake-blocks']) {
  test(`no column of ${path} is cut off, from 320 to 1440 px`, async ({ page }) => {
    await open(page, path);
    const faults: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await sideways(page);
      if (excess > 0) faults.push(`${width} px: ${excess} px too wide`);
      for (const text of await textsOutOfSight(page)) faults.push(`${width} px: out of sight: ${text}`);
      for (const word of await brokenWords(page)) faults.push(`${width} px: broken: ${word}`);
    }
    expect(faults).toEqual([]);
  });
}

for (const path of ['/programPricing', '/programs/feestructure', '/intake-blocks']) {
  test(`the parts of a row of ${path} follow without a hole`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, path);
    const holes = await page.locator('main tbody tr').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const cells = [...row.children].map((cell) => ({ cell, box: cell.getBoundingClientRect() }));
        return cells.flatMap(({ cell, box }, index) => {
          const above = cells[index - 1];
          const hole = above ? box.top - above.box.bottom : 0;
          return hole > 8 ? [`${Math.round(hole)} px above ${cell.textContent?.slice(0, 30)}`] : [];
        });
      }),
    );
    expect(holes).toEqual([]);
  });
}
