/** Where the words of a page lie on the screen: whether any is cut off, broken or printed over another. */
import type { Page } from '@playwright/test';

interface DrawnText {
  element: HTMLElement;
  text: string;
  /** The boxes of the letters from one index up to another, a box a line. */
  boxes(from: number, to: number): DOMRect[];
}

declare global {
  var textsOf: (root: Element) => DrawnText[];
}

/** Sets the visitor's own text size, and waits until the bars have been measured anew. */
export async function enlargeText(page: Page, size: '100%' | '200%'): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, size);
}

/** By how many px the page is wider than its window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

/** Installs the helper that the measures below share: the visible texts of `root`, with their boxes. */
const installTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.textsOf = (root) => {
      const texts: DrawnText[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const element = node.parentElement;
        if (!element || node.data.trim() === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
        // What is for screen readers alone is cut to a point.
        let isForEarsAlone = false;
        for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
          const { position, clipPath } = getComputedStyle(at);
          if (position === 'absolute' && clipPath !== 'none') isForEarsAlone = true;
        }
        if (isForEarsAlone) continue;
        const boxes = (from: number, to: number) => {
          const range = document.createRange();
          range.setStart(node, from);
          range.setEnd(node, to);
          return [...range.getClientRects()].filter(({ width }) => width > 1);
        };
        texts.push({ element, text: node.data, boxes });
      }
      return texts;
    };
  });

/**
 * Texts of the page area that lie partly outside the window, or outside a box that clips them. A box that scrolls is no
 * excuse, unless the Tab key reaches it and it has a name.
 */
export async function textsOutOfSight(page: Page): Promise<string[]> {
  await installTexts(page);
  return page.evaluate(() => {
    const TOLERANCE = 1.5;
    const main = document.querySelector('main') ?? document.body;
    const isReached = (box: HTMLElement) => box.tabIndex >= 0 && box.hasAttribute('aria-label');
    const hides = (box: HTMLElement) => getComputedStyle(box).overflowX !== 'visible' && !isReached(box);
    const lost = textsOf(main).filter(({ element, text, boxes }) => {
      let [from, to] = [0, document.documentElement.clientWidth];
      for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
        if (!hides(at)) continue;
        const { left, right } = at.getBoundingClientRect();
        [from, to] = [Math.max(from, left), Math.min(to, right)];
      }
      return boxes(0, text.length).some(({ left, right }) => left < from - TOLERANCE || right > to + TOLERANCE);
    });
    return [...new Set(lost.map(({ text }) => text.trim().slice(0, 60)))];
  });
}

/** Words of the page area that break across lines without a hyphen, slash or dash. */
export async function brokenWords(page: Page): Promise<string[]> {
  await installTexts(page);
  return page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const broken = textsOf(main).flatMap(({ text, boxes }) =>
      [...text.matchAll(/[^\s/–—-]+/g)]
        // An address may break anywhere.
        .filter(({ 0: word }) => !word.includes('@') && !word.includes('.example'))
        .filter(({ 0: word, index }) => {
          const [first, ...rest] = boxes(index, index + word.length);
          // The boxes of close-set lines reach into each other.
          return rest.some(({ top }) => first && top > first.top + first.height / 2);
        })
        .map(([word]) => word),
    );
    return [...new Set(broken)];
  });
}

/** Puts the labels that styles generate before table cells into the page as text, in the same type and place. */
const writeLabels = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-labelled]::before{content:none!important}');
    for (const cell of document.querySelectorAll<HTMLElement>('main td')) {
      const style = getComputedStyle(cell, '::before');
      const label = /^"([^"]+)"/.exec(style.content)?.[1];
      if (!label) continue;
      const twin = document.createElement('span');
      twin.textContent = label;
      twin.dataset.label = 'twin';
      for (const name of ['font', 'overflow-wrap', 'word-break', 'hyphens', 'white-space', 'display', 'grid-area']) {
        twin.style.setProperty(name, style.getPropertyValue(name));
      }
      cell.prepend(twin);
      cell.dataset.labelled = '';
    }
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, Object.assign(sheet, { isOfLabels: true })];
  });

/** Gives the labels back to the styles. */
const unwriteLabels = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const twin of document.querySelectorAll('[data-label="twin"]')) twin.remove();
    for (const cell of document.querySelectorAll<HTMLElement>('[data-labelled]')) delete cell.dataset.labelled;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !('isOfLabels' in sheet));
  });

/** Texts of tables that are printed over another text of the same row, the labels of their cells included. The page is left as it was. */
export async function overprints(page: Page): Promise<string[]> {
  await installTexts(page);
  await writeLabels(page);
  const found = await page.evaluate(() => {
    const found = new Set<string>();
    for (const row of document.querySelectorAll('main tbody tr')) {
      const lines = textsOf(row).flatMap((one) => one.boxes(0, one.text.length).map((box) => ({ ...one, box })));
      for (const [index, a] of lines.entries()) {
        for (const b of lines.slice(index + 1)) {
          const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
          const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
          // The boxes of lines reach beyond their letters.
          if (a.boxes !== b.boxes && width > 2 && height > 0.45 * Math.min(a.box.height, b.box.height)) {
            found.add(`${a.text.trim()} over ${b.text.trim()}`);
          }
        }
      }
    }
    return [...found];
  });
  await unwriteLabels(page);
  return found;
}
