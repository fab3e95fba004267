import { expect, test } from '../../spec/support/browser/site';

// Without the switch in `tools/site/browser.ts` this machine would be asked, and refuse the connection. A page's console has it too,
// so every test of pages would see a request to another host.
const OTHER_HOST = 'http://127.0.0.2:4099/';

test.use({ expectedMessages: /^error: Failed to load resource: net::ERR_NAME_NOT_RESOLVED$/ });

test('no request of a page leaves this machine, and one is told', async ({ page }) => {
  const failed = page.waitForEvent('requestfailed');
  await page.goto('about:blank');
  await page.evaluate((host) => fetch(host, { mode: 'no-cors' }).catch(() => undefined), OTHER_HOST);
  const request = await failed;
  expect([request.url(), request.failure()?.errorText]).toEqual([OTHER_HOST, 'net::ERR_NAME_NOT_RESOLVED']);
});
