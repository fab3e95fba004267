/** A page without scripts has no empty places, and all styles. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Finding } from '../finding';

/** Large boxes of the page area with nothing visible in them. Runs in the page. */
function holes(): Finding[] {
  const isSeen = (part: Element) => part.checkVisibility({ visibilityProperty: true });
  const isDrawn = (part: Element) =>
    isSeen(part) &&
    (part.matches('svg, img') || [...part.childNodes].some((node) => node instanceof Text && node.data.trim()));
  const isHole = (part: Element) =>
    part.getBoundingClientRect().height > 100 &&
    !part.closest('svg, colgroup, td') &&
    ![part, ...part.querySelectorAll('*')].some(isDrawn);
  // The box of a sketch is not empty: it shows the surface of its card's picture.
  const isEmptyPlace = (box: Element) => {
    const { width, height } = box.getBoundingClientRect();
    const { backgroundColor, backgroundImage, borderTopWidth, boxShadow } = getComputedStyle(box);
    const styles = [backgroundColor, backgroundImage, borderTopWidth, boxShadow].join();
    return (
      box.matches('div, span:not([data-part="sketch"]), p, li') &&
      box.childNodes.length === 0 &&
      isSeen(box) &&
      styles === 'rgba(0, 0, 0, 0),none,0px,none' &&
      width >= 40 &&
      height >= 40
    );
  };
  return [...document.querySelectorAll('main *')]
    .filter((part) => part.checkVisibility() && (isHole(part) || isEmptyPlace(part)))
    .map((part) => ({ expected: 'no place is kept for what scripts draw', found: inPage.name(part) }));
}

export const checkHoles = (page: Page): Promise<Finding[]> => page.evaluate(holes);

/** Place and styles of every element. Runs in the page. */
function appearances(): [name: string, look: string][] {
  return [...document.querySelectorAll('body *')].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const { color, backgroundColor, borderRadius, fontSize, fontWeight } = getComputedStyle(part);
    const look = [x, y, width, height, color, backgroundColor, borderRadius, fontSize, fontWeight];
    return [inPage.name(part), look.join()];
  });
}

/** The document of a live page. */
export const documentOf = (path: string): string => readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8');

/** The style files that a live page names, to be fetched once it is painted. */
export const stylesOf = (path: string): string[] =>
  / data-styles="([^"]+)"/.exec(documentOf(path))?.[1]?.split(' ') ?? [];

/** The style files that load after the first paint change nothing in the page. Leaves them in the page. */
export async function checkWholeStyles(page: Page, { path }: { path: string }): Promise<Finding[]> {
  const files = stylesOf(path);
  if (files.length === 0) return [{ expected: 'a page names its style files', found: 'none' }];
  const before = await page.evaluate(appearances);
  const count = await page.evaluate((hrefs) => {
    for (const href of hrefs)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
    return document.styleSheets.length;
  }, files);
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThanOrEqual(count);
  await expect
    .poll(() =>
      page.evaluate(
        (hrefs) => hrefs.every((href) => [...document.styleSheets].some((sheet) => sheet.href?.endsWith(href))),
        files,
      ),
    )
    .toBe(true);
  const after = await page.evaluate(appearances);
  return after.flatMap(([name, look], index) => {
    const was = before[index]?.[1];
    return was === look
      ? []
      : [{ expected: 'as before its whole styles came', found: `${name}: ${was}, then ${look}` }];
  });
}
