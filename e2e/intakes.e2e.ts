import { expect, test } from './support/site';

test.beforeEach(async ({ page }) => {
  await page.goto('/intake-blocks');
});

test('EXTRA the next intakes stand first, each with its day, its last day to apply and what to do', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Intakes in 2027');
  const cards = page.getByRole('list', { name: 'Next to start' }).getByRole('listitem');
  await expect(cards).toHaveCount(6);
  const full = cards.first();
  await expect(full.getByRole('heading')).toHaveText('Full Stack Web Developer');
  await expect(full.getByRole('time')).toHaveAttribute('datetime', '2027-01-11');
  await expect(full).toContainText('No places left');
  await expect(full.getByRole('link', { name: /Ask about a place/ })).toHaveAttribute('href', /^mailto:/);
  const open = cards.nth(1);
  await expect(open.getByRole('heading')).toHaveText('Cyber Security');
  await expect(open).toContainText('Applications close 18\u00a0Jan\u00a02027');
  await expect(open.getByRole('link', { name: 'Apply for Cyber Security' })).toHaveAttribute(
    'href',
    /\?programme=Cyber\+Security$/,
  );
});

test('EXTRA every intake of the year is in the table, with a file for the calendar', async ({ page }) => {
  const table = page.getByRole('table', { name: /Intake blocks/ });
  await expect(table.getByRole('row')).toHaveCount(16);
  await expect(table.getByRole('link', { name: /Add/ })).toHaveCount(15);
});
