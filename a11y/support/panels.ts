/** Open panels: all of them is within reach by wheel, by finger and at their end. */
import type { Page } from '@playwright/test';
import { ofPage, rule } from './check';

/** Runs in the page: all controls of `selector`, and those that can be pressed now, from top to bottom. */
function pressable(selector: string): { all: string[]; free: string[] } {
  const controls = inPage.controls(document.querySelector(selector));
  const free = controls.filter((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((share) =>
      control.contains(document.elementFromPoint(left + width / 2, top + height * share)),
    );
  });
  return { all: controls.map((control) => inPage.name(control)), free: free.map((control) => inPage.name(control)) };
}

/** Scrolls the open part and the page to their tops, and reads where they are two frames later. Runs in the page. */
async function offsetOf([selector, isReset]: readonly [string, boolean]): Promise<string> {
  const boxes = [document.scrollingElement, document.querySelector(selector)];
  if (isReset) for (const box of boxes) box?.scrollTo({ top: 0, behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return boxes.map((box) => box?.scrollTop).join();
}

/** Scrolls both to their tops, again if momentum scrolls them away. */
async function restAtTop(page: Page, selector: string): Promise<string> {
  let before = '';
  for (;;) {
    const now = await page.evaluate(offsetOf, [selector, true] as const);
    if (now === before) return now;
    before = now;
  }
}

/** Controls that no wheel scroll brings wholly into view. On a touch screen the part must also scroll with a finger. */
export const scrolling = (selector: string, isTouched: boolean) =>
  rule(
    { rule: 'panel-scrolls', title: 'Wheel and finger bring all of an open part into view', criteria: ['1.4.10'] },
    async (page: Page) => {
      await restAtTop(page, selector);
      const box = await page.locator(selector).boundingBox();
      const size = page.viewportSize();
      if (!box || !size) return [ofPage(`${selector} is not open`)];
      const [x, y] = [box.x + box.width / 2, Math.min(box.y + box.height, size.height) - 40];
      const session = await page.context().newCDPSession(page);
      const reached = new Set<string>();
      let seen = await page.evaluate(pressable, selector);
      let turns = 0;
      const isWhole = () => seen.all.every((name) => reached.has(name));
      for (; turns < 16; turns += 1) {
        seen = await page.evaluate(pressable, selector);
        for (const name of seen.free) reached.add(name);
        if (isWhole()) break;
        const wheel = { gestureSourceType: 'mouse', yDistance: -140, speed: 4000, preventFling: true } as const;
        await session.send('Input.synthesizeScrollGesture', { x, y, ...wheel });
      }
      const found = seen.all
        .filter((name) => !reached.has(name))
        .map((name) => ofPage(`the wheel does not bring ${name} into view, ${size.height} px high`));
      if (isTouched && turns > 0) {
        const before = await restAtTop(page, selector);
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
          session.send('Input.dispatchTouchEvent', { type, touchPoints });
        await touch('touchStart', { x, y });
        for (let moved = 20; moved <= 160; moved += 20) await touch('touchMove', { x, y: y - moved });
        await touch('touchEnd');
        if ((await page.evaluate(offsetOf, [selector, false] as const)) === before)
          found.push(ofPage(`${selector} does not follow a finger, ${size.height} px high`));
      }
      await session.detach();
      return found;
    },
  );

/** At its end the part is in the window with its close button, and the page behind does not scroll on. */
export const end = (selector: string) =>
  rule({ rule: 'panel-end', title: 'The end of an open part is in the window, its close button too' }, (page) =>
    page.evaluate((panel) => {
      const part = document.querySelector(panel);
      const scrollers = [part, ...(part?.querySelectorAll('*') ?? [])].filter(
        (one) => one && one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY),
      ) as Element[];
      const found = scrollers
        .filter((one) => !/contain|none/.test(getComputedStyle(one).overscrollBehaviorY))
        .map((one) => inPage.fault(one, 'at its end the page behind scrolls on'));
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
