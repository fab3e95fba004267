/** Whether every word stays within the window, whole and by itself, also at twice the text size. */
import type { Page } from '@playwright/test';
import { lostTexts, sidewaysPlaces } from '../../../a11y/support/checks/layout';
import { enlargeText } from '../../support/site';
import type { Finding } from '../finding';

/** Blocks of text whose lines are too long for an eye to find the next one. Runs in the page. */
function longLines(): Finding[] {
  /** Letters: terms have 95 to 100, all else fewer than 75. */
  const MOST = 105;
  return [...document.querySelectorAll('main :is(p, li, dd, td), footer p')].flatMap((block) => {
    const isWords = [...block.children].every((child) => getComputedStyle(child).display.startsWith('inline'));
    if (!isWords || !block.checkVisibility()) return [];
    const lines = Math.round(
      block.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(block).lineHeight),
    );
    const letters = Math.round((block.textContent ?? '').trim().length / lines);
    return lines > 1 && letters > MOST
      ? [{ expected: `lines of ${MOST} letters at most`, found: `${inPage.name(block)}: ${letters}` }]
      : [];
  });
}

/** Headings that stand nearer to the text before them than to their own. Runs in the page. */
function strayHeadings(): Finding[] {
  return [...document.querySelectorAll('main :is(h2, h3, h4)')].flatMap((heading) => {
    const [before, after] = [heading.previousElementSibling, heading.nextElementSibling];
    if (!before || !after) return [];
    const [above, own, below] = [before, heading, after].map((part) => part.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
      DOMRect,
    ];
    // Of a text, not of a card, whose head may have a line over it.
    const isText = [before, after].every(
      (part) => /^(?:p|ul|ol|dl|table)$/.test(part.localName) && part.checkVisibility(),
    );
    const gaps = [own.top - above.bottom, below.top - own.bottom] as const;
    if (!isText || gaps[0] < 0 || gaps[1] < 0 || gaps[0] >= gaps[1]) return [];
    return [
      {
        expected: 'a heading is nearer to its own text',
        found: `${inPage.name(heading)}: ${gaps.map(Math.round).join(' and ')} px`,
      },
    ];
  });
}

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
      // The boxes of close-set lines reach into each other. An address may break anywhere.
      const isBroken = rest.some(({ top }) => first && top > first.top + first.height / 2);
      return isBroken && !/@|\.example/.test(word) ? [word] : [];
    });
  });
  return [...new Set(broken)].map((found) => ({ expected: 'a word in one piece', found }));
}

/** Nothing is wider than the window. No word is cut off, broken or overlapped. Each heading stands with its text. */
export async function checkText(page: Page): Promise<Finding[]> {
  const width = page.viewportSize()?.width ?? 0;
  const places = [...(await page.evaluate(sidewaysPlaces)), ...(await page.evaluate(lostTexts))];
  return [
    ...places.map(({ selector, message }) => ({
      expected: 'each text whole, in sight and alone',
      found: `${selector}: ${message}`,
    })),
    ...(await page.evaluate(longLines)),
    ...(await page.evaluate(strayHeadings)),
    // On a phone the longest words have not enough room in large type.
    ...(width > 600 ? await page.evaluate(brokenWords) : []),
  ];
}

/** Boxes of each part `selector` that their words, or what they hold, stand out of. Runs in the page. */
function tightBoxes(selector: string): Finding[] {
  /** px: a badge may reach into the space at the end of its row, and letters beyond their line. */
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

/** Whether what the open part `selector` says keeps its place at twice the visitor’s text size. The page is left as it was. */
export async function checkLargeTextOf(page: Page, selector: string): Promise<Finding[]> {
  await enlargeText(page, '200%');
  const findings = await page.evaluate(tightBoxes, selector);
  await enlargeText(page, '100%');
  return findings;
}

/** Notes how large each text is. Runs in the page. */
function noteSizes() {
  for (const { element, pseudo } of inPage.pieces(document.body)) {
    if (pseudo === '') (element as HTMLElement).dataset.size = getComputedStyle(element).fontSize;
  }
}

/**
 * Texts that grew by less than a fifth: sizes that also depend on the window grow by less than others. Runs in the
 * page.
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

/** The same at twice the visitor's text size. The page is left as it was. */
export async function checkLargeText(page: Page): Promise<Finding[]> {
  await page.evaluate(noteSizes);
  await enlargeText(page, '200%');
  const tight = await page.evaluate(tightBoxes, 'main button');
  const findings = [...(await page.evaluate(unmoved)), ...(await checkText(page)), ...tight];
  await enlargeText(page, '100%');
  return findings;
}
