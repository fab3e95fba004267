// The built site on later days: the dates follow the day, hydration reports no mismatch, and hardly anything moves.
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { setDay } from '../../support/clock';
import { movesOf, observeShifts } from '../../support/layoutShift';
import { expect, open, saveData, test } from '../../support/site';

// Without the fonts, whose arrival may move a line too.
test.beforeEach(({ page }) => saveData(page));

/** The day, the next intake and its last day to apply, and those of Cyber Security. `undefined` means none. */
const DAYS: [
  day: string,
  next?: [name: string, starts: string, closes: string],
  own?: [starts: string, closes: string],
][] = [
  ['2026-12-22', ['Software Engineer', '2027-02-01', '2027-01-04'], ['2027-02-01', '2027-01-18']],
  ['2027-01-20', ['AI Mastery without Code', '2027-03-01', '2027-02-15'], ['2027-06-07', '2027-05-24']],
  ['2027-06-15', ['AI Tools BC', '2027-07-05', '2027-06-21'], ['2027-10-04', '2027-09-20']],
  ['2027-09-21'],
  ['2028-03-01'],
];

const STATES = {
  '2026-12-22': ['Closed', 'Open', 'Open', 'Closing soon'],
  '2027-01-20': ['Running', 'Closed', 'Closed', 'Closed'],
  '2027-06-15': ['Past', 'Past', 'Running', 'Running'],
  '2027-09-21': ['Past', 'Past', 'Running', 'Running'],
  '2028-03-01': ['Past', 'Past', 'Past', 'Past'],
} as Record<string, string[]>;

/** CLS that a page may have. The site goes live each night: only a page that stood for months lets buttons, and a row of them, go. */
const mostOn = (day: string) => (day < '2027' ? 0.02 : 0.06);

async function expectStill(page: Page, day: string): Promise<void> {
  const { shift, parts } = await movesOf(page);
  expect.soft(shift, `${page.url()}: ${parts}`).toBeLessThanOrEqual(mostOn(day));
}

/** `Mon 1 Feb 2027`, without the site's own code. */
const inWords = (isoDay: string) =>
  new Date(isoDay)
    .toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .replace(',', '')
    .replace('Sept', 'Sep');

for (const width of [390, 1280]) {
  for (const [day, next, own] of DAYS) {
    test(`S1-14 on ${day} pages with dates become true in place, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await setDay(page, day);
      await observeShifts(page);
      const timesIn = (part: string) =>
        page
          .locator(part)
          .locator('time')
          .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
      const bar = page.getByRole('complementary', { name: 'Announcement' });

      await open(page, '/');
      await expect(bar).toContainText(next ? 'Next intake: ' : 'Next intake: no date yet');
      expect(await timesIn('aside[aria-label="Announcement"]')).toEqual(next ? next.slice(1) : []);
      if (next) await expect(bar).toContainText(next[0]);
      await expectStill(page, day);

      await open(page, '/programs/cyber-security');
      const facts = ((await page.getByRole('complementary', { name: 'Key facts' }).textContent()) ?? '').replaceAll(
        '\u00a0',
        ' ',
      );
      const [starts = '', closes = ''] = own ?? [];
      expect(facts).toContain(
        own ? `Next intake${inWords(starts)}Applications close${inWords(closes)}` : 'Next intakeNo date yet',
      );
      await expectStill(page, day);

      await open(page, '/intake-blocks');
      const states = page.getByRole('table').locator('[data-label="Status"]');
      expect((await states.allTextContents()).slice(0, 4)).toEqual(STATES[day]);
      await expect(page.getByRole('link', { name: 'Ask us when the next ones start' })).toHaveCount(next ? 0 : 1);
      await expectStill(page, day);

      await open(page, '/programPricing');
      const row = page.locator('tr').filter({ has: page.locator('a[href="/programs/cyber-security"]') });
      await expect(row.locator('[data-label="Next intake"] time')).toHaveCount(own ? 1 : 0);
      await expectStill(page, day);
    });
  }
}

test('S1-15 an upcoming programme is shipped without fee, lessons and intake', async ({ request }) => {
  for (const name of ['dataScience', 'AIBusiness']) {
    const chunk = readdirSync('dist-fixture/assets').find((file) => file.startsWith(`${name}-`)) ?? '';
    const script = readFileSync(`dist-fixture/assets/${chunk}`, 'utf8');
    expect.soft(script).toContain(`/programs/${name}`);
    expect.soft(script).not.toMatch(/\b(?:fee|once|instalments|includes|lessons):/);
    const html = await (await request.get(`/programs/${name}`)).text();
    expect.soft(html).not.toMatch(/"(?:offers|hasCourseInstance)":/);
    expect.soft(readdirSync('dist-fixture/calendar').filter((file) => file.startsWith(name))).toEqual([]);
  }
});
