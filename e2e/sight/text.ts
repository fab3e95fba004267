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

/** The same at twice the visitor's text size. The page is left as it was. */
export async function checkLargeText(page: Page): Promise<Finding[]> {
  await enlargeText(page, '200%');
  const findings = await checkText(page);
  await enlargeText(page, '100%');
  return findings;
}
