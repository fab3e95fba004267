/** Fixed and sticky parts: they keep their place, stay on top, and leave the words beside them in sight. */
import type { Page } from '@playwright/test';
import type { Finding } from '../finding';
import type { SceneView } from '../visit';

/** Parts that stay in view while the page scrolls under them. */
const FIXED = [
  { selector: '[data-part="promotion"]', edge: 'top' },
  { selector: 'header', edge: 'top' },
  { selector: '[data-part="help"]', edge: 'bottom' },
  { selector: '[data-part="apply"]', edge: 'bottom' },
] as const;

interface Fixed {
  part: Element;
  edge: 'top' | 'bottom';
  label: string;
}

/** Runs in the page. It scrolls in steps, and tells each fault of a part once. */
function movedParts(parts: typeof FIXED): Finding[] {
  const STEP = 240;
  const ACROSS = [0.06, 0.3, 0.5, 0.7, 0.94];
  const DOWN = [0.25, 0.5, 0.75];
  const found = new Map<string, Finding>();
  const report = (name: string, expected: string, seen: string) =>
    found.set(`${name} ${expected}`, { expected, found: `${name} ${seen}` });

  /** Tests the upper edge of a part that sticks now, inside its padding and round corners. */
  function lookAtSticky(part: Element) {
    const { left, top, width } = part.getBoundingClientRect();
    if (Math.abs(top - Number.parseFloat(getComputedStyle(part).top)) > 1) return;
    const hit = document.elementFromPoint(left + width / 2, top + 4);
    if (!hit || part.contains(hit)) return;
    report(inPage.name(part), 'what sticks in the page keeps clear of the bars', `covered by ${inPage.name(hit)}`);
  }

  /** Bars stand below each other at the top, the others in the lower half of the window. */
  function isInPlace({ part, edge, label }: Fixed, above: number): boolean {
    const { top, bottom } = part.getBoundingClientRect();
    const isAtTop = Math.abs(top - above) <= 1;
    const isAtFoot = top >= innerHeight / 2 && bottom <= innerHeight + 1;
    if (edge === 'top' ? isAtTop : isAtFoot) return true;
    const seen = `at ${Math.round(top)} px with the page at ${window.scrollY}`;
    report(label, 'it stays in its place while the page scrolls', seen);
    return false;
  }

  /** Beside the controls of a part at the foot another part may stand, or the page be seen. */
  function lookAtLayer({ part, edge, label }: Fixed) {
    const controls = [...part.querySelectorAll('a, button')].filter((one) => one.checkVisibility());
    const targets = edge === 'bottom' ? controls : [part];
    for (const { left, top, width, height } of targets.map((target) => target.getBoundingClientRect())) {
      for (const [x, y] of ACROSS.flatMap((across) => DOWN.map((down) => [across, down] as const))) {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        if (hit && part.contains(hit)) continue;
        report(label, 'it lies over what scrolls under it', `covered by ${hit ? inPage.name(hit) : 'nothing'}`);
      }
    }
  }

  /**
   * A phone's promotion bar goes with the page (S2-20). Until that is scrolled, what floats is below the window (S2-92). What
   * sticks at the foot ends with the page area.
   */
  function isAside({ part, edge }: Fixed): boolean {
    const { position } = getComputedStyle(part);
    if (position === 'relative') return true;
    const area = part.parentElement?.getBoundingClientRect();
    const isSticky = edge === 'bottom' && position === 'sticky';
    const isBelow =
      part.matches('[data-part="help"]:not([data-past])') && part.getBoundingClientRect().top >= innerHeight;
    return isBelow || (isSticky && area !== undefined && area.bottom < innerHeight);
  }

  for (const name of ['header', '[data-part="help"]']) {
    if (!document.querySelector(name)) report(name, 'every page has it', 'is missing');
  }
  const drawn = parts.flatMap(({ selector, edge }) =>
    [...document.querySelectorAll(selector)]
      // A wide screen shows a programme's bar only after its header has scrolled away (S2-94).
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => ({ part, edge, label: inPage.region(part) })),
  );
  const sticky = [...document.querySelectorAll('main *')].filter((part) => {
    const { position, top } = getComputedStyle(part);
    return position === 'sticky' && top !== 'auto' && part.checkVisibility();
  });
  const before = window.scrollY;
  const last = document.documentElement.scrollHeight - innerHeight;
  for (let y = 0; y <= last; y += STEP) {
    window.scrollTo({ top: y, behavior: 'instant' });
    for (const part of sticky) lookAtSticky(part);
    let above = 0;
    for (const one of drawn) {
      const isThere = !isAside(one) && isInPlace(one, above);
      if (one.edge === 'top') above = Math.max(above, one.part.getBoundingClientRect().bottom);
      if (isThere) lookAtLayer(one);
    }
  }
  window.scrollTo({ top: before, behavior: 'instant' });
  return [...found.values()];
}

/** Fixed or sticky parts that leave their place or go under another. The page must be at its top, its bar shown. */
export const checkFixed = (page: Page): Promise<Finding[]> => page.evaluate(movedParts, FIXED);

/** Runs in the page: words that pass under the floating buttons at the window's edge. */
function wordsUnderFloats(): Finding[] {
  const floats = [...document.querySelectorAll('[data-part="help"] :is(a, button)')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.getBoundingClientRect());
  const from = Math.min(...floats.map(({ left }) => left));
  const areas = [...document.querySelectorAll('main, footer')];
  const range = document.createRange();
  return areas
    .flatMap((area) => inPage.pieces(area))
    .flatMap((piece) => {
      if (!piece.node || !inPage.isSeen(piece)) return [];
      range.selectNodeContents(piece.node);
      const { right } = range.getBoundingClientRect();
      if (right <= from + 1) return [];
      const found = `"${piece.text.slice(0, 40)}" in "${inPage.region(piece.element)}": ${Math.round(right - from)} px`;
      return [{ expected: 'words keep clear of the floating buttons', found }];
    });
}

/** Words that the floating buttons cover as the page scrolls. On a phone the buttons have their own space at the foot. */
export const checkFloats = (page: Page, { width }: SceneView): Promise<Finding[]> | Finding[] =>
  width < 768 ? [] : page.evaluate(wordsUnderFloats);
