import { expect, test } from './support/site';

test.beforeEach(async ({ page }) => {
  await page.goto('/programPricing');
});

test('S1-05 the kinds of programme stand side by side, with what differs row by row', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Kinds of programme compared' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Code Curious?',
    'Full Programs',
    'Bootcamps',
    'Masterclasses',
    'Career Boosters',
  ]);
  const cells = async (row: string) =>
    table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: row }) })
      .getByRole('cell')
      .allTextContents();
  expect(await cells('Typical time')).toEqual([
    'A few hours',
    '12\u00a0months',
    '12 to 16\u00a0weeks',
    '2\u00a0days',
    '5 to 8\u00a0weeks',
  ]);
  expect(await cells('Hours a week')).toEqual(['You choose', 'About 20', 'About 12', 'Full days', 'About 6 to 8']);
  expect(await cells('Monthly payment')).toEqual(['Not needed', 'Yes', 'Yes', 'No', 'Yes']);
  expect(await cells('Fee from')).toEqual([
    'Free',
    'R\u00a046\u00a0000',
    'R\u00a022\u00a0000',
    'R\u00a03\u00a0800',
    'R\u00a05\u00a0600',
  ]);
});

test('S1-05 each programme has a row with its time, next intake, what is included and both ways to pay', async ({
  page,
}) => {
  const table = page.getByRole('table', { name: 'Fees by programme' });
  await expect(table.getByRole('row')).toHaveCount(12);
  const row = table.getByRole('row', { name: /^Cyber Security Bootcamp/ });
  await expect(row.getByRole('cell')).toHaveText([
    '14\u00a0weeks',
    '1\u00a0Feb\u00a02027',
    /certificate/i,
    'R\u00a024\u00a0500',
    'R\u00a06\u00a0500 × 4',
    'Apply for Cyber Security',
  ]);
  await expect(row.getByRole('link', { name: 'Apply for Cyber Security' })).toHaveAttribute(
    'href',
    /\?programme=Cyber\+Security$/,
  );
});

test('S1-05 S2-61 a programme to come shows no fee and no application', async ({ page }) => {
  const row = page.getByRole('row', { name: /^Cyber Security in the era of AI/ });
  await expect(row).toContainText('Coming Soon');
  await expect(row.getByRole('link', { name: /Apply/ })).toHaveCount(0);
  await expect(row).not.toContainText('R\u00a0');
});
