/** What a finger needs: gestures that nothing holds back, and headings high enough to press. */
import type { Page } from '@playwright/test';
import type { Finding } from '../finding';

/** Runs in the page: links that fill a heading and are too low for a finger. */
function thinHeadings(): Finding[] {
  const HALF = 21.5;
  const before = window.scrollY;
  const findings = [...document.querySelectorAll(':is(h1, h2, h3, h4) > a:only-child')].flatMap((link) => {
    if (!link.checkVisibility() || link.textContent !== link.parentElement?.textContent) return [];
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = link.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const answers = [-HALF, HALF].every((by) => link.contains(document.elementFromPoint(x, y + by)));
    return answers ? [] : [{ expected: '44 px of height for a finger', found: inPage.name(link) }];
  });
  window.scrollTo({ top: before, behavior: 'instant' });
  return findings;
}

/** Runs in the page: parts on which one finger cannot scroll the page, or two fingers cannot enlarge it. */
function heldFingers(): Finding[] {
  return [...document.querySelectorAll('body, body *')]
    .filter((part) => !/^(?:auto|manipulation)$/.test(getComputedStyle(part).touchAction))
    .map((part) => ({ expected: 'a finger on it scrolls the page', found: inPage.name(part) }));
}

/** Parts that block touch gestures, or are too low for a finger; `accessibility` checks the size of every control. */
export const checkFingers = async (page: Page): Promise<Finding[]> => [
  ...(await page.evaluate(heldFingers)),
  ...(await page.evaluate(thinHeadings)),
];
