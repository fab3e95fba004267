import { printed } from '../../../spec/support/browser/paper';
import { expect, open, test } from '../../../spec/support/browser/site';
import { programmePaths, upcomingPaths } from '../../../spec/support/paths';

for (const path of programmePaths) {
  test(`${path} on paper keeps its fees together, with the address of the application`, async ({ page }) => {
    await open(page, path);
    const sheets = await printed(page);
    const all = sheets.join(' ').replaceAll(' ', '');
    const fees = sheets.filter((text) => text.includes('Fees and payment'));
    expect.soft(fees).toHaveLength(upcomingPaths.includes(path) ? 0 : 1);
    if (upcomingPaths.includes(path)) {
      expect.soft(all, 'a band for its button').not.toContain('Hearwhenitopens');
      return;
    }
    expect.soft(fees[0]).toMatch(/Fees and payment .* Pay once R ?\d.* What the fee pays for/);
    expect.soft([...all.matchAll(/register\?programme=/g)], 'the address of the application').toHaveLength(1);
    expect.soft([...all.matchAll(/register\?intent=free-trial&programme=/g)], 'that of the free trial').toHaveLength(1);
  });
}

test('the home page prints on four sheets at most', async ({ page }) => {
  await open(page, '/');
  expect((await printed(page)).length).toBeLessThanOrEqual(4);
});
