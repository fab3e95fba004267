/** Announcements: every message that appears by itself is in an active live region. */
import type { Page } from '@playwright/test';
import { expect, open, test } from '../../spec/support/browser/site';

/**
 * Notes from now on the text of each live region that changes, unless it is switched off. Many screen readers ignore a region
 * that is inserted together with its text, so the region must be `known` before.
 */
const listen = (page: Page) =>
  page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { said: announced });
    const regionOf = (node: Node) => {
      const region = (node instanceof Element ? node : node.parentElement)?.closest('[aria-live], [role=status]');
      // The element's own attribute overrides the role's default.
      return region && region.getAttribute('aria-live') !== 'off' ? region : undefined;
    };
    const heard = (region: Element | undefined) => {
      const copy = region?.cloneNode(true) as Element | undefined;
      for (const part of copy?.querySelectorAll('[aria-hidden=true]') ?? []) part.remove();
      return copy?.textContent?.trim();
    };
    const regions = () => document.querySelectorAll('[aria-live], [role=status]');
    const known = new Set(regions());
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes]) {
          const region = regionOf(node);
          const text = heard(region);
          if (text && known.has(region as Element)) announced.push(text);
        }
      }
      for (const region of regions()) known.add(region);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

for (const width of [390, 1280]) {
  test(`S2-32 S2-42 search results, and that there is none, are announced as one types, at ${width} px`, async ({
    page,
  }) => {
    await open(page, '/about', { width, height: 800 });
    await page.getByRole('button', { name: 'Programmes' }).click();
    const field = page.getByRole('textbox', { name: 'Search programmes' });
    await field.waitFor();
    await listen(page);
    await field.fill('cyber');
    await expect.poll(() => said(page)).toContain('2 results');
    await field.fill('pottery');
    await page.getByText('No programs found').waitFor();
    await field.fill('pottery wheel');
    await expect.poll(async () => (await said(page)).join(' ')).toContain('No programs found for "pottery wheel"');
  });
}

test('S1-44 what is left to do first is said as it is pressed', async ({ page }) => {
  await open(page, '/programs/cyber-security');
  const button = page.getByRole('button', { name: 'You are 18 or older' });
  await button.waitFor();
  await listen(page);
  await button.click();
  await expect.poll(async () => (await said(page)).join(' ')).toMatch(/If the rest is not true yet/);
});
