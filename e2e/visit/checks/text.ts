/** Every word is within the window, whole and not overlapped, also at twice the text size. */
import type { Page } from '@playwright/test';
import { lostTexts, sidewaysPlaces } from '../../../a11y/support/checks/layout';
import { enlargeText } from '../../support/site';
import type { Finding } from '../finding';

/** Words of the page area that break across lines without a hyphen, slash or dash. Runs in the page. */
function brokenWords(): Finding[] {
  const broken = inPage.pieces(document.querySelector('main') ?? document.body).flatMap((piece) => {
    const { node } = piece;
    if (!node || !inPage.isSeen(piece)) return [];
    const range = document.createRange();
    return [...node.data.matchAll(/[^\s/–—-]+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 1);
      // Boxes of tight lines overlap a little. An address may break anywhere.
      const isBroken = rest.some(({ top }) => first && top > first.top + first.height / 2);
      return isBroken && !/@|\.example/.test(word) ? [word] : [];
    });
  });
  return [...new Set(broken)].map((found) => ({ expected: 'a word in one piece', found }));
}

/** Boxes whose style names a place that their grid does not have: they stand outside it. Runs in the page. */
function boxesOutsideGrids(): Finding[] {
  return [...document.querySelectorAll('main *')].flatMap((box) => {
    const { gridRowStart, position } = getComputedStyle(box);
    const { display, gridTemplateAreas } = getComputedStyle(box.parentElement ?? box);
    const isStray = display.endsWith('grid') && position !== 'absolute' && /^(?!auto|span)[a-z]/.test(gridRowStart);
    return isStray && !gridTemplateAreas.split(/["\s]+/).includes(gridRowStart)
      ? [{ expected: `a grid with the place "${gridRowStart}"`, found: `${inPage.name(box)}: ${gridTemplateAreas}` }]
      : [];
  });
}

/**
 * Nothing is wider than the window. No word is cut off, broken or overlapped. Each heading is next to its text, and each
 * box within its grid.
 */
export async function checkText(page: Page): Promise<Finding[]> {
  const width = page.viewportSize()?.width ?? 0;
  const places = [...(await page.evaluate(sidewaysPlaces)), ...(await page.evaluate(lostTexts))];
  return [
    ...places.map(({ selector, message }) => ({
      expected: 'each text whole, in sight and alone',
      found: `${selector}: ${message}`,
    })),
    ...(await page.evaluate(boxesOutsideGrids)),
    // On a phone, large type has no room for the longest words.
    ...(width > 600 ? await page.evaluate(brokenWords) : []),
  ];
}

/** Boxes in each part `selector` from which text or content overflows. Runs in the page. */
function tightBoxes(selector: string): Finding[] {
  /** Allowed overflow in px: a badge at the end of its row, and letters beyond their line. */
  const [BADGE, LETTERS] = [14, 6];
  return [...document.querySelectorAll(`:is(${selector}), :is(${selector}) *`)].flatMap((box) => {
    if (!(box instanceof HTMLElement) || !box.checkVisibility()) return [];
    const { display, overflowX, overflowY, position, clipPath } = getComputedStyle(box);
    if (display.startsWith('inline') || (position === 'absolute' && clipPath !== 'none')) return [];
    const [wide, high] = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
    const across = overflowX === 'visible' ? BADGE : 1;
    return wide > across || (overflowY === 'visible' && high > LETTERS)
      ? [
          {
            expected: 'a box as large as its words',
            found: `${inPage.name(box)}: ${wide} px too narrow, ${high} too low`,
          },
        ]
      : [];
  });
}

/** Text of the open part `selector` keeps its place at twice the visitor’s text size. The page is left as it was. */
export async function checkLargeTextOf(page: Page, selector: string): Promise<Finding[]> {
  await enlargeText(page, '200%');
  const findings = await page.evaluate(tightBoxes, selector);
  await enlargeText(page, '100%');
  return findings;
}

/** Notes the size of each text. Runs in the page. */
function noteSizes() {
  for (const { element, pseudo } of inPage.pieces(document.body)) {
    if (pseudo === '') (element as HTMLElement).dataset.size = getComputedStyle(element).fontSize;
  }
}

/**
 * Texts that grew by less than a fifth. The limit is low because some sizes also depend on the window. Runs in the page.
 */
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
            found: `${inPage.name(element)}: ${before}, then ${after}`,
          },
        ];
  });
}

/** `checkText` at twice the visitor's text size. The page is left as it was. */
export async function checkLargeText(page: Page): Promise<Finding[]> {
  await page.evaluate(noteSizes);
  await enlargeText(page, '200%');
  const tight = await page.evaluate(tightBoxes, 'main button');
  const findings = [...(await page.evaluate(unmoved)), ...(await checkText(page)), ...tight];
  await enlargeText(page, '100%');
  return findings;
}
