/** The checks must find each seeded fault and name the rule, the criterion and the place. */
import { expect, test } from '../../e2e/support/site';
import { describeFailures } from './audit';
import { runAxe } from './checks/axe';
import { faults, openWith } from './faults';
import { installHelpers } from './inPage';

/** The faults are inserted as HTML, which the site's own policy forbids. */
test.use({ bypassCSP: true });

for (const fault of faults) {
  test(`the checks find ${fault.name}`, { tag: '@nightly' }, async ({ page }) => {
    await openWith(page, fault);
    const report = describeFailures(fault.check ? await fault.check(page) : (await runAxe(page)).checks);
    expect(report).toContainEqual(expect.stringMatching(fault.says));
  });
}

test('axe’s findings name places without the classes of a build', async ({ page }) => {
  await page.setContent(
    '<main><p>Read this.</p><p class="DG2" style="color: #aaa; background: #fff">And <i class="x">this</i>.</p></main>',
  );
  await installHelpers(page);
  const { checks } = await runAxe(page, 'main', ['colours']);
  const places = checks.flatMap(({ violations }) => violations.map(({ selector, html }) => `${selector} ${html}`));
  expect([...new Set(places)]).toEqual([
    'p:nth-of-type(2) <p class="DG2" style="color: #aaa; background: #fff">',
    'i <i class="x">',
  ]);
});
