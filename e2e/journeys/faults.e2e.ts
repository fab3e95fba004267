import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { holdBack } from '../../spec/support/browser/holdBack';
import { tasks, watch } from '../../spec/support/browser/idle';
import { expect, open, test } from '../../spec/support/browser/site';
import { documentPaths } from '../../spec/support/paths';

const CHUNK = '**/assets/careers-*.js';

const goToCareers = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();

async function expectErrorPage(page: Page) {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

async function expectCareers(page: Page) {
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('This page did not load');
}

/** Test for scripts that the document of `path` does not name: those of lazy parts. */
function laterThan(path: string): (url: URL) => boolean {
  const html = readFileSync(`dist-fixture${path === '/' ? '/index' : path}.html`, 'utf8');
  return ({ pathname }) => /^\/assets\/.*\.js$/.test(pathname) && !html.includes(pathname);
}

test.describe('a page that does not load', () => {
  // Messages of the browser about a failed request, and of React about an error that a boundary caught.
  test.use({ expectedMessages: /Failed to (load|fetch)|could not be fetched|too long to arrive|boom|net::/ });

  test('S8-02 a chunk that is missing once is asked for again, and the page stays the same document', async ({
    page,
  }) => {
    await open(page, '/about');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.evaluate((one) => Object.assign(one, { isSame: true }));
    await page.route(CHUNK, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await goToCareers(page);
    await expectCareers(page);
    expect(await bar.evaluate((one) => 'isSame' in one)).toBe(true);
  });

  test('S1-21 S8-02 a chunk gone for good leaves the document’s page to be read', async ({ page }) => {
    await open(page, '/about');
    await page.route(CHUNK, (route) => route.fulfill({ status: 404 }));
    const loaded = page.waitForEvent('load');
    await goToCareers(page);
    await loaded;
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await tasks(page);
    await expectCareers(page);
  });

  test('S8-02 offline, the visitor is told, and gets the page by another try once the network is back', async ({
    page,
    context,
  }) => {
    await open(page, '/about');
    await context.setOffline(true);
    await goToCareers(page);
    await expectErrorPage(page);
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await again.click();
    await expectErrorPage(page);
    await context.setOffline(false);
    await again.click();
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Careers');
    await expect(heading).toBeFocused();
  });

  for (const [how, answer] of [
    ['is gone', (route: Route) => route.fulfill({ status: 404 })],
    ['does not come for want of a connection', (route: Route) => route.abort('internetdisconnected')],
  ] as const) {
    test(`S1-21 S8-02 a page whose own chunk ${how} as it opens stays readable`, async ({ page }) => {
      const isOffline = how !== 'is gone';
      let documents = 0;
      await page.route('/careers', (route) => {
        const isDocument = route.request().isNavigationRequest();
        if (isDocument) documents += 1;
        return isOffline && !isDocument ? answer(route) : route.continue();
      });
      await page.route(CHUNK, answer);
      const documentRequest = page.waitForRequest(
        (request) => request.url().endsWith('/careers') && !request.isNavigationRequest(),
      );
      await page.goto('/careers');
      await documentRequest;
      // After a deployment the document names the new files: it is fetched once more.
      if (!isOffline) await expect.poll(() => documents).toBe(2);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      expect(documents).toBe(isOffline ? 1 : 2);
      expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(1_000);
      await page.getByRole('contentinfo').getByRole('button', { name: 'Bootcamps' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.locator('#programs')).toBeInViewport();
    });
  }

  for (const [path, isStalled] of [
    ['/', false],
    ['/programs/bootcamps', false],
    ['/programs/cyber-security', false],
    ['/programs/cyber-security', true],
    ['/programs/dataScience', false],
  ] as const) {
    const what = isStalled ? 'every file stalls' : 'no file comes';
    test(`S1-21 S8-02 ${path} stays as it is where ${what} fetched after its own`, async ({ page }) => {
      let missing = 0;
      await page.route(laterThan(path), async (route) => {
        missing += 1;
        if (!isStalled) await route.abort('internetdisconnected');
      });
      watch(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const main = page.getByRole('main');
      const words = await main.textContent();
      await expect.poll(() => missing).toBeGreaterThan(0);
      if (!isStalled) await page.waitForLoadState('networkidle');
      await tasks(page);
      expect(await main.textContent()).toBe(words);
      // A new render of the same page: its address has another hash.
      await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
      await expect(page).toHaveURL(/#main$/);
      await tasks(page);
      expect(await main.textContent()).toBe(words);
    });
  }
});

test('S1-21 before hydration the Tab key reaches nothing that is hidden', {
  tag: '@nightly',
}, async ({ page }) => {
  const { requested } = await holdBack(page, '**/assets/react-*.js');
  for (const path of documentPaths) {
    await page.goto(path);
    expect.soft(await page.evaluate(unseenControls), path).toEqual([]);
  }
  expect(requested.length).toBeGreaterThan(0);
});

test('storage and cookies blocked: everything works', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await open(page, '/about');
  await page.goto('/programPricing');
  await page.getByRole('button', { name: 'Employer', exact: true }).click();
  await expect(page).toHaveURL(/pay=employer/);
  await goToCareers(page);
  await expectCareers(page);
});

test('S1-40 a programme reached by a link shows its own example, and back', async ({ page }) => {
  const window = page.getByRole('figure').locator('[data-part="window"]');
  await open(page, '/programs/cyber-security');
  await expect(window).toContainText('incident.log');
  await page.getByRole('link', { name: 'Full Stack Web Developer' }).last().click();
  await expect(page).toHaveURL('/programs/webdevelopment');
  await expect(window).toHaveCount(1);
  await expect(window).not.toContainText('incident.log');
  await page.goBack();
  await expect(window).toContainText('incident.log');
});

/** Controls that the Tab key reaches although they are invisible. Runs in the page. */
function unseenControls(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary')]
    .filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.checkVisibility({ opacityProperty: true }),
    )
    .map((one) => one.outerHTML.slice(0, 120));
}
