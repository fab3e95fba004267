/** Focus without real keys: focusable elements, their order, and the visibility of the focus. */
import type { Page } from '@playwright/test';
import type { Finding } from '../finding';

/** Runs in the page. `a11y/2-screens/keyboard.a11y.ts` presses real keys. */
function lostStops(): Finding[] {
  const findings: Finding[] = [];
  const before = document.activeElement as HTMLElement | null;
  const focusStyle = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return `${outlineStyle} ${outlineWidth} ${boxShadow}`;
  };
  for (const stop of document.querySelectorAll<HTMLElement>('[tabindex]')) {
    // A scrolling panel may have a `tabindex`; any other part would take the focus at each click in its text.
    if (stop.tabIndex < 0 && stop.querySelector('a, button') && !stop.matches('dialog, [id$="-panel"]')) {
      findings.push({ expected: 'after a click in its text, Tab goes on from there', found: inPage.name(stop) });
    }
    if (stop.tabIndex > 0) findings.push({ expected: 'the order of the document', found: inPage.name(stop) });
  }
  for (const stop of audit.tabbable()) {
    const holders = [
      stop,
      stop.parentElement,
      stop.closest('li'),
      stop.offsetParent,
      stop.closest('[data-part="field"]'),
    ];
    const looks = () => holders.map((holder) => holder && focusStyle(holder)).join();
    before?.blur();
    const atRest = looks();
    stop.focus({ preventScroll: true });
    if (document.activeElement !== stop) {
      findings.push({ expected: 'it takes the focus', found: inPage.name(stop) });
    } else if (looks() === atRest || !/(?:solid|auto|dashed) (?:[2-9]|\d\d)/.test(looks())) {
      findings.push({ expected: 'a ring of 2 px and more with the focus', found: inPage.name(stop) });
    }
    stop.blur();
  }
  return findings;
}

/** Runs in the page: elements that are wholly hidden while focused (WCAG 2.4.11). */
function hiddenFocus(): Finding[] {
  const SHARES = [0.02, 0.25, 0.5, 0.75, 0.98];
  const before = window.scrollY;
  const findings = audit.tabbable().flatMap((stop) => {
    stop.focus();
    const { left, top, width, height } = stop.getBoundingClientRect();
    const isSeen = SHARES.some((x) =>
      SHARES.some((y) => stop.contains(document.elementFromPoint(left + width * x, top + height * y))),
    );
    stop.blur();
    return isSeen ? [] : [{ expected: 'it is in sight while it has the focus', found: inPage.name(stop) }];
  });
  window.scrollTo({ top: before, behavior: 'instant' });
  return findings;
}

/** Focused elements that are hidden, for low windows, in which sticky parts take much space. */
export const checkFocusSeen = (page: Page): Promise<Finding[]> => page.evaluate(hiddenFocus);

export async function checkKeyboard(page: Page): Promise<Finding[]> {
  // A key press, so that browsers treat the next focus as one by keyboard.
  await page.keyboard.press('Shift');
  return page.evaluate(lostStops);
}
