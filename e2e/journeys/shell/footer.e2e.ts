import { expect, open, test } from '../../../spec/support/browser/site';

test('S2-06 S2-09 on the page of the terms the legal links lead on too', async ({ page }) => {
  await open(page, '/terms-and-conditions', { width: 390, height: 800 });
  const legal = page.getByRole('navigation', { name: 'Legal' });
  for (const [name, heading] of [
    ['Privacy', 'Privacy'],
    ['Accessibility statement', 'Accessibility'],
    ['Privacy', 'Privacy'],
  ] as const) {
    await legal.getByRole('link', { name }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL('/terms-and-conditions#accessibility');
});

test('S2-81 S2-82 the narrow footer has its logo before the accreditations, at 390 px', async ({ page }) => {
  await open(page, '/about', { width: 390, height: 844 });
  const footer = page.getByRole('contentinfo');
  const logo = await footer.getByRole('link', { name: /, home$/ }).boundingBox();
  const marks = await footer.getByRole('list', { name: 'Accreditations' }).boundingBox();
  expect(logo?.y).toBeLessThan(marks?.y ?? 0);
});
