import { expect, test } from '../support/site';

test('the accessibility statement has the fields of W3C’s generator', async ({ page }) => {
  await page.goto('/terms-and-conditions#accessibility');
  const statement = page.locator('#accessibility');
  await expect(statement).toBeInViewport();
  await expect(statement.getByRole('heading')).toHaveText([
    'Accessibility statement',
    'What we do',
    'Known limits, and what to do instead',
    'Where it works',
    'Where it may not',
    'What it is made with',
    'How we tested',
    'Tell us',
  ]);
  await expect(statement).toContainText('Standard: Web Content Accessibility Guidelines (WCAG) 2.2, level AA');
  // A criterion that no person has judged yet forbids 'fully conformant'.
  await expect(statement).toContainText('Status: Partially conformant.');
  await expect(statement.getByRole('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
  await expect(statement.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(statement.getByRole('link', { name: /^\+27/ })).toHaveAttribute('href', /^tel:\+27/);
  await expect(statement).toContainText('We answer within 5 working days.');
  await expect(statement).toContainText('Human Rights Commission');
  // No one has approved it in the centre's name yet.
  await expect(statement).not.toContainText(/approv/i);
});

test('S2-09 the accessibility statement is one step away from every page’s footer', async ({ page }) => {
  await page.goto('/careers');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility statement' }).click();
  await expect(page.locator('#accessibility')).toBeInViewport();
});
