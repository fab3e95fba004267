import { expect, open, test } from '../../support/site';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('S2-70 S2-82 S4-01 S9-02 the footer is narrow up to 1100 px and wide from 1101 px, and switches live', async ({
      page,
    }) => {
      await page.goto('/about');
      for (const [width, shown, hidden] of [
        [320, 'narrow', 'wide'],
        [1101, 'wide', 'narrow'],
        [1100, 'narrow', 'wide'],
        [1440, 'wide', 'narrow'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.locator(`footer [data-part="${shown}-columns"]`)).toBeVisible();
        await expect(page.locator(`footer [data-part="${hidden}-columns"]`)).toBeHidden();
        // Only the wide one has the numbers of the accreditations (S2-82).
        await expect(page.locator('footer [data-part="number"]').first()).toBeVisible({ visible: shown === 'wide' });
        await expect(page.getByRole('contentinfo').getByRole('link', { name: /on Facebook/ })).toHaveCount(1);
      }
    });
  });
}

for (const width of [320, 1100, 1101, 1440]) {
  test(`S2-09 the legal links can be seen and lead on, at ${width} px`, async ({ page }) => {
    await open(page, '/careers', { width, height: 800 });
    // The wide footer has the terms in a column (S2-72).
    const footer = page.getByRole('contentinfo');
    for (const name of ['Terms and conditions', 'Privacy', 'Accessibility statement', 'Analytics']) {
      await expect.soft(footer.getByRole('link', { name })).toHaveCount(1);
    }
    await footer.getByRole('link', { name: 'Analytics' }).click();
    await expect(page).toHaveURL('/terms-and-conditions#analytics');
    await expect(page.locator('#analytics')).toBeInViewport();
  });
}

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

for (const path of ['/', '/about']) {
  test(`S2-76 S2-77 S2-79 from ${path} a Students button brings its programmes to the top`, async ({ page }) => {
    await open(page, path, { width: 1440, height: 800 });
    await page.getByRole('contentinfo').getByRole('button', { name: 'Career Boosters' }).click();
    await expect(page).toHaveURL('/');
    await expect
      .poll(() => page.locator('#programs').evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
      .toBeLessThan(160);
    await expect(page.getByRole('button', { name: 'Career Boosters 3', pressed: true })).toBeVisible();
    await expect(page.locator('#programs h3')).toHaveCount(3);
    if (path === '/') return;
    await page.goBack();
    await expect(page).toHaveURL(path);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a Students button still gets there, at 1440 px', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto('/about');
    await page.getByRole('link', { name: 'Career Boosters' }).click();
    await expect(page).toHaveURL('/#programs');
  });
});
