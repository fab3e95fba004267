import type { Page } from '@playwright/test';
import { holdBack } from './support/holdBack';
import { settled, taken, watch } from './support/settled';
import { expect, test } from './support/site';

/** Whether `end` has come after as many frames as a wait that is mistaken would take. */
async function hasCome(end: Promise<void>, page: Page): Promise<boolean> {
  let isHere = false;
  void end.then(() => {
    isHere = true;
  });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  });
  return isHere;
}

test('EXTRA a page is settled only when each part of it whose code comes late is shown', async ({ page }) => {
  await page.route('**/assets/scripted-*.js', async (route) => {
    const answer = await route.fetch();
    // It is here, and takes its time to begin: the network is quiet, and nothing waits for a moment of the clock.
    const body = `await new Promise((begin) => { window.begin = begin; });${await answer.text()}`;
    await route.fulfill({ response: answer, body });
  });
  await watch(page);
  await page.goto('/programs/AITools');
  await page.waitForFunction(() => 'begin' in window);
  const check = page.getByText('Press what is true for you.');
  const end = settled(page);
  expect(await hasCome(end, page)).toBe(false);
  await expect(check).toHaveCount(0);
  await page.evaluate(() => (window as unknown as { begin: () => void }).begin());
  await end;
  expect(await check.count()).toBe(1);
});

test('EXTRA a page is taken only when its own code has come, which may be later than that of the footer', async ({
  page,
}) => {
  const { release } = await holdBack(page, '**/assets/cyber-security-*.js');
  await page.clock.install();
  await page.goto('/programs/cyber-security');
  // So long does the start wait for a part.
  await page.clock.runFor(11_000);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.clock.resume();
  const end = taken(page);
  expect(await hasCome(end, page)).toBe(false);
  release();
  await end;
});
