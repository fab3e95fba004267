import { expect, test } from '@playwright/test';
import { openCatalogue } from './support/storybook';

/** Its states are drawn one after another. */
const SLOW = { timeout: 45_000 };

test('a component’s page says its use and its statements', async ({ page }) => {
  await openCatalogue(page, 'viewMode=docs&id=sections-common-questions--docs');
  for (const name of ['Keyboard', 'Screen reader', 'Statements', 'States']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('rowheader', { name: 'Enter or Space' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'S1-06' })).toBeVisible();
  // A story with a play function has its own frame, which shows the state afterwards.
  await expect(page.frameLocator('iframe[title="Open"]').locator('details[open] p')).toBeVisible(SLOW);
});

for (const [name, globals, story, style, value] of [
  ['light', 'scheme:light', 'ui-section--surfaces', 'backgroundColor', 'rgb(244, 237, 225)'],
  ['dark', 'scheme:dark', 'ui-section--surfaces', 'backgroundColor', 'rgb(28, 44, 38)'],
  ['forced colours', 'contrast:forced', 'ui-section--surfaces', 'backgroundColor', 'rgb(255, 255, 255)'],
  ['text size', 'textSize:200', 'ui-button--primary', 'fontSize', '34px'],
  ['less motion', 'motion:reduced', 'ui-button--primary', 'transitionDuration', '0s'],
  ['paper', 'paper:paper', 'sections-programme-applybar--on-a-phone', 'display', 'none'],
] as const) {
  test(`the storybook’s switch for ${name} draws a story so`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openCatalogue(page, `viewMode=story&id=${story}&globals=${globals}`);
    const drawn = page.locator('#storybook-root > *').first();
    await drawn.waitFor({ state: 'attached' });
    await expect.poll(() => drawn.evaluate((element, of) => getComputedStyle(element)[of], style)).toBe(value);
  });
}
