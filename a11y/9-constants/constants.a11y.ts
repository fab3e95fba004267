/** Both sides of each constant: the widths at which the layout changes, and the px of scroll at which a part comes or goes. */
import { scrollTo, show } from '../../spec/support/browser/site';
import { axeRules } from '../support/axe';
import { expect, load, look, test } from '../support/check';
import { presence } from '../support/content';
import { reach } from '../support/hitTesting';
import { linkNames, targets } from '../support/structure';
import { text } from '../support/text';

test('S9-01 S9-02 S9-03 S4-01 /about has what is meant for each side of a breakpoint', async ({ page, evidence }) => {
  await load(page, '/about');
  const checks = [presence, axeRules(), linkNames, targets, text, reach()];
  const scenes = [767, 768, 1091, 1092, 1100, 1101].map((width) => ({ width, scheme: 'light', checks }) as const);
  await look(page, evidence, { path: '/about', scenes });
});

test('S9-04 S9-05 S4-05 axe finds nothing on both sides of the scroll that hides the bar and shows the way to the top', async ({
  page,
  evidence,
}) => {
  await show(page, { width: 1280, scheme: 'dark' });
  await load(page, '/about');
  const bar = page.locator('header');
  const button = page.getByRole('button', { name: 'Back to top' });
  for (const [top, isHidden, count] of [
    [30, 'false', 0],
    [34, 'true', 0],
    [300, 'true', 0],
    [304, 'true', 1],
  ] as const) {
    await scrollTo(page, top);
    await expect(bar, `${top} px`).toHaveAttribute('data-hidden', isHidden);
    await expect(button, `${top} px`).toHaveCount(count);
    const scenes = [{ width: 1280, scheme: 'dark' as const, checks: [axeRules('header, aside'), targets] }];
    await look(page, evidence, { path: '/about', state: `scrolled by ${top} px`, scenes });
  }
});
