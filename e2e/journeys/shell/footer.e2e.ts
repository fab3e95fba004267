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

test('S2-81 S2-82 the narrow footer has its logo before the accreditations, and labels that do not look like links, at 390 px', async ({
  page,
}) => {
  await open(page, '/about', { width: 390, height: 844 });
  const footer = page.getByRole('contentinfo');
  const [logo, marks, social, copyright] = await Promise.all(
    [
      footer.getByRole('link', { name: /, home$/ }),
      footer.getByRole('list', { name: 'Accreditations' }),
      footer.getByRole('link', { name: / on Facebook/ }),
      footer.getByText(/^© /),
    ].map((part) => part.boundingBox()),
  );
  expect(logo?.y).toBeLessThan(marks?.y ?? 0);
  expect((copyright?.y ?? 0) - (social?.y ?? 0) - (social?.height ?? 0)).toBeCloseTo(16, 0);
  const columns = footer.locator('[data-part="narrow-columns"]');
  const link = columns.getByRole('link', { name: 'Learning Process' });
  const [colour, size] = await link.evaluate((one) => [getComputedStyle(one).color, getComputedStyle(one).fontSize]);
  const label = columns.getByText('Courses');
  await expect(label).not.toHaveCSS('color', colour ?? '');
  await expect(label).not.toHaveCSS('font-size', size ?? '');
  // A line of text: two lines of it, where six links would need six rows or targets.
  expect((await columns.getByRole('list').last().boundingBox())?.height).toBeLessThan(60);
});
