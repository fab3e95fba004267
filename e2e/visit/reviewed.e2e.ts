/** Every page of the example centre as it was reviewed: its pictures, and what a screen reader says of it. */
import type { Page } from '@playwright/test';
import { differences } from '../../a11y/snapshots';
import { AS_LOADED } from '../../a11y/states';
import { documentPaths } from '../../spec/support/paths';
import { idle } from '../support/idle';
import { expect, open, show, test } from '../support/site';
import { expectPagePicture } from '../visual/support/pages';

/** Pages whose small layout a screen reader meets otherwise: tables that stack, lists instead of a timeline. */
const READ_SMALL = ['/', '/programPricing', '/programs/feestructure', '/programs/cyber-security', '/intake-blocks'];

/** The host answers with the not-found page, which Chromium logs. */
test.use({ expectedMessages: /status of 404/ });

async function look(page: Page, path: string, width: 390 | 1280): Promise<void> {
  await open(page, path);
  await idle(page);
  await show(page, { scheme: 'light' });
  await expectPagePicture(page, path, width);
  if (width === 1280 || READ_SMALL.includes(path))
    expect.soft(await differences(page, path, AS_LOADED, width), 'what a screen reader says').toEqual([]);
}

for (const path of [...documentPaths, '/404']) {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
    test(`${path} looks as it was reviewed, on a phone`, async ({ page }) => look(page, path, 390));
  });

  test.describe('on a desktop', () => {
    test.use({ viewport: { width: 1280, height: 900 } });
    test(`${path} looks and reads as it was reviewed, on a desktop`, async ({ page }) => look(page, path, 1280));
  });
}
