/** One colour is for one thing: who sees brand red can apply or join there. */
import type { Page } from '@playwright/test';
import type { Finding } from '../finding';

const REGISTER = /^https:\/\/apply\.[^/]+\/register(\?programme=[^&]+)?$/;

/** In light colours. */
export async function checkBrandRed(page: Page): Promise<Finding[]> {
  const brandRed = await page
    .locator('a, button')
    .evaluateAll((controls) =>
      controls
        .filter((control) => getComputedStyle(control).backgroundColor === 'rgb(142, 21, 64)')
        .map((control) => control.getAttribute('href') ?? control.textContent ?? ''),
    );
  if (brandRed.length === 0) return [{ expected: 'a brand-red way to apply or to join', found: 'none' }];
  return brandRed
    .filter((address) => !REGISTER.test(address))
    .map((found) => ({ expected: 'brand red is for applying and joining alone', found }));
}
