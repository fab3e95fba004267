/** Hit testing: every control can be pressed all over, and every word is uncovered. */
import type { Page } from '@playwright/test';
import type { Finding } from '../finding';

/** Runs in the page, without a scroll event in between, so the bars stay in their state. */
function coveredControls(selector: string | undefined): Finding[] {
  // Points to press, as shares of the box. None is in a corner, which may be rounded.
  const SHARES = [
    [0.5, 0.5],
    [0.5, 0.08],
    [0.5, 0.92],
    [0.08, 0.5],
    [0.92, 0.5],
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ];
  /** Distance of the tested points from a card's edges, in px: inside its rounded corners. */
  const INSET = 24;
  /** Elements over a card's link, where the card is in view and no bar covers it. */
  function hitsOfCard(control: HTMLElement): Element[] {
    const card = control.closest('li') ?? control.offsetParent;
    const cover = getComputedStyle(control, '::after');
    if (!card || cover.position !== 'absolute' || Math.abs(Number.parseFloat(cover.width) - card.clientWidth) > 1)
      return [];
    const { left, top, right, bottom, width, height } = card.getBoundingClientRect();
    const corners = [left + INSET, right - INSET].flatMap((x) => [top + INSET, bottom - INSET].map((y) => [x, y]));
    const within = SHARES.map(([x = 0, y = 0]) => [left + width * x, top + height * y]);
    return [...corners, ...within].flatMap(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y);
      const isOther = hit && card.contains(hit) && !control.contains(hit) && !hit.closest('a, button, summary');
      return isOther ? [hit] : [];
    });
  }
  const findings: Finding[] = [];
  const before = window.scrollY;
  const root = selector ? document.querySelector(selector) : undefined;
  for (const control of inPage.controls(root ?? undefined)) {
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const covering = new Set<string>();
    for (const { left, top, width, height } of control.getClientRects()) {
      for (const [x = 0, y = 0] of SHARES) {
        const [atX, atY] = [left + width * x, top + height * y];
        if (atX < 0 || atY < 0 || atX >= innerWidth || atY >= innerHeight) continue;
        const hit = document.elementFromPoint(atX, atY);
        if (hit && control.contains(hit)) continue;
        // A line of text is lower than the box of its link.
        if (hit?.contains(control) && getComputedStyle(control).display === 'inline') continue;
        covering.add(hit ? inPage.name(hit.closest('a, button, summary') ?? hit) : 'nothing');
      }
    }
    for (const hit of hitsOfCard(control)) covering.add(inPage.name(hit));
    if (covering.size > 0) {
      findings.push({
        expected: 'it answers all over',
        found: `${inPage.name(control)}: covered by ${[...covering].join(', ')}`,
      });
    }
  }
  window.scrollTo({ top: before, behavior: 'instant' });
  return findings;
}

/** Controls of the page, of the open modal dialog, or of `selector`, that are partly covered. */
export const checkReach = (page: Page, selector?: string): Promise<Finding[]> =>
  page.evaluate(coveredControls, selector);

/** Runs in the page: words of the page area that are covered by something visible. */
function coveredWords(): Finding[] {
  const MARGIN = 160;
  const findings: Finding[] = [];
  const before = window.scrollY;
  const isPainted = (element: Element) => {
    const { backgroundColor, backgroundImage, fill, stroke } = getComputedStyle(element);
    if (element instanceof SVGElement)
      return [fill, stroke].some((ink) => ink !== 'none' && inPage.colour(ink)[3] > 0.5);
    return backgroundImage !== 'none' || inPage.colour(backgroundColor)[3] > 0.5;
  };
  const main = document.querySelector('main');
  for (const piece of main ? inPage.pieces(main) : []) {
    const { element, text, node } = piece;
    if (!node || !inPage.isSeen(piece)) continue;
    const { top, bottom } = element.getBoundingClientRect();
    if (top < MARGIN || bottom > innerHeight - MARGIN) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const over = new Set<string>();
    for (const line of range.getClientRects()) {
      for (const share of [0.1, 0.5, 0.9]) {
        const [x, y] = [line.left + line.width * share, line.top + line.height / 2];
        if (x < 0 || x >= innerWidth || y < MARGIN || y >= innerHeight - MARGIN) continue;
        const hit = document.elementFromPoint(x, y);
        if (!hit || hit.contains(element) || element.contains(hit) || !isPainted(hit)) continue;
        over.add(inPage.name(hit));
      }
    }
    if (over.size > 0) {
      findings.push({
        expected: 'nothing lies over it',
        found: `"${text.slice(0, 40)}": covered by ${[...over].join(', ')}`,
      });
    }
  }
  window.scrollTo({ top: before, behavior: 'instant' });
  return findings;
}

/** Words that a drawing or a surface covers. */
export const checkUncovered = (page: Page): Promise<Finding[]> => page.evaluate(coveredWords);
