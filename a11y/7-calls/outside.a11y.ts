/** What leaves the site: links that open a new tab, and the visitor's choice on analytics. */
import { answerOutsideHosts, runConfiguredSite } from '../../spec/support/browser/configuredSite';
import { axeRules } from '../support/axe';
import { expect, load, look, test } from '../support/check';
import { contrast, statesContrast } from '../support/contrast';
import { linkNames, targets } from '../support/structure';

test('S7-02 axe finds nothing in the links that open a new tab, which say so', async ({ page, evidence }) => {
  await load(page, '/about');
  // Five social profiles and the chat.
  expect(await page.locator('a[target=_blank]:visible').count()).toBeGreaterThanOrEqual(6);
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
  tag: '@nightly',
}, async ({ page, context, evidence }) => {
  test.setTimeout(300_000);
  const { site } = await runConfiguredSite();
  await answerOutsideHosts(context);
  await load(page, `${site.address}/terms-and-conditions`);
  const choice = page.getByRole('main').getByRole('button', { name: /analytics/i });
  for (const [scheme, isOn] of [
    ['light', 'true'],
    ['dark', 'false'],
  ] as const) {
    await expect(choice).toHaveAttribute('aria-pressed', isOn);
    await look(page, evidence, {
      path: '/terms-and-conditions',
      state: `analytics ${isOn}`,
      scenes: [{ width: 390, scheme, checks: [axeRules('main'), contrast, statesContrast, targets] }],
    });
    await choice.click();
  }
  site.close();
});
