/** What leaves the site: links that open a new tab, and the visitor's choice on analytics. */
import { answerOutsideHosts, runConfiguredSite } from '../../spec/support/browser/configuredSite';
import { open, show } from '../../spec/support/browser/site';
import { axeRules } from '../support/axe';
import { expect, look, prepare, run, test } from '../support/check';
import { contrast, statesContrast } from '../support/contrast';
import { linkNames, targets } from '../support/structure';

test('S7-02 axe finds nothing in the links that open a new tab, which say so', {
  tag: '@axe',
}, async ({ page, evidence }) => {
  await open(page, '/about');
  await prepare(page);
  // Five social profiles and the chat.
  expect(await page.locator('a[target=_blank]:visible').count()).toBeGreaterThanOrEqual(6);
  for (const link of await page.locator('a[target=_blank]:visible').all())
    await expect.soft(link).toHaveAccessibleName(/opens in a new tab/);
  const checks = [axeRules('a[target=_blank]'), linkNames, targets];
  await look(page, evidence, {
    path: '/about',
    scenes: [
      { width: 1280, scheme: 'light', checks },
      { width: 390, scheme: 'dark', checks },
    ],
  });
});

test('S7-07 axe finds nothing in the choice on analytics, on and off', {
  tag: ['@axe', '@nightly'],
}, async ({ page, context, evidence }) => {
  test.setTimeout(300_000);
  const { site } = await runConfiguredSite();
  await answerOutsideHosts(context);
  await open(page, `${site.address}/terms-and-conditions`);
  await prepare(page);
  const choice = page.getByRole('main').getByRole('button', { name: /analytics/i });
  for (const [scheme, isOn] of [
    ['light', 'true'],
    ['dark', 'false'],
  ] as const) {
    await show(page, { width: 390, scheme });
    await expect(choice).toHaveAttribute('aria-pressed', isOn);
    const view = { path: '/terms-and-conditions', state: `analytics ${isOn}`, width: 390, scheme, notes: new Map() };
    await run(page, evidence, view, [axeRules('main'), contrast, statesContrast, targets]);
    await choice.click();
  }
  site.close();
});
