import type { Page } from '@playwright/test';
import { hydrated } from '../../spec/support/browser/idle';
import { expect, test } from '../../spec/support/browser/site';
import { CENTRE } from '../../spec/support/centre';

interface Visited extends Window {
  heading?: Element | null;
}

/** Clicks on the link of this name as React adds its listeners: no part of the page is hydrated yet. */
async function clickAtTakeover(page: Page, name: string): Promise<void> {
  await page.addInitScript((text) => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...words: Parameters<typeof listen>) {
      if (words[0] === 'click' && this instanceof Element && this.id === 'root') {
        EventTarget.prototype.addEventListener = listen;
        queueMicrotask(() => {
          (window as Visited).heading = document.querySelector('h1');
          const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text);
          link?.focus();
          link?.click();
        });
      }
      return listen.apply(this, words);
    };
  }, name);
}

test.describe('a visitor who is faster than React', () => {
  test('S2-06 S2-09 gets to the part of the page that a link names', async ({ page }) => {
    await clickAtTakeover(page, 'Accessibility statement');
    await page.goto('/careers');
    await expect(page).toHaveURL('/terms-and-conditions#accessibility');
    await expect(page.locator('#accessibility')).toBeInViewport();
    await expect(page).toHaveTitle(`Terms and conditions – ${CENTRE.name}`);
    await expect(page.locator('head > title')).toHaveCount(1);
    await expect(page.getByTestId('route-announcement')).not.toContainText('Careers');
  });

  test('S2-03 gets past the bars, to the page that was there', async ({ page }) => {
    await clickAtTakeover(page, 'Skip to main content');
    await page.goto('/careers');
    await expect(page).toHaveURL('/careers#main');
    await hydrated(page);
    expect(await page.evaluate(() => (window as Visited).heading?.isConnected)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    // From here on React follows the links.
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility statement' }).click();
    await expect(page.locator('#accessibility')).toBeInViewport();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
});
