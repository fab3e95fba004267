import type { Page, Route } from '@playwright/test';
import { clearCollected, collected } from '../../../src/mocks/collected';
import type { RunningSite } from '../../../tools/site/runSite';
import { answerOutsideHosts, runConfiguredSite } from '../../support/configuredSite';
import { expect, open, test } from '../../support/site';

// One build and one record of events for the whole file, so one worker.
test.describe.configure({ mode: 'default' });

let site: RunningSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await runConfiguredSite();
});
test.afterAll(() => site?.close());
test.beforeEach(() => clearCollected());

const sent = () => collected.map(({ name, parameters }) => `${name} ${parameters.page_path} ${parameters.page_title}`);

/** Holds the start of analytics until `letGo`. On a busy machine its second is over before a link is followed. */
async function holdStart(page: Page): Promise<{ letGo(): Promise<void> }> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const held: (() => void)[] = [];
    let isHeld = true;
    const holding = (handler: () => void, delay?: number) =>
      isHeld && delay === 1000 ? held.push(handler) : later(handler, delay);
    const letGo = () => {
      isHeld = false;
      for (const handler of held) handler();
    };
    Object.assign(window, { setTimeout: holding, letGo });
  });
  return { letGo: () => page.evaluate(() => (window as unknown as { letGo(): void }).letGo()) };
}

test('S7-03 S7-04 S7-05 views before the start are sent in order, each once', async ({ page, context }) => {
  await answerOutsideHosts(context);
  const start = await holdStart(page);
  await open(page, `${site.address}/?utm_source=mail`);
  await page.locator('#programs').getByRole('link', { name: 'Cyber Security', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cyber Security' })).toBeVisible();
  expect(sent()).toEqual([]);
  await start.letGo();
  await expect
    .poll(sent)
    .toEqual([
      'page_view /?utm_source=mail Home',
      'page_view /programs/cyber-security Programs: Cyber security',
      'programme_view /programs/cyber-security Programs: Cyber security',
    ]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => sent().slice(3)).toEqual(['page_view /about About']);
});

test('S1-12 S9-10 on a slow processor it is fetched a second after the load event, and no sooner', async ({
  page,
  context,
}) => {
  await answerOutsideHosts(context);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await open(page, `${site.address}/about`);
  await expect.poll(sent).toEqual(['page_view /about About']);
  const { loaded, fetched } = await page.evaluate(() => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource');
    return {
      loaded: page?.loadEventStart ?? Number.NaN,
      fetched: files.find(({ name }) => name.includes('/assets/analyticsSender-'))?.startTime ?? 0,
    };
  });
  expect(fetched - loaded).toBeGreaterThanOrEqual(999);
});

test.describe('an address in other capitals', () => {
  // The host answers it with the not-found page, which goes to the listed one.
  test.use({ expectedMessages: /status of 404/ });

  test('S7-05 another spelling of an address counts once', async ({ page, context }) => {
    await answerOutsideHosts(context);
    await open(page, `${site.address}/programs/bootcamps`);
    await expect.poll(sent).toEqual(['page_view /programs/bootcamps Programs: Bootcamps']);
    await page.goto(`${site.address}/About`).catch(() => undefined);
    await expect(page).toHaveURL(`${site.address}/about`);
    await expect.poll(sent).toEqual(['page_view /programs/bootcamps Programs: Bootcamps', 'page_view /about About']);
  });
});

test('S1-11 S7-06 no page fetches authentication, storage or a database', async ({ page, context }) => {
  const asked = await answerOutsideHosts(context);
  await open(page, site.address);
  await expect.poll(() => sent().length).toBe(1);
  expect([...new Set(asked.map((address) => new URL(address).hostname))].sort()).toEqual([
    'firebase.googleapis.com',
    'firebaseinstallations.googleapis.com',
    'www.google-analytics.com',
    'www.googletagmanager.com',
  ]);
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
  expect(files.filter((file) => /auth|storage|firestore/i.test(file))).toEqual([]);
});

test.describe('when Google fails', () => {
  // The browser and Firebase's installations each report what they could not fetch or read; the site says nothing.
  // How far they come before a test ends depends on the machine: all that they may say is expected.
  test.use({
    expectedMessages:
      /Failed to load resource|assets\/analyticsSender|not valid JSON|Unexpected (token '<'|end of JSON)|FirebaseError|installations\//,
  });

  const faults = {
    'is blocked': (route: Route) => route.abort('blockedbyclient'),
    'never answers': () => undefined,
    'answers garbage': (route: Route) =>
      route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, body: '<html>{]' }),
    'answers with an error': (route: Route) =>
      route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, body: '' }),
  };
  for (const [fault, reply] of Object.entries(faults)) {
    test(`and ${fault}, the site works and is quiet`, async ({ page, context }) => {
      const asked = await answerOutsideHosts(context, reply);
      await page.addInitScript(() => {
        const rejections: string[] = [];
        Object.assign(window, { rejections });
        addEventListener('unhandledrejection', ({ reason }) => rejections.push(String(reason)));
      });
      await open(page, site.address);
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveURL(`${site.address}/about`);
      expect(sent()).toEqual([]);
      expect(await page.evaluate(() => (window as unknown as { rejections: string[] }).rejections)).toEqual([]);
    });
  }
});
