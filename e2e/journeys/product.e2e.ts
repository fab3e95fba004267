import { expect, test } from '../support/site';

const REGISTER = 'https://apply.fynbos-academy.example/register';

// Nothing here needs a script: the pages say it all as they are served.
test.use({ javaScriptEnabled: false });

test('S1-02 the home page states accreditation and registration, with the bodies', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main).toContainText('Fully accredited provider');
  await expect(main).toContainText('Qualifications council');
  await expect(main).toContainText('Registered provider');
  await expect(main).toContainText('Department of Higher Education');
});

test('S1-03 the home page names the nine programme areas', async ({ page }) => {
  await page.goto('/');
  const areas = await page.locator('section:has(h2:text-is("What we teach")) li b').allTextContents();
  expect(areas.map((area) => area.trim()).sort()).toEqual(
    [
      'AI Tools',
      'Software Engineering',
      'Full Stack Developer',
      'Cyber Security',
      'Data Science',
      'AI Mastery',
      'AI Dev',
      'AI Business',
      'AI Tools BC',
    ].sort(),
  );
});

test('S1-04 a visitor browses from the home page to a programme', async ({ page }) => {
  await page.goto('/');
  await page.locator('#programs').getByRole('link', { name: 'Cyber Security', exact: true }).click();
  await expect(page).toHaveURL('/programs/cyber-security');
});

test('S1-05 a visitor reads what every open programme costs', async ({ page }) => {
  await page.goto('/programPricing');
  const row = page.getByRole('row', { name: /^Cyber Security Bootcamp/ });
  await expect(row).toContainText('R\u00a024\u00a0500');
  await expect(row).toContainText('14\u00a0weeks');
  await page.goto('/programs/feestructure');
  await expect(page.getByRole('row', { name: /Cyber Security/ }).first()).toContainText('R\u00a06\u00a0500 × 4');
});

test('S1-06 a visitor reads how learning works, step by step', async ({ page }) => {
  await page.goto('/learning-process');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How learning works');
  await expect(page.locator('section:has(h2:text-is("From first visit to certificate")) ol > li')).toHaveCount(8);
});

test('S1-08 S1-10 applying opens the applicant site with the programme named', async ({ page }) => {
  await page.goto('/programs/cyber-security');
  await expect(page.getByRole('main').getByRole('link', { name: 'Apply now' }).first()).toHaveAttribute(
    'href',
    `${REGISTER}?programme=Cyber+Security`,
  );
  await expect(page.locator('form')).toHaveCount(0);
});

test('S1-09 a free trial opens the applicant site with its intent and the programme', async ({ page }) => {
  await page.goto('/programs/cyber-security');
  await expect(page.getByRole('main').getByRole('link', { name: 'Start a free trial' }).first()).toHaveAttribute(
    'href',
    `${REGISTER}?intent=free-trial&programme=Cyber+Security`,
  );
});

for (const path of ['/programs/dataScience', '/programs/AIBusiness']) {
  test(`S1-08 S1-09 S2-61 ${path} is upcoming: a brochure, but no application and no trial`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main).toContainText('Coming Soon');
    await expect(main.getByRole('link', { name: /Download brochure/ })).toBeVisible();
    await expect(main.locator(`a[href^="${REGISTER}"]`)).toHaveCount(0);
  });
}

test('S1-13 corporate training and AI consulting are presented to organisations', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const [name, path] of [
    [/Productivity AI Tools/, '/corporate-training/productivity-ai-tools'],
    [/Ethical AI/, '/corporate-training/ethical-ai'],
    [/Learnerships & Bursaries/, '/corporate-training/learnerships-bursaries'],
  ] as const) {
    await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', path);
  }
  await page.goto('/corporate-training/practical-ai');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Practical AI');
});
