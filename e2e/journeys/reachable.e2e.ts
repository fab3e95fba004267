import type { Page } from '@playwright/test';
import { expect, test } from '../../spec/support/browser/site';
import { documentPaths } from '../../spec/support/paths';

const MOST_STEPS = 3;
const WIDTHS = [390, 1280];

/** Visible links within the site, with a phone's disclosures opened (S2-91). Nothing else is pressed. */
function visibleLinks(page: Page): Promise<string[]> {
  return page.locator('a[href^="/"]').evaluateAll((links) => {
    for (const part of document.querySelectorAll('details')) part.open = true;
    return (
      (links as HTMLAnchorElement[])
        .filter((link) => {
          const { width, height } = link.getBoundingClientRect();
          // A link only for screen readers has an area of one pixel.
          return width > 1 && height > 1 && link.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        })
        // Downloads are not pages.
        .filter(({ pathname }) => !pathname.includes('.'))
        .map(({ pathname }) => pathname)
    );
  });
}

/** Every page that visible links lead to from `/`, with its number of steps, nearest first. */
async function crawl(linksOf: (path: string) => Promise<string[]>): Promise<Map<string, number>> {
  const found = new Map([['/', 0]]);
  for (const [from, steps] of found) {
    if (steps === MOST_STEPS || documentPaths.every((path) => found.has(path))) break;
    for (const path of await linksOf(from)) if (!found.has(path)) found.set(path, steps + 1);
  }
  return found;
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  test.describe(`${how} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test(`S2-08 three steps of visible links reach each route, ${how} JavaScript`, {
      tag: javaScriptEnabled ? '@nightly' : [],
    }, async ({ page }) => {
      // One load of a page serves both widths.
      const read = new Map<string, string[]>();
      const linksOf = async (path: string, width: number) => {
        if (!read.has(`${path} ${width}`)) {
          await page.goto(path);
          await page.locator('main').waitFor();
          for (const each of WIDTHS) {
            await page.setViewportSize({ width: each, height: 800 });
            read.set(`${path} ${each}`, await visibleLinks(page));
          }
        }
        return read.get(`${path} ${width}`) ?? [];
      };
      for (const width of WIDTHS) {
        const found = await crawl((path) => linksOf(path, width));
        expect
          .soft(
            documentPaths.filter((path) => !found.has(path)),
            `${width} px`,
          )
          .toEqual([]);
      }
    });
  });
}
