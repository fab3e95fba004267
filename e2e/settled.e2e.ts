import { settled, watch } from './support/settled';
import { expect, test } from './support/site';

test('EXTRA a page is settled only when each part of it whose code comes late is shown', async ({ page }) => {
  await page.route('**/assets/later-*.js', async (route) => {
    const answer = await route.fetch();
    // It is here, and takes its time to begin: the network is quiet, and nothing waits for a moment of the clock.
    const body = `await new Promise((begin) => { window.begin = begin; });${await answer.text()}`;
    await route.fulfill({ response: answer, body });
  });
  await watch(page);
  await page.goto('/programs/AITools');
  await page.waitForFunction(() => 'begin' in window);
  const check = page.getByText('Press what is true for you.');
  let isSettled = false;
  const end = settled(page).then(() => {
    isSettled = true;
  });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(isSettled).toBe(false);
  await expect(check).toHaveCount(0);
  await page.evaluate(() => (window as unknown as { begin: () => void }).begin());
  await end;
  expect(await check.count()).toBe(1);
});
