/** Focus without real keys: what can have it, whether it is visible, and in which order. */
import type { Page } from '@playwright/test';
import type { Finding } from '../finding';

/** Runs in the page. `a11y/2-screens/keyboard.a11y.ts` presses real keys. */
function lostStops(): Finding[] {
  const findings: Finding[] = [];
  const before = document.activeElement as HTMLElement | null;
  const look = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return `${outlineStyle} ${outlineWidth} ${boxShadow}`;
  };
  for (const stop of document.querySelectorAll<HTMLElement>('[tabindex]')) {
    if (stop.tabIndex > 0) findings.push({ expected: 'the order of the document', found: inPage.name(stop) });
  }
  for (const stop of audit.tabbable()) {
    const holders = [stop, stop.parentElement, stop.closest('li'), stop.closest('[data-part="field"]')];
    const looks = () => holders.map((holder) => holder && look(holder)).join();
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

export async function checkKeyboard(page: Page): Promise<Finding[]> {
  // From here on a focus counts as one by keyboard.
  await page.keyboard.press('Shift');
  return page.evaluate(lostStops);
}
