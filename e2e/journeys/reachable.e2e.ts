import type { Page } from '@playwright/test';
import { expect, test } from '../../spec/support/browser/site';
import { documentPaths } from '../../spec/support/paths';

const MOST_STEPS = 3;

/** Paths of visible links within the site, with a phone's disclosures opened (S2-91). Nothing else is pressed. */
function visibleLinks(page: Page): Promise<string[]> {
  return page.locator('a[href^="/"]').evaluateAll((links) => {
    for (const part of document.querySelectorAll('details')) part.open = true;
    return (links as HTMLAnchorElement[])
      .filter((link) => {
        const { width, height } = link.getBoundingClientRect();
        // A link only for screen readers has an area of one pixel.
        return width > 1 && height > 1 && link.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      })
      .map(({ pathname }) => pathname);
  });
}

test.use({ javaScriptEnabled: false });

for (const width of [390, 1280]) {
  test(`S2-08 three steps of visible links reach each route, without JavaScript, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const steps = new Map([['/', 0]]);
    // A path that is found on the way is visited in its turn.
    for (const [from, count] of steps) {
      // Downloads are not pages.
      if (count === MOST_STEPS || from.includes('.')) continue;
      if (documentPaths.every((path) => steps.has(path))) break;
      await page.goto(from);
      for (const path of await visibleLinks(page)) if (!steps.has(path)) steps.set(path, count + 1);
    }
    expect(documentPaths.filter((path) => !steps.has(path))).toEqual([]);
  });
}
