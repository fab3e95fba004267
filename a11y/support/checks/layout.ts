/** All text stays readable: at 320 px, with more space between letters and lines, and at twice the size. */
import type { Page } from '@playwright/test';
import { enlargeText } from '../../../e2e/support/site';
import type { Place } from '../inPage';
import type { CheckResult } from '../model';
import { judge, type Rule } from './rule';

const REFLOW: Rule = {
  rule: 'reflow',
  title: 'Nothing but a data table needs scrolling sideways',
  criteria: ['1.4.10'],
  impact: 'Visitors who enlarge the page to 400 % must scroll sideways for every line.',
  fix: 'Let the content wrap or stack: no fixed widths, min-width: 0 in grids, overflow-wrap on long words.',
};
const TEXT_SPACING: Rule = {
  rule: 'text-spacing',
  title: 'No text is lost with the line, paragraph, letter and word spacing of WCAG 1.4.12',
  criteria: ['1.4.12'],
  actRules: ['9e45ec'],
  impact: 'Visitors with dyslexia or low vision who widen the spacing lose text.',
  fix: 'Give the box min-height instead of height, let its text wrap, and clip nothing.',
};
const TEXT_200: Rule = {
  rule: 'text-200',
  title: 'No text is lost at twice the text size',
  criteria: ['1.4.4'],
  actRules: ['59br37'],
  impact: 'Visitors who set a larger text in their browser lose text.',
  fix: 'Give the box min-height instead of height, let its text wrap, and clip nothing.',
};

/** Elements wider than the window or scrolling sideways, tables in their frame left out. Runs in the page. */
export function sidewaysPlaces(): Place[] {
  const root = document.documentElement;
  // Not `innerWidth`: a phone zooms out to show a page that is too wide, and that grows with it.
  const { clientWidth } = root;
  const places: Place[] = [];
  if (root.scrollWidth > clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => audit.isVisible(element) && element.getBoundingClientRect().right > clientWidth + 1,
    );
    const culprit = wide.at(-1) ?? root;
    places.push(audit.place(culprit, `The page is ${root.scrollWidth} px wide in a window of ${clientWidth} px.`));
  }
  for (const element of document.body.querySelectorAll('*')) {
    const { overflowX } = getComputedStyle(element);
    if (overflowX !== 'auto' && overflowX !== 'scroll') continue;
    if (element.scrollWidth <= element.clientWidth + 1 || !audit.isVisible(element)) continue;
    // Columns may need more room than a small window has. Rows that are stacked need none.
    const table = element.querySelector('table');
    if (table && getComputedStyle(table).display === 'table') continue;
    places.push(audit.place(element, `It scrolls sideways: ${element.scrollWidth} px in ${element.clientWidth} px.`));
  }
  return places;
}

/** Texts that a box cuts off, that leave the window, or that lie on each other. Runs in the page. */
export function lostTexts(): Place[] {
  const TOLERANCE = 2;
  const places = new Map<Element, Place>();
  const { clientWidth } = document.documentElement;
  const lines: { element: Element; box: DOMRect; layer: Element | null }[] = [];
  const layerOf = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    }
    return null;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const modal = document.querySelector('dialog:modal');
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const element = currentNode.parentElement;
    if (!element || !currentNode.textContent?.trim() || !audit.isVisible(element)) continue;
    if (modal && !modal.contains(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const layer = layerOf(element);
    let scrolls = false;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const frame = at.getBoundingClientRect();
      const isCut = boxes.some(
        ({ left, right, top, bottom }) =>
          (cuts(overflowX) && (right > frame.right + TOLERANCE || left < frame.left - TOLERANCE)) ||
          (cuts(overflowY) && (bottom > frame.bottom + TOLERANCE || top < frame.top - TOLERANCE)),
      );
      if (isCut && !scrolls)
        places.set(at, audit.place(at, `It cuts off the text "${element.textContent?.trim().slice(0, 60)}".`));
      if (/auto|scroll/.test(overflowX + overflowY)) scrolls = true;
      if (position === 'fixed') break;
    }
    if (!scrolls && boxes.some((box) => box.right > clientWidth + TOLERANCE || box.left < -TOLERANCE)) {
      places.set(
        element,
        audit.place(element, `Its text "${element.textContent?.trim().slice(0, 60)}" leaves the window.`),
      );
    }
    if (!scrolls || modal) for (const box of boxes) lines.push({ element, box, layer });
  }
  for (const [index, a] of lines.entries()) {
    for (const b of lines.slice(index + 1)) {
      if (a.layer !== b.layer || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      // Boxes of lines are larger than their letters, so a small overlap does not count.
      if (width < 4 || height < 0.45 * Math.min(a.box.height, b.box.height)) continue;
      places.set(
        b.element,
        audit.place(b.element, `Its text lies on "${a.element.textContent?.trim().slice(0, 60)}".`),
      );
    }
  }
  return [...places.values()];
}

function spaceText(isOn: boolean) {
  const key = 'auditSpacing';
  const sheets = document.adoptedStyleSheets.filter((sheet) => !(key in sheet));
  if (isOn) {
    const sheet = Object.assign(new CSSStyleSheet(), { [key]: true });
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
    sheets.push(sheet);
  }
  document.adoptedStyleSheets = sheets;
}

/** No sideways scroll (1.4.10); a criterion at 320 px, kept at every width. */
export async function checkReflow(page: Page): Promise<CheckResult> {
  return judge(REFLOW, await page.evaluate(sidewaysPlaces));
}

/** Places that `change` clips and that are not in `before`. The page is left as it was. */
async function judgeChange(
  page: Page,
  rule: Rule,
  before: Place[] | undefined,
  change: (isOn: boolean) => Promise<void>,
): Promise<CheckResult> {
  const known = new Set((before ?? (await page.evaluate(lostTexts))).map(({ selector }) => selector));
  await change(true);
  const places = await page.evaluate(lostTexts);
  await change(false);
  return judge(
    rule,
    places.filter(({ selector }) => !known.has(selector)),
  );
}

/** Nothing is clipped with the text spacing of 1.4.12. */
export const checkTextSpacing = (page: Page, before?: Place[]): Promise<CheckResult> =>
  judgeChange(page, TEXT_SPACING, before, (isOn) => page.evaluate(spaceText, isOn));

/** Nothing is clipped at twice the text size (1.4.4). */
export const checkText200 = (page: Page, before?: Place[]): Promise<CheckResult> =>
  judgeChange(page, TEXT_200, before, (isOn) => enlargeText(page, isOn ? '200%' : '100%'));
