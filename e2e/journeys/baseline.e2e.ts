/** Browsers that lack something newer than the oldest of docs/browsers.md, or have it switched off. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { printed } from '../support/paper';
import { expect, open, test } from '../support/site';

/** What a page needs to be whole, in the browser before any of its scripts. */
const lacking: [what: string, take: () => void][] = [
  ['toSorted', () => Reflect.deleteProperty(Array.prototype, 'toSorted')],
  ['structuredClone', () => Reflect.deleteProperty(window, 'structuredClone')],
  ['showModal', () => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')],
  ['PerformanceObserver', () => Reflect.deleteProperty(window, 'PerformanceObserver')],
  ['startViewTransition', () => Reflect.deleteProperty(Document.prototype, 'startViewTransition')],
  ['IntersectionObserver', () => Reflect.deleteProperty(window, 'IntersectionObserver')],
  ['ResizeObserver', () => Reflect.deleteProperty(window, 'ResizeObserver')],
];

/** Changes the page's styles on their way, those in its HTML too. */
async function changeStyles(page: Page, change: (css: string) => string) {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      // Its policy knows the styles by their hash.
      const html = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
      await route.fulfill({ response, body: html.replace(/(?<=<style>).*?(?=<\/style>)/s, change) });
    },
  );
}

const words = async (page: Page) => ((await page.getByRole('main').textContent()) ?? '').length;

for (const [what, take] of lacking) {
  test(`S1-21 without ${what} pages are whole, and work`, async ({ page }) => {
    await page.addInitScript(take);
    for (const path of ['/', '/programs/cyber-security', '/programPricing']) {
      await open(page, path);
      expect(await words(page), path).toBeGreaterThan(1_000);
    }
    await page.getByRole('button', { name: 'Employer', exact: true }).click();
    await expect(page).toHaveURL(/pay=employer/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await words(page)).toBeGreaterThan(1_000);
  });
}

test('S1-83 without :has() a plan prints alone, and the search shows the focus', async ({ page }) => {
  await changeStyles(page, (css) =>
    css.replaceAll('selector(:has(*))', 'selector(:lacks(*))').replaceAll(':has(', ':lacks('),
  );
  await open(page, '/programPricing?pay=employer');
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await page.getByRole('button', { name: 'Print this plan' }).first().click();
  expect(await printed(page)).toHaveLength(1);
  await open(page, '/about');
  await page.getByRole('button', { name: 'Programmes', exact: true }).click();
  const search = page.getByRole('textbox', { name: 'Search programmes' });
  await search.focus();
  await expect(search.locator('..')).toHaveCSS('outline-style', 'solid');
});

test('no script names what is newer than the oldest of these browsers', () => {
  const scripts = readdirSync('dist-fixture/assets').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  for (const script of scripts)
    expect(readFileSync(`dist-fixture/assets/${script}`, 'utf8'), script).not.toMatch(
      /\.(toSorted|toReversed|toSpliced|isSubsetOf|checkVisibility|showPopover)\(|\b(groupBy|withResolvers)\(|light-dark\(/,
    );
});
