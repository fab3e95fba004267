/** Browsers without a feature that the oldest ones of docs/browsers.md lack, or with a feature switched off. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { idle } from '../../../spec/support/browser/idle';
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
];

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

for (const [what, take] of lacking) {
  test(`S1-21 without ${what} pages are whole, and work`, async ({ page, browser, baseURL }) => {
    await page.addInitScript(take);
    for (const path of PATHS) {
      const [letters, links] = await withoutScripts(browser, path, baseURL);
      expect(letters, path).toBeGreaterThan(1_000);
      await open(page, path);
      await idle(page);
      const [lettersNow, linksNow] = await content(page);
      expect(lettersNow, path).toBeGreaterThan(letters * 0.9);
      expect(linksNow, path).toBeGreaterThanOrEqual(links * 0.9);
    }
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
