/** Hit testing: every control can be pressed all over, and fixed parts stay on top. */
import type { Page } from '@playwright/test';
import type { Finding } from '../finding';
import type { View } from '../visit';

/** Parts that stay in view while the page scrolls under them. */
const FIXED = [
  { selector: '[data-part="announcement"]', edge: 'top' },
  { selector: 'header', edge: 'top' },
  { selector: '[data-part="help"]', edge: 'bottom' },
  { selector: '[data-part="apply"]', edge: 'bottom' },
] as const;

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
        if (hit && (control.contains(hit) || hit.closest('label')?.control === control)) continue;
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

/** Runs in the page. */
function movedParts(parts: typeof FIXED): Finding[] {
  const STEP = 240;
  const SHARES = [0.06, 0.3, 0.5, 0.7, 0.94];
  const found = new Map<string, Finding>();
  for (const name of ['header', '[data-part="help"]']) {
    if (!document.querySelector(name)) found.set(name, { expected: 'every page has it', found: `no ${name}` });
  }
  const before = window.scrollY;
  const last = document.documentElement.scrollHeight - innerHeight;
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
  for (let y = 0; y <= last; y += STEP) {
    window.scrollTo({ top: y, behavior: 'instant' });
    for (const part of sticky) {
      const { left, top, width } = part.getBoundingClientRect();
      // It sticks now. Tests its upper edge, inside its padding and round corners.
      if (Math.abs(top - Number.parseFloat(getComputedStyle(part).top)) > 1) continue;
      const hit = document.elementFromPoint(left + width / 2, top + 4);
      if (!hit || part.contains(hit)) continue;
      found.set(`sticks ${inPage.name(part)}`, {
        expected: 'what sticks in the page keeps clear of the bars',
        found: `${inPage.name(part)}: covered by ${inPage.name(hit)}`,
      });
    }
    let above = 0;
    for (const { part, edge, label } of drawn) {
      // A part that sticks at the foot ends with the page area.
      const area = part.parentElement?.getBoundingClientRect();
      if (edge === 'bottom' && area && getComputedStyle(part).position === 'sticky' && area.bottom < innerHeight)
        continue;
      // It makes way for a choice under it (S2-92).
      if (part.matches('[data-over]')) continue;
      const { left, top, bottom, width, height } = part.getBoundingClientRect();
      if (edge === 'top' ? Math.abs(top - above) > 1 : top < innerHeight / 2 || bottom > innerHeight + 1) {
        found.set(`place ${label}`, {
          expected: 'it stays in its place while the page scrolls',
          found: `${label} at ${Math.round(top)} px with the page at ${y}`,
        });
        continue;
      }
      if (edge === 'top') above += height;
      const controls =
        edge === 'bottom' ? [...part.querySelectorAll('a, button')].filter((one) => one.checkVisibility()) : [part];
      for (const target of controls) {
        const box = controls.length === 1 ? { left, top, width, height } : target.getBoundingClientRect();
        for (const x of SHARES) {
          for (const y of [0.25, 0.5, 0.75]) {
            const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
            if (hit && part.contains(hit)) continue;
            found.set(`layer ${label}`, {
              expected: 'it lies over what scrolls under it',
              found: `${label}: covered by ${hit ? inPage.name(hit) : 'nothing'}`,
            });
          }
        }
      }
    }
  }
  window.scrollTo({ top: before, behavior: 'instant' });
  return [...found.values()];
}

/** Fixed or sticky parts that leave their place or go under another. The page must be at its top, its bar shown. */
export const checkFixed = (page: Page): Promise<Finding[]> => page.evaluate(movedParts, FIXED);

/** Controls of the page, of the open modal dialog, or of `selector`, that are partly covered. */
export const checkReach = (page: Page, selector?: string): Promise<Finding[]> =>
  page.evaluate(coveredControls, selector);

/** Visible places of the open part `selector` that something else covers. Runs in the page. */
function coveredPlaces(selector: string): Finding[] {
  const part = document.querySelector(selector);
  if (!part) return [{ expected: 'it is open', found: selector }];
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const covering = new Set<string>();
  for (let x = left + 12; x < Math.min(right, innerWidth) - 12; x += 40) {
    for (let y = top + 12; y < Math.min(bottom, innerHeight) - 12; y += 40) {
      const hit = document.elementFromPoint(x, y);
      if (!hit || !part.contains(hit)) covering.add(hit ? inPage.name(hit) : 'nothing');
    }
  }
  return [...covering].map((name) => ({
    expected: 'an open part lies over the page',
    found: `${selector}: covered by ${name}`,
  }));
}
export const checkOnTop = (page: Page, selector: string): Promise<Finding[]> => page.evaluate(coveredPlaces, selector);

/** Runs in the page: all controls of `selector`, and those that can be pressed now, from top to bottom. */
function pressable(selector: string): { all: string[]; now: string[] } {
  const part = document.querySelector(selector);
  const controls = part ? inPage.controls(part) : [];
  const now = controls.filter((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((share) => {
      const hit = document.elementFromPoint(left + width / 2, top + height * share);
      return hit !== null && control.contains(hit);
    });
  });
  return { all: controls.map((control) => inPage.name(control)), now: now.map((control) => inPage.name(control)) };
}

/** Scroll positions of the open part `selector` and of the page, after two frames. Runs in the page. */
async function offsetOf(selector: string): Promise<string> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return [document.scrollingElement, document.querySelector(selector)].map((box) => box?.scrollTop).join();
}
/** Runs in the page. */
function toTop(selector: string) {
  for (const box of [document.scrollingElement, document.querySelector(selector)]) {
    box?.scrollTo({ top: 0, behavior: 'instant' });
  }
}

/** Scrolls the open part `selector` and the page to their tops, again if momentum scrolls them away. */
async function restAtTop(page: Page, selector: string): Promise<string> {
  let before = '';
  for (;;) {
    await page.evaluate(toTop, selector);
    const now = await page.evaluate(offsetOf, selector);
    if (now === before) return now;
    before = now;
  }
}

/**
 * Controls of the open part `selector` that no wheel scroll brings wholly into view. On a touch screen, the part must also
 * scroll with a finger.
 */
export async function checkScrolling(page: Page, selector: string, isTouched: boolean): Promise<Finding[]> {
  await restAtTop(page, selector);
  const box = await page.locator(selector).boundingBox();
  const size = page.viewportSize();
  if (!box || !size) return [{ expected: 'it is open', found: selector }];
  const [x, y] = [box.x + box.width / 2, Math.min(box.y + box.height, size.height) - 40];
  const session = await page.context().newCDPSession(page);
  const reached = new Set<string>();
  let all: string[] = [];
  let turns = 0;
  for (; turns < 16; turns += 1) {
    const seen = await page.evaluate(pressable, selector);
    all = seen.all;
    for (const name of seen.now) reached.add(name);
    if (all.every((name) => reached.has(name))) break;
    const wheel = { gestureSourceType: 'mouse', yDistance: -140, speed: 4000, preventFling: true } as const;
    await session.send('Input.synthesizeScrollGesture', { x, y, ...wheel });
  }
  const findings = all
    .filter((name) => !reached.has(name))
    .map((name) => ({ expected: `the wheel brings it into view, ${size.height} px high`, found: name }));
  if (isTouched && turns > 0) {
    const before = await restAtTop(page, selector);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x, y });
    for (let moved = 20; moved <= 160; moved += 20) await touch('touchMove', { x, y: y - moved });
    await touch('touchEnd');
    if ((await page.evaluate(offsetOf, selector)) === before) {
      findings.push({ expected: `it follows a finger, ${size.height} px high`, found: selector });
    }
  }
  await session.detach();
  return findings;
}

/** Runs in the page. Scrolls each scroll container of the open part to its end, and back. */
function endOf(selector: string): Finding[] {
  const findings: Finding[] = [];
  const part = document.querySelector(selector);
  const scrollers = part
    ? [part, ...part.querySelectorAll('*')].filter(
        (element) =>
          element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY),
      )
    : [];
  for (const scroller of scrollers) {
    if (!/contain|none/.test(getComputedStyle(scroller).overscrollBehaviorY)) {
      findings.push({ expected: 'at its end the page behind does not scroll on', found: inPage.name(scroller) });
    }
    scroller.scrollTop = scroller.scrollHeight;
  }
  if (part && part.getBoundingClientRect().bottom > innerHeight) {
    findings.push({ expected: 'its end is in the window as well', found: selector });
  }
  for (const button of part?.querySelectorAll('button') ?? []) {
    if (!/^(Close|Back)\b/.test(button.textContent || button.ariaLabel || '')) continue;
    const { left, top, width, height } = button.getBoundingClientRect();
    if (!button.contains(document.elementFromPoint(left + width / 2, top + height / 2))) {
      findings.push({ expected: 'it is within reach at the end as well', found: inPage.name(button) });
    }
  }
  for (const scroller of scrollers) scroller.scrollTop = 0;
  return findings;
}

/** Scrolls the open part `selector` to its end: its close button stays within reach, and the page does not scroll. */
export const checkEnd = (page: Page, selector: string): Promise<Finding[]> => page.evaluate(endOf, selector);

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
export const checkFloats = (page: Page, { width }: View): Promise<Finding[]> | Finding[] =>
  width < 768 ? [] : page.evaluate(wordsUnderFloats);
