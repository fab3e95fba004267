/** One colour is for one thing: who sees crimson can apply or join there. */
import type { Page } from '@playwright/test';
import type { Finding } from './finding';

const REGISTER = /^https:\/\/apply\.[^/]+\/register(\?programme=[^&]+)?$/;

/** In light colours. */
export async function checkCrimson(page: Page): Promise<Finding[]> {
  const crimson = await page
    .locator('a, button')
    .evaluateAll((controls) =>
      controls
        .filter((control) => getComputedStyle(control).backgroundColor === 'rgb(142, 21, 64)')
        .map((control) => control.getAttribute('href') ?? control.textContent ?? ''),
    );
  if (crimson.length === 0) return [{ expected: 'a crimson way to apply or to join', found: 'none' }];
  return crimson
    .filter((address) => !REGISTER.test(address))
    .map((found) => ({ expected: 'crimson is for applying and joining alone', found }));
}
