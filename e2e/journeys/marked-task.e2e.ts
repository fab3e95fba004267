import { expect, open, test } from '../../spec/support/browser/site';

test('S1-57 each note stands level with the line of code that it is about, and the second try beside its own', async ({
  page,
}) => {
  await open(page, '/learning-process', { width: 1280, height: 900 });
  for (const [tab, count] of [
    ['Marked', 3],
    ['Second try', 2],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    const panel = page.getByRole('tabpanel', { name: tab });
    const lines = panel.locator('[data-marked]:visible');
    const numbers = panel.locator('li b:visible');
    await expect(lines).toHaveCount(count);
    await expect(numbers).toHaveCount(count);
    for (let at = 0; at < count; at += 1) {
      const line = await lines.nth(at).boundingBox();
      const number = await numbers.nth(at).boundingBox();
      expect(number?.x, `${tab} ${at}`).toBeGreaterThan((line?.x ?? 0) + (line?.width ?? 0));
      const middle = (number?.y ?? 0) + (number?.height ?? 0) / 2;
      expect(middle, `${tab} ${at}`).toBeGreaterThan(line?.y ?? 0);
      expect(middle, `${tab} ${at}`).toBeLessThan((line?.y ?? 0) + (line?.height ?? 0));
    }
  }
});
