import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { answerOutsideHosts, runConfiguredSite } from '../../../spec/support/browser/configuredSite';
import { expect, open, test } from '../../../spec/support/browser/site';
import { clearCollected, collected } from '../../../src/mocks/collected';
import type { RunningSite } from '../../../tools/site/serve';

// One build and one record of events for the whole file, so one worker.
test.describe.configure({ mode: 'default' });

let site: RunningSite;
let directory: string;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  ({ site, directory } = await runConfiguredSite());
});
test.afterAll(() => site?.close());
test.beforeEach(() => clearCollected());

const sent = () => collected.map(({ name, parameters }) => `${name} ${parameters.page_path} ${parameters.page_title}`);

test('S7-03 S7-04 S1-11 S7-06 under the page’s own policy the SDK sends each view once, and asks no other host', async ({
  page,
  context,
}) => {
  const requests = await answerOutsideHosts(context);
  await open(page, `${site.address}/?utm_source=mail`);
  await page.locator('#programs').getByRole('link', { name: 'Cyber Security', exact: true }).click();
  await expect
    .poll(sent)
    .toEqual([
      'page_view /?utm_source=mail Home',
      'page_view /programs/cyber-security Programs: Cyber security',
      'programme_view /programs/cyber-security Programs: Cyber security',
    ]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect.poll(() => sent().slice(3)).toEqual(['page_view /about About']);
  // Which they are: `spec/7-calls/analytics-views.spec.ts`.
  expect(new Set(requests.map((address) => new URL(address).hostname)).size).toBe(4);
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join(),
  );
  const services = readdirSync(join(directory, 'assets')).filter((file) =>
    /(identitytoolkit|firestore|firebasestorage)\.googleapis\.com/.test(
      readFileSync(join(directory, 'assets', file), 'latin1'),
    ),
  );
  expect(services).toHaveLength(3);
  expect(services.filter((file) => fetched.includes(file))).toEqual([]);
});

test.describe('when Google fails', () => {
  // The browser and Firebase's installations report failed requests; the site itself logs nothing. The number of reports before
  // a test ends depends on the machine, so all of them are allowed.
  test.use({
    expectedMessages:
      /Failed to load resource|assets\/analyticsSender|not valid JSON|Unexpected (token '<'|end of JSON)|FirebaseError|installations\//,
  });

  // Further faults: `spec/7-calls/analytics-views.spec.ts`.
  const faults = {
    'is blocked': (route: Route) => route.abort('blockedbyclient'),
    'never answers': () => undefined,
  };
  for (const [fault, reply] of Object.entries(faults)) {
    test(`and ${fault}, the site works and is quiet`, async ({ page, context }) => {
      const requests = await answerOutsideHosts(context, reply);
      await page.addInitScript(() => {
        const rejections: string[] = [];
        Object.assign(window, { rejections });
        addEventListener('unhandledrejection', ({ reason }) => rejections.push(String(reason)));
      });
      await open(page, site.address);
      await expect.poll(() => requests.length).toBeGreaterThan(0);
      await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveURL(`${site.address}/about`);
      expect(sent()).toEqual([]);
      expect(await page.evaluate(() => (window as unknown as { rejections: string[] }).rejections)).toEqual([]);
    });
  }
});
