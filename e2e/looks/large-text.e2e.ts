import type { Page } from '@playwright/test';
import { documentPaths } from '../../spec/support/paths';
import { expect, open, test } from '../support/site';
import { brokenWords, enlargeText, overprints, sideways, textsOutOfSight } from '../support/texts';

async function openEnlarged(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await open(page, path);
  await enlargeText(page, '200%');
}

for (const path of documentPaths) {
  test(`EXTRA ${path} at twice the text size loses no text and breaks no word, at 1280 px`, async ({ page }) => {
    await openEnlarged(page, path, 1280);
    expect({
      pxTooWide: await sideways(page),
      outOfSight: await textsOutOfSight(page),
      broken: await brokenWords(page),
    }).toEqual({ pxTooWide: 0, outOfSight: [], broken: [] });
  });

  for (const width of [360, 390]) {
    test(`EXTRA ${path} at twice the text size loses no text and prints none over another, at ${width} px`, async ({
      page,
    }) => {
      await openEnlarged(page, path, width);
      expect({
        pxTooWide: await sideways(page),
        outOfSight: await textsOutOfSight(page),
        overprints: await overprints(page),
      }).toEqual({ pxTooWide: 0, outOfSight: [], overprints: [] });
    });
  }
}
