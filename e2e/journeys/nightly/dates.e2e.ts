// The built site on later days: the dates follow the day, hydration reports no mismatch, and hardly anything moves.
import type { Page } from '@playwright/test';
import { setDay } from '../../../spec/support/browser/clock';
import { movesOf, observeShifts } from '../../../spec/support/browser/layoutShift';
import { expect, open, saveData, test } from '../../../spec/support/browser/site';

// Without the fonts, whose arrival may move a line too.
test.beforeEach(({ page }) => saveData(page));

/** Each day with the next intake's first day and last day to apply (if there is one), and the states of the first four. */
const DAYS = [
  ['2026-12-22', ['2027-02-01', '2027-01-04'], ['Closed', 'Open', 'Open', 'Closing soon']],
  ['2027-01-20', ['2027-03-01', '2027-02-15'], ['Running', 'Closed', 'Closed', 'Closed']],
  ['2027-06-15', ['2027-07-05', '2027-06-21'], ['Past', 'Past', 'Running', 'Running']],
  ['2027-09-21', [], ['Past', 'Past', 'Running', 'Running']],
  ['2028-03-01', [], ['Past', 'Past', 'Past', 'Past']],
] as const;

/** Largest layout shift (CLS) of a page. A build is a night old at most; after months without one, more may move on load. */
const mostOn = (day: string) => (day < '2027' ? 0.02 : 0.06);

async function expectStill(page: Page, day: string): Promise<void> {
  const { shift, parts } = await movesOf(page);
  expect.soft(shift, `${page.url()}: ${parts}`).toBeLessThanOrEqual(mostOn(day));
}

// `spec/content/intake-states.spec.ts` tests the states of each day.
for (const width of [390, 1280]) {
  for (const [day, next, words] of DAYS) {
    test(`S1-14 on ${day} pages with dates become true in place, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await setDay(page, day);
      await observeShifts(page);
      for (const path of ['/', '/programs/cyber-security', '/programPricing', '/intake-blocks']) {
        await open(page, path);
        await expectStill(page, day);
      }
      const times = page.getByRole('complementary', { name: 'Announcement' }).locator('time');
      expect(await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))).toEqual(next);
      const states = page.getByRole('table').locator('[data-label="Status"]');
      expect((await states.allTextContents()).slice(0, 4)).toEqual(words);
    });
  }
}
