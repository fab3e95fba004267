/** Browsers without a feature that the oldest ones of docs/browsers.md lack, or with a feature switched off. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { idle } from '../../../spec/support/browser/idle';
import { printed } from '../../../spec/support/browser/paper';
import { expect, open, test } from '../../../spec/support/browser/site';

/** Removes one feature each, before any script of the page runs. */
const lacking: [what: string, take: () => void][] = [
  ['toSorted', () => Reflect.deleteProperty(Array.prototype, 'toSorted')],
  ['structuredClone', () => Reflect.deleteProperty(window, 'structuredClone')],
  ['showModal', () => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')],
  ['PerformanceObserver', () => Reflect.deleteProperty(window, 'PerformanceObserver')],
  ['startViewTransition', () => Reflect.deleteProperty(Document.prototype, 'startViewTransition')],
  ['IntersectionObserver', () => Reflect.deleteProperty(window, 'IntersectionObserver')],
  ['ResizeObserver', () => Reflect.deleteProperty(window, 'ResizeObserver')],
  [
    'localStorage',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
  ],
];

/** Changes the page's styles, those in its HTML included, as they are fetched. */
async function changeStyles(page: Page, change: (css: string) => string) {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      // Without the policy, which allows the inline style only by its hash.
      const html = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
      await route.fulfill({ response, body: html.replace(/(?<=<style>).*?(?=<\/style>)/s, change) });
    },
  );
}

const PATHS = ['/', '/programs/cyber-security', '/programPricing'];

/** Number of letters and of links in the page area. */
const content = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) => [main.textContent.length, main.querySelectorAll('a[href]').length] as const);

/** Number of letters and of links in the document of `path`, without scripts. */
async function withoutScripts(browser: Browser, path: string, baseURL = '') {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto(path);
  const text = await content(page);
  await page.close();
  return text;
}

async function expectWhole(page: Page, browser: Browser, baseURL: string | undefined) {
  for (const path of PATHS) {
    const [letters, links] = await withoutScripts(browser, path, baseURL);
    expect(letters, path).toBeGreaterThan(1_000);
    await open(page, path);
    await idle(page);
    const [lettersNow, linksNow] = await content(page);
    // 0.9, because the planner's text differs from that of its placeholder.
    expect(lettersNow, path).toBeGreaterThan(letters * 0.9);
    expect(linksNow, path).toBeGreaterThanOrEqual(links * 0.9);
  }
}

for (const [what, take] of lacking) {
  test(`S1-21 without ${what} pages are whole, and work`, async ({ page, browser, baseURL }) => {
    await page.addInitScript(take);
    await expectWhole(page, browser, baseURL);
    await page.getByRole('button', { name: 'Employer', exact: true }).click();
    await expect(page).toHaveURL(/pay=employer/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Careers');
  });
}

test('S1-83 without :has() a plan prints alone, and the search shows the focus', async ({ page }) => {
  await changeStyles(page, (css) =>
    css.replaceAll('selector(:has(*))', 'selector(:lacks(*))').replaceAll(':has(', ':lacks('),
  );
  await open(page, '/programPricing?pay=employer');
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await page.getByRole('region', { name: 'What fits' }).locator('summary').first().click();
  await page.getByRole('button', { name: 'Print this plan' }).first().click();
  expect(await printed(page)).toHaveLength(1);
  await open(page, '/about');
  await page.getByRole('button', { name: 'Programmes', exact: true }).click();
  const search = page.getByRole('textbox', { name: 'Search programmes' });
  await search.focus();
  await expect(search.locator('..')).toHaveCSS('outline-style', 'solid');
});

test('no file names what is newer than the oldest of these browsers', () => {
  const files = readdirSync('dist-fixture', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|html)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files)
    expect(readFileSync(`dist-fixture/${file}`, 'utf8'), file).not.toMatch(
      /\.(toSorted|toReversed|toSpliced|isSubsetOf|checkVisibility|showPopover)\(|\b(groupBy|withResolvers)\(|light-dark\(/,
    );
});
