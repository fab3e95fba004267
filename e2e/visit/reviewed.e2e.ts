/** Compares every page of the example centre with its reviewed pictures. */
import type { Page } from '@playwright/test';
import { documentPaths } from '../../spec/support/paths';
import { idle } from '../support/idle';
import { open, show, test } from '../support/site';
import { expectPagePicture } from '../visual/support/pagePictures';

/** The host answers with the not-found page, which Chromium logs. */
test.use({ expectedMessages: /status of 404/ });

async function expectPicture(page: Page, path: string, width: 390 | 1280): Promise<void> {
  await open(page, path);
  await idle(page);
  await show(page, { scheme: 'light' });
  await expectPagePicture(page, path, width);
}

for (const path of [...documentPaths, '/404']) {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
    test(`${path} looks as it was reviewed, on a phone`, async ({ page }) => expectPicture(page, path, 390));
  });

  test.describe('on a desktop', () => {
    test.use({ viewport: { width: 1280, height: 900 } });
    test(`${path} looks as it was reviewed, on a desktop`, async ({ page }) => expectPicture(page, path, 1280));
  });
}
