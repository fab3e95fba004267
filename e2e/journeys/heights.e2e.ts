import { programmePaths, upcomingPaths } from '../../spec/support/paths';
import { expect, open, test } from '../support/site';

for (const path of programmePaths.filter((path) => !upcomingPaths.includes(path))) {
  test(`S1-04 ${path} is at most 5,000 px high, at 1280 px`, async ({ page }) => {
    await open(page, path, { width: 1280, height: 900 });
    await expect(page.getByRole('tab', { name: 'Marked' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5000);
  });
}
