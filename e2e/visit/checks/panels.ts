/** Open panels: they lie over the page, and all of them is within reach by wheel and by finger. */
import type { Page } from '@playwright/test';
import type { Finding } from '../finding';

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
function pressable(selector: string): { all: string[]; free: string[] } {
  const part = document.querySelector(selector);
  const controls = part ? inPage.controls(part) : [];
  const free = controls.filter((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((share) => {
      const hit = document.elementFromPoint(left + width / 2, top + height * share);
      return hit !== null && control.contains(hit);
    });
  });
  return { all: controls.map((control) => inPage.name(control)), free: free.map((control) => inPage.name(control)) };
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
    for (const name of seen.free) reached.add(name);
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
