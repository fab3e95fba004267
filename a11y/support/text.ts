/** Every word is in the window, whole, uncovered and apart: as loaded, with more space, and at twice the text size. */
import type { Page } from '@playwright/test';
import { enlargeText } from '../../spec/support/browser/site';
import { rule } from './check';
import type { Violation } from './model';

/** Elements wider than the window or scrolling sideways, tables in their frame left out. Runs in the page. */
function sideways(): Violation[] {
  const root = document.documentElement;
  // Not `innerWidth`: a phone zooms out to show a page that is too wide, and that grows with it.
  const { clientWidth } = root;
  const all = [...document.body.querySelectorAll('*')];
  const found: Violation[] = [];
  if (root.scrollWidth > clientWidth) {
    const wide = all.filter((one) => inPage.isVisible(one) && one.getBoundingClientRect().right > clientWidth + 1);
    found.push(inPage.fault(wide.at(-1) ?? root, `the page is ${root.scrollWidth} px wide in ${clientWidth} px`));
  }
  for (const element of all) {
    const { overflowX } = getComputedStyle(element);
    if (overflowX !== 'auto' && overflowX !== 'scroll') continue;
    if (element.scrollWidth <= element.clientWidth + 1 || !inPage.isVisible(element)) continue;
    // Columns may need more room than a small window has. Rows that are stacked need none.
    const table = element.querySelector('table');
    if (table && getComputedStyle(table).display === 'table' && clientWidth < 768) continue;
    found.push(inPage.fault(element, `it scrolls sideways: ${element.scrollWidth} px in ${element.clientWidth} px`));
  }
  return found;
}

/** Texts that a box cuts off, that leave the window, or that lie on each other. Runs in the page. */
function lost(): Violation[] {
  const TOLERANCE = 2;
  const found = new Map<Element, Violation>();
  const { clientWidth } = document.documentElement;
  const modal = document.querySelector('dialog:modal');
  const lines: { element: Element; box: DOMRect; layer: Element | undefined }[] = [];
  const range = document.createRange();
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  for (const { element, text, node } of inPage.pieces(modal ?? document.body)) {
    if (!node || !inPage.isVisible(element)) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    let scrolls = false;
    let layer: Element | undefined;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      const isCut = boxes.some(
        ({ left, right, top, bottom }) =>
          (cuts(overflowX) && (right > frame.right + TOLERANCE || left < frame.left - TOLERANCE)) ||
          (cuts(overflowY) && (bottom > frame.bottom + TOLERANCE || top < frame.top - TOLERANCE)),
      );
      if (isCut && !scrolls) found.set(at, inPage.fault(at, `it cuts off "${text.slice(0, 60)}"`));
      if (/auto|scroll/.test(overflowX + overflowY)) scrolls = true;
      if (/fixed|sticky/.test(position)) layer ??= at;
      if (position === 'fixed') break;
    }
    if (!scrolls && boxes.some((box) => box.right > clientWidth + TOLERANCE || box.left < -TOLERANCE))
      found.set(element, inPage.fault(element, `"${text.slice(0, 60)}" leaves the window`));
    if (!scrolls || modal) for (const box of boxes) lines.push({ element, box, layer });
  }
  for (const [index, a] of lines.entries()) {
    for (const b of lines.slice(index + 1)) {
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      // Boxes of lines are larger than their letters, so a small overlap does not count.
      if (width < 4 || height < 0.45 * Math.min(a.box.height, b.box.height)) continue;
      if (a.layer !== b.layer || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      found.set(b.element, inPage.fault(b.element, `it lies on "${a.element.textContent?.trim().slice(0, 60)}"`));
    }
  }
  return [...found.values()];
}

/** Words of the page area that break across lines without a hyphen, slash or dash, and boxes outside their grid. */
function broken(): Violation[] {
  const range = document.createRange();
  const words = inPage.pieces(document.querySelector('main') ?? document.body).flatMap((piece) => {
    const { element, node } = piece;
    if (!node || !inPage.isSeen(piece)) return [];
    return [...node.data.matchAll(/[^\s/–—-]+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 1);
      // Boxes of tight lines overlap a little. An address may break anywhere.
      const isBroken = rest.some(({ top }) => first && top > first.top + first.height / 2);
      return isBroken && !/@|\.example/.test(word) ? [inPage.fault(element, `"${word}" breaks across lines`)] : [];
    });
  });
  const strays = [...document.querySelectorAll('main *')].flatMap((box) => {
    const { gridRowStart, position } = getComputedStyle(box);
    const { display, gridTemplateAreas } = getComputedStyle(box.parentElement ?? box);
    const isNamed = display.endsWith('grid') && position !== 'absolute' && /^(?!auto|span)[a-z]/.test(gridRowStart);
    const isStray = isNamed && !gridTemplateAreas.split(/["\s]+/).includes(gridRowStart);
    return isStray ? [inPage.fault(box, `its grid has no place "${gridRowStart}"`)] : [];
  });
  return [...words, ...strays];
}

const lostIn = async (page: Page) => [
  ...(await page.evaluate(sideways)),
  ...(await page.evaluate(lost)),
  // On a phone, large type has no room for the longest words.
  ...((page.viewportSize()?.width ?? 0) > 600 ? await page.evaluate(broken) : []),
];

export const text = rule(
  { rule: 'text-whole', title: 'Each text is whole, in the window and alone', criteria: ['1.4.10', '1.4.12'] },
  lostIn,
);

/** Adds or removes the spacing of WCAG 1.4.12. Runs in the page. */
function spaceText(isOn: boolean) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
  );
  document.adoptedStyleSheets = isOn ? [sheet] : [];
}

export const textSpacing = rule(
  {
    rule: 'text-spacing',
    title: 'No text is lost with the line, paragraph, letter and word spacing of WCAG 1.4.12',
    criteria: ['1.4.12'],
    actRules: ['9e45ec'],
  },
  async (page) => {
    await page.evaluate(spaceText, true);
    const found = await page.evaluate(lost);
    await page.evaluate(spaceText, false);
    return found;
  },
);

/** Boxes in each part `selector` from which text or content overflows. Runs in the page. */
function tightBoxes(selector: string): Violation[] {
  /** Allowed overflow in px: a badge at the end of its row, and letters beyond their line. */
  const [BADGE, LETTERS] = [14, 6];
  return [...document.querySelectorAll(`:is(${selector}), :is(${selector}) *`)].flatMap((box) => {
    if (!(box instanceof HTMLElement) || !box.checkVisibility()) return [];
    const { display, overflowX, overflowY, position, clipPath } = getComputedStyle(box);
    if (display.startsWith('inline') || (position === 'absolute' && clipPath !== 'none')) return [];
    const [wide, high] = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
    const isTight = wide > (overflowX === 'visible' ? BADGE : 1) || (overflowY === 'visible' && high > LETTERS);
    return isTight ? [inPage.fault(box, `${wide} px too narrow, ${high} px too low`)] : [];
  });
}

/** Notes the size of each text. Runs in the page. */
function noteSizes() {
  for (const { element, pseudo } of inPage.pieces(document.body)) {
    if (pseudo === '') (element as HTMLElement).dataset.size = getComputedStyle(element).fontSize;
  }
}

/** Texts that grew by less than a fifth: some sizes also depend on the window. Runs in the page. */
function unmoved(): Violation[] {
  const LEAST = 1.2;
  return [...document.querySelectorAll<HTMLElement>('[data-size]')].flatMap((element) => {
    const [before, after] = [element.dataset.size ?? '', getComputedStyle(element).fontSize];
    delete element.dataset.size;
    const isLarger = Number.parseFloat(after) >= LEAST * Number.parseFloat(before);
    return isLarger ? [] : [inPage.fault(element, `${before}, then ${after}: it does not grow`)];
  });
}

/** At twice the visitor's text size each text grows, and none is lost. `selector` is an open part. */
export const largeText = (selector?: string) =>
  rule(
    {
      rule: 'text-200',
      title: 'At twice the text size each text grows, and none is lost',
      criteria: ['1.4.4'],
      actRules: ['59br37'],
    },
    async (page) => {
      if (!selector) await page.evaluate(noteSizes);
      await enlargeText(page, '200%');
      const found = await page.evaluate(tightBoxes, selector ?? 'main button');
      if (!selector) found.push(...(await page.evaluate(unmoved)), ...(await lostIn(page)));
      await enlargeText(page, '100%');
      return found;
    },
  );
