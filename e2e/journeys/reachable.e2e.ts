import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { documentPaths } from '../../spec/support/paths';
import { expect, test } from '../support/site';

const MOST_STEPS = 3;
const WIDTHS = [390, 1280];
const DIRECTORY = 'reports/reachable';

/** How a page was reached: after how many steps, from which page, by which link. */
interface Reached {
  steps: number;
  from: string;
  link: string;
}

interface VisibleLink {
  path: string;
  link: string;
}

/** Visible links within the site, with a phone's disclosures opened (S2-91). Nothing else is pressed. */
function visibleLinks(page: Page): Promise<VisibleLink[]> {
  return page.locator('a[href^="/"]').evaluateAll((links) => {
    for (const part of document.querySelectorAll('details')) part.open = true;
    return (
      (links as HTMLAnchorElement[])
        .filter((link) => {
          const { width, height } = link.getBoundingClientRect();
          // A link for screen readers alone has an area of one pixel.
          return width > 1 && height > 1 && link.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        })
        // A file to keep is no page.
        .filter(({ pathname }) => !pathname.includes('.'))
        .map((link) => ({ path: link.pathname, link: (link.textContent ?? '').replace(/\s+/g, ' ').trim() }))
    );
  });
}

/** Every page that visible links lead to from `/`, nearest first. Ends when all are found or the steps are used up. */
async function crawl(linksOf: (path: string) => Promise<VisibleLink[]>): Promise<Map<string, Reached>> {
  const found = new Map<string, Reached>([['/', { steps: 0, from: '', link: '' }]]);
  const isAllFound = () => documentPaths.every((path) => found.has(path));
  for (const [from, { steps }] of found) {
    if (steps === MOST_STEPS || isAllFound()) break;
    for (const { path, link } of await linksOf(from)) {
      if (!found.has(path)) found.set(path, { steps: steps + 1, from, link });
    }
  }
  return found;
}

function table(found: Map<string, Reached>): string {
  const rows = documentPaths.map((path) => {
    const { steps = '–', from = '', link = '' } = found.get(path) ?? {};
    return `| ${path} | ${steps} | ${from} | ${link.replaceAll('|', '/')} |`;
  });
  return ['| Route | Steps | From | By the link |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  test.describe(`${how} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test(`S2-08 three steps of visible links reach each route, ${how} JavaScript`, {
      tag: javaScriptEnabled ? '@nightly' : [],
    }, async ({ page }) => {
      // One load of a page serves both widths.
      const read = new Map<string, VisibleLink[]>();
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
      mkdirSync(DIRECTORY, { recursive: true });
      for (const width of WIDTHS) {
        const found = await crawl((path) => linksOf(path, width));
        writeFileSync(`${DIRECTORY}/${width}-${how}-javascript.md`, table(found));
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

test('the crawl does not take a hidden link for a visible one', async ({ page }) => {
  await page.goto('about:blank');
  await page.setContent(
    '<a href="/a" hidden>A</a><a href="/b" style="visibility:hidden">B</a><a href="/c">C</a>' +
      '<a href="/d" style="position:absolute;width:1px;height:1px;overflow:hidden">D</a>',
  );
  expect((await visibleLinks(page)).map(({ link }) => link)).toEqual(['C']);
});
