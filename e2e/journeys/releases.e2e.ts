/** Releases and rollbacks as visitors meet them, with the browser's own cache: Playwright's routes would switch it off. */
import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hydrated } from '../../spec/support/browser/idle';
import { expect, open, test } from '../../spec/support/browser/site';
import { assetOf, type Host, keepAssets, makeRelease, runHost } from '../support/releases';

const folder = join('node_modules/.cache', `releases-${process.env.TEST_PARALLEL_INDEX ?? 0}`);

/** Addresses that the host answers with 404 and a cache time of a year, as some hosts do. */
const poisoned = new Set<string>();

let host: Host;
test.beforeAll(async () => {
  for (const name of ['A', 'B', 'C']) makeRelease(folder, name);
  host = await runHost(folder, (request, response, next) => {
    if (!poisoned.has(request.url ?? '')) return next();
    response.writeHead(404, { 'cache-control': 'public, max-age=31536000, immutable' }).end();
  });
});
test.afterAll(() => {
  host?.close();
  rmSync(folder, { recursive: true, force: true });
});
test.beforeEach(() => {
  poisoned.clear();
  host.publish('A');
});

// Messages of the browser about a missing file, and about a preloaded file that was not used.
test.use({ expectedMessages: /status of 404|Failed to (load|fetch)|could not be fetched|MIME type/ });

/** Counts the documents that are loaded from now on. */
function countDocuments(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.count += 1;
  });
  return documents;
}

const goToCareers = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();

/** Waits until the page's own code is there: `file` was fetched with 200, in the document that is shown. */
const untilFetched = (page: Page, file: string) =>
  page.waitForFunction(
    (address) =>
      (performance.getEntriesByName(address) as PerformanceResourceTiming[]).some((one) => one.responseStatus === 200),
    host.address + file,
  );

async function expectCareers(page: Page, release: string) {
  await expect(page).toHaveURL(`${host.address}/careers`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Careers');
  await untilFetched(page, assetOf(folder, release, 'careers'));
  await hydrated(page);
}

/** Opens /careers as a later visit: the note of the reload is gone, but the cache is still there. */
async function visitAgain(page: Page) {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${host.address}/careers`);
}

for (const [script, name] of [
  ['a script of all pages', 'react'],
  ['its own code', 'careers'],
] as const) {
  test(`S8-02 where the browser keeps ${script} as missing, a page comes whole after one reload`, async ({ page }) => {
    poisoned.add(assetOf(folder, 'A', name));
    const documents = countDocuments(page);
    await page.goto(`${host.address}/careers`);
    await expect.poll(() => documents.count).toBe(2);
    await page.waitForLoadState('networkidle');
    poisoned.clear();
    await visitAgain(page);
    await expectCareers(page, 'A');
  });
}

test('where the browser keeps a style sheet as missing, the page has it all the same', async ({ page }) => {
  const sheet = assetOf(folder, 'A', 'site', 'css');
  poisoned.add(sheet);
  await page.goto(`${host.address}/careers`);
  await hydrated(page);
  poisoned.clear();
  const documents = countDocuments(page);
  await visitAgain(page);
  await expectCareers(page, 'A');
  await expect(page.locator(`link[href="${sheet}"][media="all"]`)).toHaveCount(1);
  expect(documents.count).toBe(1);
});

/** Opens /careers and expects that it can be read but is not hydrated. */
async function expectUnhydrated(page: Page) {
  await page.goto(`${host.address}/careers`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Careers');
  expect(await page.evaluate(() => document.documentElement.dataset.ready)).toBeUndefined();
}

/** Removes `files` of the release while `during` runs. */
async function without(release: string, files: string[], during: () => Promise<unknown>) {
  const move = (from: string, to: string) => {
    for (const file of files) renameSync(join(folder, release, file + from), join(folder, release, file + to));
  };
  move('', '.gone');
  await during();
  move('.gone', '');
}

test('the first script of all, missing once, is not kept as missing', async ({ page }) => {
  const entry = assetOf(folder, 'A', 'main');
  await without('A', [entry], () => expectUnhydrated(page));
  await visitAgain(page);
  await expectCareers(page, 'A');
});

test('a release between two clicks: the page comes from the one before, without a reload', async ({ page }) => {
  makeRelease(folder, 'C');
  await keepAssets(folder, 'A', 'C');
  await open(page, `${host.address}/about`);
  const documents = countDocuments(page);
  host.publish('C');
  await goToCareers(page);
  await expectCareers(page, 'A');
  expect(documents.count).toBe(0);
});

test('S8-02 a rollback between two clicks, and the release again: the page of what is live, after one reload', async ({
  page,
}) => {
  host.publish('B');
  await open(page, `${host.address}/about`);
  const documents = countDocuments(page);
  host.publish('A');
  await goToCareers(page);
  await expectCareers(page, 'A');
  expect(documents.count).toBe(1);
  host.publish('B');
  await visitAgain(page);
  await expectCareers(page, 'B');
  expect(documents.count).toBe(2);
});

for (const html of ['older', 'newer']) {
  test(`S1-21 a page ${html} than the assets is there to be read, and whole on the next visit`, async ({ page }) => {
    const [of, other] = html === 'older' ? ['A', 'B'] : ['B', 'A'];
    cpSync(join(folder, of), join(folder, 'M'), { recursive: true });
    rmSync(join(folder, 'M/assets'), { recursive: true });
    cpSync(join(folder, other, 'assets'), join(folder, 'M/assets'), { recursive: true });
    host.publish('M');
    await expectUnhydrated(page);
    // The rest of the release arrives: the edge that was behind, or its assets.
    host.publish(html === 'older' ? other : of);
    await visitAgain(page);
    await expectCareers(page, html === 'older' ? other : of);
  });
}
