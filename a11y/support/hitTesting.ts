/** Hit testing: every control can be pressed all over, every word is uncovered, and fixed parts keep their place. */
import { rule } from './check';
import type { Violation } from './model';

/** Runs in the page, without a scroll event in between, so the bars stay in their state. */
function coveredControls(selector: string | undefined): Violation[] {
  /** Points to press, as shares of the box. None is in a corner, which may be rounded. */
  const SHARES = [
    ...[0.08, 0.5, 0.92].map((x) => [x, 0.5] as const),
    ...[0.08, 0.92].map((y) => [0.5, y] as const),
    ...[0.25, 0.75].flatMap((x) => [0.25, 0.75].map((y) => [x, y] as const)),
  ];
  /** Distance of the tested points from a card's edges, in px: inside its rounded corners. */
  const INSET = 24;
  /** Elements over the link of a card, where the card is in view and no bar covers it. */
  function hitsOfCard(control: HTMLElement): Element[] {
    const card = control.closest('li') ?? control.offsetParent;
    const cover = getComputedStyle(control, '::after');
    if (!card || cover.position !== 'absolute' || Math.abs(Number.parseFloat(cover.width) - card.clientWidth) > 1)
      return [];
    const { left, top, right, bottom, width, height } = card.getBoundingClientRect();
    const corners = [left + INSET, right - INSET].flatMap((x) => [top + INSET, bottom - INSET].map((y) => [x, y]));
    const within = SHARES.map(([x, y]) => [left + width * x, top + height * y]);
    return [...corners, ...within].flatMap(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y);
      const isOther = hit && card.contains(hit) && !control.contains(hit) && !hit.closest('a, button, summary');
      return isOther ? [hit] : [];
    });
  }
  const found: Violation[] = [];
  const before = window.scrollY;
  for (const control of inPage.controls(selector ? document.querySelector(selector) : undefined)) {
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const covering = new Set(hitsOfCard(control));
    for (const { left, top, width, height } of control.getClientRects()) {
      for (const [x, y] of SHARES) {
        const [atX, atY] = [left + width * x, top + height * y];
        if (atX < 0 || atY < 0 || atX >= innerWidth || atY >= innerHeight) continue;
        const hit = document.elementFromPoint(atX, atY);
        if (hit && control.contains(hit)) continue;
        // A line of text is lower than the box of its link.
        if (hit?.contains(control) && getComputedStyle(control).display === 'inline') continue;
        covering.add(hit?.closest('a, button, summary') ?? hit ?? document.body);
      }
    }
    if (covering.size > 0)
      found.push(inPage.fault(control, `covered by ${[...covering].map((hit) => inPage.name(hit)).join(', ')}`));
  }
  window.scrollTo({ top: before, behavior: 'instant' });
  return found;
}

/** In the page, in the open modal dialog, or in `selector`. */
export const reach = (selector?: string) =>
  rule({ rule: 'control-uncovered', title: 'Every control answers all over', criteria: ['2.5.8'] }, (page) =>
    page.evaluate(coveredControls, selector),
  );

/** Words of the page area that a drawing or a surface covers, or over which the floating buttons pass. */
export const uncovered = rule({ rule: 'words-uncovered', title: 'Nothing lies over a word' }, (page) =>
  page.evaluate(() => {
    const MARGIN = 160;
    const found: Violation[] = [];
    const before = window.scrollY;
    const isPainted = (element: Element) => {
      const { backgroundColor, backgroundImage, fill, stroke } = getComputedStyle(element);
      if (element instanceof SVGElement)
        return [fill, stroke].some((ink) => ink !== 'none' && inPage.colour(ink)[3] > 0.5);
      return backgroundImage !== 'none' || inPage.colour(backgroundColor)[3] > 0.5;
    };
    const floats = [...document.querySelectorAll('[data-part="help"] :is(a, button)')]
      .filter((one) => innerWidth >= 768 && one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.getBoundingClientRect().left);
    const range = document.createRange();
    for (const piece of [...document.querySelectorAll('main, footer')].flatMap((area) => inPage.pieces(area))) {
      const { element, text, node } = piece;
      if (!node || !inPage.isSeen(piece)) continue;
      range.selectNodeContents(node);
      if (range.getBoundingClientRect().right > Math.min(...floats) + 1)
        found.push(inPage.fault(element, `"${text.slice(0, 40)}" passes under the floating buttons`));
      if (!element.closest('main')) continue;
      const { top, bottom } = element.getBoundingClientRect();
      if (top < MARGIN || bottom > innerHeight - MARGIN)
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      for (const line of range.getClientRects()) {
        for (const share of [0.1, 0.5, 0.9]) {
          const [x, y] = [line.left + line.width * share, line.top + line.height / 2];
          if (x < 0 || x >= innerWidth || y < MARGIN || y >= innerHeight - MARGIN) continue;
          const hit = document.elementFromPoint(x, y);
          if (!hit || hit.contains(element) || element.contains(hit) || !isPainted(hit)) continue;
          found.push(inPage.fault(element, `"${text.slice(0, 40)}" lies under ${inPage.name(hit)}`));
        }
      }
    }
    window.scrollTo({ top: before, behavior: 'instant' });
    return found;
  }),
);

/** Parts that stay in view while the page scrolls under them. */
const FIXED = [
  ['[data-part="promotion"]', 'top'],
  ['header', 'top'],
  ['[data-part="help"]', 'bottom'],
  ['[data-part="apply"]', 'bottom'],
] as const;

/** Runs in the page. It scrolls in steps, and tells each fault of a part once. */
function movedParts(parts: typeof FIXED): Violation[] {
  const STEP = 240;
  const found = new Map<string, Violation>();
  const report = (part: Element, message: string) => {
    const fault = inPage.fault(part, message);
    found.set(fault.message, fault);
  };
  const isOver = (part: Element, x: number, y: number) => part.contains(document.elementFromPoint(x, y));

  /** A phone's promotion bar goes with the page (S2-20). What sticks at the foot ends with the page area. */
  function isAside(part: Element, edge: string): boolean {
    const { position } = getComputedStyle(part);
    const { bottom = 0 } = part.parentElement?.getBoundingClientRect() ?? {};
    const isBelow = edge === 'bottom' && part.getBoundingClientRect().top >= innerHeight;
    return position === 'relative' || isBelow || (edge === 'bottom' && position === 'sticky' && bottom < innerHeight);
  }

  const drawn = parts.flatMap(([selector, edge]) =>
    [...document.querySelectorAll(selector)]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => ({ part, edge })),
  );
  const sticky = [...document.querySelectorAll('main *')].filter((part) => {
    const { position, top } = getComputedStyle(part);
    return position === 'sticky' && top !== 'auto' && part.checkVisibility();
  });
  const before = window.scrollY;
  for (let y = 0; y <= document.documentElement.scrollHeight - innerHeight; y += STEP) {
    window.scrollTo({ top: y, behavior: 'instant' });
    for (const part of sticky) {
      const { left, top, width } = part.getBoundingClientRect();
      const isStuck = Math.abs(top - Number.parseFloat(getComputedStyle(part).top)) <= 1;
      if (isStuck && !isOver(part, left + width / 2, top + 4)) report(part, 'it sticks under a bar');
    }
    let above = 0;
    for (const { part, edge } of drawn) {
      const { top, bottom } = part.getBoundingClientRect();
      const isInPlace =
        edge === 'top' ? Math.abs(top - above) <= 1 : top >= innerHeight / 2 && bottom <= innerHeight + 1;
      if (edge === 'top') above = Math.max(above, bottom);
      if (isAside(part, edge)) continue;
      if (!isInPlace) report(part, 'it leaves its place while the page scrolls');
      // Beside the controls of a part at the foot another part may stand, or the page be seen.
      const targets = edge === 'top' ? [part] : [...part.querySelectorAll('a, button')].filter(inPage.isVisible);
      for (const target of targets) {
        const box = target.getBoundingClientRect();
        const isCovered = [0.06, 0.3, 0.5, 0.7, 0.94].some((across) =>
          [0.25, 0.5, 0.75].some((down) => !isOver(part, box.left + box.width * across, box.top + box.height * down)),
        );
        if (isInPlace && isCovered) report(part, 'what scrolls under it lies over it');
      }
    }
  }
  window.scrollTo({ top: before, behavior: 'instant' });
  for (const name of ['header', '[data-part="help"]'])
    if (!document.querySelector(name)) report(document.body, `it has no ${name}`);
  return [...found.values()];
}

/** The page must be at its top, its bar shown. */
export const fixedParts = rule(
  { rule: 'fixed-parts', title: 'What is fixed keeps its place and stays on top', criteria: ['3.2.3'] },
  (page) => page.evaluate(movedParts, FIXED),
);

/** At its end the part is in the window with its close button, and the page behind does not scroll on. */
export const end = (selector: string) =>
  rule({ rule: 'panel-end', title: 'The end of an open part is in the window, its close button too' }, (page) =>
    page.evaluate((panel) => {
      const part = document.querySelector(panel);
      const full = (part ? [part, ...part.querySelectorAll('*')] : []).filter(
        (one) =>
          inPage.isVisible(one) &&
          one.scrollHeight > one.clientHeight + 1 &&
          !/visible/.test(getComputedStyle(one).overflowY),
      );
      const scrollers = full.filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY));
      const found = [
        ...full
          .filter((one) => !scrollers.includes(one))
          .map((one) => inPage.fault(one, 'it holds more than it shows, and does not scroll')),
        ...scrollers
          .filter((one) => !/contain|none/.test(getComputedStyle(one).overscrollBehaviorY))
          .map((one) => inPage.fault(one, 'at its end the page behind scrolls on')),
      ];
      for (const one of scrollers) one.scrollTop = one.scrollHeight;
      if (part && part.getBoundingClientRect().bottom > innerHeight) found.push(inPage.fault(part, 'it ends outside'));
      for (const button of part?.querySelectorAll('button') ?? []) {
        if (!/^(Close|Back)\b/.test(button.textContent || button.ariaLabel || '')) continue;
        const { left, top, width, height } = button.getBoundingClientRect();
        if (!button.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
          found.push(inPage.fault(button, 'it is out of reach at the end'));
      }
      for (const one of scrollers) one.scrollTop = 0;
      return found;
    }, selector),
  );
