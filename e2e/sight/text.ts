/** Whether every word stays within the window, whole and by itself, also at twice the text size. */
import type { Page } from '@playwright/test';
import { brokenWords, enlargeText, overprints, sideways, textsOutOfSight } from '../support/texts';
import type { Finding } from './finding';

/** Nothing is wider than the window, no word is cut off, broken or printed over another. */
export async function checkText(page: Page): Promise<Finding[]> {
  const excess = await sideways(page);
  const width = page.viewportSize()?.width ?? 0;
  return [
    ...(excess > 0 ? [{ expected: 'no wider than the window', found: `the page is ${excess} px wider` }] : []),
    ...(await textsOutOfSight(page)).map((found) => ({ expected: 'it is in sight', found: `"${found}"` })),
    ...(await overprints(page)).map((found) => ({ expected: 'no text over another', found })),
    // On a phone the longest words have not enough room in large type.
    ...(width > 600 ? await brokenWords(page) : []).map((found) => ({ expected: 'a word in one piece', found })),
  ];
}

/** Notes how large each text is. Runs in the page. */
function noteSizes() {
  for (const { element, pseudo } of sight.pieces(document.body)) {
    if (pseudo === '') (element as HTMLElement).dataset.size = getComputedStyle(element).fontSize;
  }
}

/** Texts that are no larger by a fifth than noted: what also depends on the window grows by less than the rest. Runs in the page. */
function unmoved(): Finding[] {
  const LEAST = 1.2;
  return [...document.querySelectorAll<HTMLElement>('[data-size]')].flatMap((element) => {
    const [before, after] = [element.dataset.size ?? '', getComputedStyle(element).fontSize];
    delete element.dataset.size;
    return Number.parseFloat(after) >= LEAST * Number.parseFloat(before)
      ? []
      : [
          {
            expected: 'it grows with the visitor’s text size',
            found: `${sight.name(element)}: ${before}, then ${after}`,
          },
        ];
  });
}

/** The same at twice the visitor's text size. The page is left as it was. */
export async function checkLargeText(page: Page): Promise<Finding[]> {
  await page.evaluate(noteSizes);
  await enlargeText(page, '200%');
  const findings = [...(await page.evaluate(unmoved)), ...(await checkText(page))];
  await enlargeText(page, '100%');
  return findings;
}
