import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { printed } from '../../spec/support/browser/paper';
import { expect, open, show, test } from '../../spec/support/browser/site';
import { CENTRE } from '../../spec/support/centre';

const PATH = '/programPricing';
const answers = (page: Page) => page.getByRole('region', { name: 'What fits' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('S1-84 a plan is printed on one sheet', async ({ page }) => {
  await open(page, `${PATH}?hours=12&pay=monthly`);
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await answers(page).locator('summary').first().click();
  await button(page, 'Print this plan').first().click();
  // A phone sends it before the sheet is drawn.
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  const sheets = await printed(page);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]).toContain('Cyber Security');
  expect(sheets[0]).toContain('by 3 May 2027');
  expect(sheets[0]).toContain(CENTRE.contact.email);
  expect(sheets[0]).not.toContain('Software Engineer with Python');
});

test('S1-80 on a phone a pressed filter says in sight how many fit', async ({ page }) => {
  await open(page, PATH, { width: 390, height: 844 });
  await expect(answers(page)).toBeHidden();
  await page.locator('summary:has(h2)').click();
  await button(page, '12').evaluate((chip) => chip.scrollIntoView({ block: 'center' }));
  await button(page, '12').click();
  await expect(page.getByText('10 of 14 intakes fit')).toBeInViewport({ ratio: 1 });
});

test('S1-81 on a phone a link with choices opens the planner', async ({ page }) => {
  await open(page, `${PATH}?hours=12`, { width: 390, height: 844 });
  await expect(answers(page)).toBeVisible();
});

test('S1-87 on a phone a price stands within the first 1,000 px', async ({ page }) => {
  await open(page, PATH, { width: 390, height: 844 });
  const price = await page.locator('main').evaluate((main) => {
    const prices = [...main.querySelectorAll('p, b, span')].filter(({ textContent }) => /R\d/.test(textContent ?? ''));
    return Math.min(...prices.map((one) => one.getBoundingClientRect().bottom + window.scrollY));
  });
  expect(price).toBeLessThan(1000);
});

test.describe('in other colours', () => {
  // A week before applications close.
  test.use({ day: '2027-01-11' });

  test('S1-14 S1-81 a state is readable, and a chosen filter looks chosen', async ({ page }) => {
    await open(page, `${PATH}?pay=once`, { width: 1280, height: 900 });
    await expect(answers(page).getByText('Closing soon').first()).toBeVisible();
    await show(page, { scheme: 'forced colours' });
    const colourOf = async (name: string) => {
      // Clear of the bars.
      await button(page, name).evaluate((chip) => chip.scrollIntoView({ block: 'center' }));
      const { dominant } = await sharp(await button(page, name).screenshot()).stats();
      return dominant;
    };
    expect(await colourOf('Once')).not.toEqual(await colourOf('Monthly'));
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('S1-80 the next intakes have prices, and no button is there', async ({ page }) => {
    await page.goto(`${PATH}?hours=12`);
    const main = page.getByRole('main');
    await expect(main.getByText('14 of 14 intakes fit')).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Fees of every programme, in rand' })).toBeVisible();
  });
});
