/** Both sides of each constant that changes what is shown: the bars, the footer and what floats. */
import type { Page } from '@playwright/test';
import { expect, scrollTo, show, test } from '../../e2e/support/site';
import { describeFailures } from '../support/audit';
import { checkAxe } from '../support/checks/axe';
import { HEIGHT, load } from '../support/page';
import { stateOf } from '../support/states';

const SHELL = 'header, footer, aside[aria-label]';

async function expectSound(page: Page, side: string, scope = SHELL): Promise<void> {
  expect.soft(describeFailures(await checkAxe(page, scope)), side).toEqual([]);
}

test('S9-01 S9-02 S9-03 S2-22 S2-70 S4-01 S4-03 axe finds nothing on either side of each breakpoint', {
  tag: '@axe',
}, async ({ page }) => {
  await load(page, '/about');
  for (const width of [767, 768, 1091, 1092, 1100, 1101]) {
    for (const scheme of ['light', 'dark'] as const) {
      await show(page, { width, height: HEIGHT, scheme });
      await expectSound(page, `${width} px, ${scheme} colours`);
    }
  }
});

test('S9-04 S9-05 S9-07 S9-08 axe finds nothing before and after a scroll, in a category with what is to come, and at home’s programmes', {
  tag: '@axe',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  await load(page, '/about');
  for (const y of [30, 34, 300, 301]) {
    await scrollTo(page, y);
    await expectSound(page, `scrolled by ${y} px`);
  }
  await scrollTo(page, 0);
  await stateOf('category chosen').enter(page);
  await expectSound(page, 'a category');
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Bootcamps' }).click();
  const programmes = page.locator('#programs');
  await expect(programmes).toBeInViewport();
  await expectSound(page, 'home’s programmes', '#programs');
});
