/** The bar at the top, its dropdown, and the two panels of a phone. */
import { button, expect, expectAddress, open, searchField, tabTo, test } from './test';

const COLUMN = 'programmes-column';
const PHONE = { width: 390, height: 844 };

test('S2-34 Escape and a click outside close the dropdown', async ({ page }) => {
  await open(page, '/about');
  await button(page, 'Programmes').click();
  await expect(searchField(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toBeHidden();
  await expect(button(page, 'Programmes')).toBeFocused();
  await button(page, 'Programmes').click();
  await expect(searchField(page)).toBeVisible();
  await page.mouse.click(20, 780);
  await expect(searchField(page)).toBeHidden();
});

test('S2-34 by keyboard alone a category is chosen and a programme followed', async ({ page }) => {
  await open(page, '/about');
  await tabTo(page, button(page, 'Programmes'));
  await page.keyboard.press('Enter');
  await expect(searchField(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(searchField(page)).toBeFocused();
  await tabTo(page, button(page, /^Bootcamps/));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId(COLUMN).getByRole('heading', { level: 2 })).toHaveText('Bootcamps');
  await tabTo(page, page.getByTestId(COLUMN).getByRole('link').first());
  await page.keyboard.press('Enter');
  await expectAddress(page, '/programs/cyber-security');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const name of ['Menu', 'Programmes']) {
  test(`S4-03 the panel ${name} opens by keyboard, keeps the focus and returns it`, async ({ page }) => {
    await open(page, '/about', PHONE);
    await tabTo(page, button(page, name));
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog').getByRole('link').first()).toBeVisible();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus:not(body, dialog *)')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toBeHidden();
    // The last Tab may have left the window's content for the browser's own controls: then no element counts as focused.
    const isActive = () => button(page, name).evaluate((element) => element === document.activeElement);
    await expect.poll(isActive).toBe(true);
  });
}

test('S2-40, S2-41, S2-42, S2-43 on a phone the panels open by a tap and lead on', async ({ page }) => {
  await open(page, '/about', PHONE);
  await button(page, 'Programmes').click();
  await button(page, /^Bootcamps/).click();
  await expect(page.getByRole('heading', { name: 'Bootcamps', level: 2 })).toBeFocused();
  await button(page, 'Back').click();
  await searchField(page).click();
  await page.keyboard.type('cyber');
  await expect(page.locator('dialog [role=status]')).toHaveText('2 results');
  await button(page, 'Close').click();
  await expect(page.locator('dialog')).toBeHidden();
  await button(page, 'Menu').click();
  await page.locator('dialog').getByRole('link', { name: 'Careers', exact: true }).click();
  await expectAddress(page, '/careers');
  await expect(page.locator('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
