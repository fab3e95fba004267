/** Pages that a browser translates, before React takes them over and after. */
import type { Page } from '@playwright/test';
import { idle, tasks, watch } from '../../../spec/support/browser/idle';
import { expect, open, test } from '../../../spec/support/browser/site';

const PATHS = ['/', '/programPricing'];
const WIDTHS = [390, 1280];

/** Translates the page as browsers do: changes each text and wraps it in new elements. Runs in the page. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const [index, text] of texts.entries()) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, svg')) continue;
    const font = document.createElement('font');
    const inner = document.createElement('font');
    const words = text.data;
    text.before(font);
    font.append(inner);
    // Some browsers keep the page's text node, others replace it.
    if (index % 2) inner.append(text);
    else text.remove();
    if (index % 2) text.data = `«${words}»`;
    else inner.textContent = `«${words}»`;
  }
  document.documentElement.setAttribute('class', 'translated-ltr');
}

/** Notes the shortest length of text in the page area from now on. Runs in the page. */
function watchText(): void {
  const length = () => document.querySelector('main')?.textContent.length ?? 0;
  let least = length();
  document.documentElement.dataset.first = String(least);
  new MutationObserver(() => {
    least = Math.min(least, length());
    document.documentElement.dataset.least = String(least);
  }).observe(document, { childList: true, subtree: true, characterData: true });
  document.documentElement.dataset.least = String(least);
}

/** Runs functions of the page once its HTML is parsed, before any script of the site. */
async function onceParsed(page: Page, ...run: (() => void)[]) {
  for (const one of run)
    await page.addInitScript(`document.addEventListener('DOMContentLoaded', () => (${one.toString()})())`);
}

/** Number of letters in the page area right after the change. */
const first = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.first));
const least = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.least));
const words = (page: Page) => page.evaluate(() => document.querySelector('main')?.textContent.length ?? 0);

/** Follows the first link to `path`, visible or not. */
async function follow(page: Page, path: string) {
  const link = page.locator(`a[href="${path}"]`).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(path);
}

/** Presses each visible button and question of `where`, once. */
async function pressAll(page: Page, where: string) {
  const all = page.locator(where).locator('button:visible:enabled, summary:visible');
  for (let place = 0; place < (await all.count()); place += 1) {
    await all.nth(place).evaluate((one: HTMLElement) => one.click());
    await tasks(page);
    expect(await words(page)).toBeGreaterThan(500);
    await page.keyboard.press('Escape');
  }
}

for (const width of WIDTHS) {
  for (const path of PATHS) {
    test.describe(`${path} at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } });

      test('S1-21 translated before hydration stays translated, whole and with its links', async ({ page }) => {
        await onceParsed(page, translate, watchText);
        watch(page);
        await page.goto(path);
        const before = await first(page);
        await page.waitForLoadState('networkidle');
        await idle(page);
        expect(before).toBeGreaterThan(500);
        expect(await least(page)).toBe(before);
        await pressAll(page, 'body');
        await expect(page.locator('h1')).toContainText('«');
        await follow(page, '/careers');
        await expect(page.locator('h1')).toContainText('«');
      });

      test('S1-21 translated after hydration goes on: presses, pages, no error', async ({ page }) => {
        await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
        await open(page, path);
        await idle(page);
        await pressAll(page, 'main');
        await page.evaluate(translate);
        await pressAll(page, 'main');
        await expect(page.locator('h1')).toContainText('«');
        await pressAll(page, 'header, footer');
        for (const next of ['/careers', '/', '/programPricing', '/about']) {
          await follow(page, next);
          await idle(page);
          expect(await words(page), next).toBeGreaterThan(500);
          await page.evaluate(translate);
        }
      });
    });
  }
}
