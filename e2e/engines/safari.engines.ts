/** Behaviour of Safari, imitated in the other engines. */
import { button, expect, open, searchField, tabTo, test } from './test';

for (const name of ['Menu', 'Programmes']) {
  test(`S4-03 the panel ${name} returns the focus where clicks give buttons none`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await open(page, '/about', { width: 390, height: 844 });
    await page.evaluate(() =>
      document.addEventListener('mousedown', (event) => {
        if ((event.target as Element).closest('button')) event.preventDefault();
      }),
    );
    await button(page, name).click();
    await expect(page.locator('dialog').getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toBeHidden();
    await expect(button(page, name)).toBeFocused();
  });
}

test('S2-34 where Tab passes links by, it goes through the dropdown', { tag: '@nightly' }, async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => {
    function skip() {
      for (const link of document.querySelectorAll<HTMLElement>('a[href]')) link.tabIndex = -1;
    }
    skip();
    new MutationObserver(skip).observe(document.body, { childList: true, subtree: true });
  });
  await tabTo(page, button(page, 'Programmes'));
  await page.keyboard.press('Enter');
  await expect(searchField(page)).toBeVisible();
  await tabTo(page, searchField(page), 1);
  await tabTo(page, button(page, /^Masterclasses/), 3);
});
