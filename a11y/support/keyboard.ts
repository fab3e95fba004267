/** Presses Tab through a page as a visitor does: every control is reached in order, uncovered, and left again. */
import type { Page } from '@playwright/test';
import { judge, ofPage } from './check';
import type { CheckResult, Violation } from './model';

/** Limit of a walk, more stops than any page has: a longer walk is a keyboard trap. */
const MOST_STOPS = 300;

declare global {
  /** The stops so far; a dialog's end puts `undefined` between two. */
  var walked: ({ element: Element; bottom: number; top: number; right: number } | undefined)[];
}

/** The element that has the focus; none at the end of the page, or outside `scope`. Runs in the page. */
function readStop(scope: string | undefined) {
  const element = document.activeElement;
  if (!element || element.matches('html, body') || (scope && !element.closest(scope))) return undefined;
  const box = element.getBoundingClientRect();
  const line = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0) ?? box;
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [x, y] as const));
  const over = points
    .map(([x, y]) => document.elementFromPoint(line.left + line.width * x, line.top + line.height * y))
    .find((hit) => !hit || !(element.contains(hit) || hit.contains(element)));
  const previous = globalThis.walked.at(-1);
  const isKnown = globalThis.walked.some((stop) => stop?.element === element);
  const partOf = (at: Element) => at.closest('header, main, footer, aside, dialog, nav, li, tr');
  const [top, bottom] = [box.top + scrollY, box.bottom + scrollY];
  const isUpwards =
    previous && partOf(previous.element) === partOf(element) && bottom <= previous.top + 1 && box.left < previous.right;
  const isBackwards = previous && element.compareDocumentPosition(previous.element) & Node.DOCUMENT_POSITION_FOLLOWING;
  const isFirst = globalThis.walked[0]?.element === element;
  globalThis.walked.push({ element, top, bottom, right: box.right });
  return {
    fault: inPage.fault(element, ''),
    isKnown,
    isFirst,
    /** Name of what covers it in part; empty for nothing. */
    covering: over === undefined ? '' : over ? inPage.name(over) : 'the edge of the window',
    isOutOfOrder: Boolean(isBackwards || isUpwards),
  };
}

/** Controls that the Tab key should have reached and did not. Runs in the page. */
function missedStops(scope: string | undefined): Violation[] {
  const reached = new Set(globalThis.walked.map((stop) => stop?.element));
  return inPage
    .tabbable()
    .filter((element) => !reached.has(element) && (!scope || element.closest(scope)))
    .map((element) => inPage.fault(element, 'the Tab key never reaches it'));
}

/** Lets the next Tab start at the top of the document. Runs in the page. */
function startAtTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

/** Address, title and open dialogs, which the focus alone must not change. Runs in the page. */
const context = () => `${location.href} ${document.title} ${document.querySelectorAll('dialog[open]').length}`;

/**
 * Walks from the top of the page, or through the open part `scope` from the current focus on, until the Tab key leaves it.
 * The criteria of WCAG on the keyboard, one result each; `count` is the number of stops.
 */
export async function walk(page: Page, scope?: string): Promise<{ count: number; results: CheckResult[] }> {
  const [order, covered, changes, traps]: [Violation[], Violation[], Violation[], Violation[]] = [[], [], [], []];
  if (!scope) await page.evaluate(startAtTop);
  await page.evaluate(() => {
    globalThis.walked = [];
  });
  const before = await page.evaluate(context);
  let count = 0;
  // After a modal dialog's end the Tab key goes to the browser's controls, then to the dialog's first.
  let mayLeave = scope !== 'dialog';
  for (let presses = 1; ; presses += 1) {
    await page.keyboard.press('Tab');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const stop = await page.evaluate(readStop, scope);
    if (!stop && !mayLeave) {
      mayLeave = true;
      await page.evaluate(() => globalThis.walked.push(undefined));
      continue;
    }
    if (!stop || (stop.isFirst && count > 1)) break;
    const tell = (message: string) => ({ ...stop.fault, message: `${stop.fault.message}${message}` });
    if (stop.isKnown || presses > MOST_STOPS) {
      traps.push(tell('the Tab key does not get away from it'));
      break;
    }
    count += 1;
    if (stop.isOutOfOrder) order.push(tell('it is before the stop that the Tab key left'));
    if (stop.covering) covered.push(tell(`with the focus it is covered by ${stop.covering}`));
    if ((await page.evaluate(context)) !== before) {
      changes.push(tell('its focus alone changes the page'));
      break;
    }
  }
  const missed = traps.length > 0 ? [] : await page.evaluate(missedStops, scope);
  const results = (
    [
      ['focus-order', 'Tab goes through the controls in reading order', '2.4.3 1.3.2', order],
      ['keyboard-reach', 'Tab reaches every control', '2.1.1 2.1.3', missed],
      ['no-keyboard-trap', 'Tab gets away from every control', '2.1.2', traps, ['80af7b']],
      ['focus-not-obscured', 'No stop lies under a bar, not even in part', '2.4.11 2.4.12', covered],
      ['focus-changes-nothing', 'The focus alone changes nothing', '3.2.1', changes],
    ] satisfies [rule: string, title: string, criteria: string, found: Violation[], actRules?: string[]][]
  ).map(([rule, title, criteria, violations, actRules = []]) =>
    judge({ rule, title, criteria: criteria.split(' '), actRules }, violations),
  );
  return { count, results };
}

/** Presses Tab and Enter from the top of the page. The page is left at its main content. */
export async function checkSkipLink(page: Page): Promise<CheckResult> {
  await page.evaluate(startAtTop);
  await page.keyboard.press('Tab');
  const isSkip = await page.evaluate(() => {
    const { activeElement } = document;
    return Boolean(activeElement?.matches('a[href^="#"]') && inPage.isVisible(activeElement));
  });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isPast = await page.evaluate(() => {
    const [main, { activeElement }] = [document.querySelector('main'), document];
    // A page without a control in its main content goes on to the footer.
    return Boolean(
      main && activeElement && (main.contains(activeElement) || main.compareDocumentPosition(activeElement) & 4),
    );
  });
  const faults = [
    !isSkip && 'the first stop of the Tab key is no visible skip link',
    isSkip && !isPast && 'the stop after the skip link is not in the main content',
  ];
  return judge(
    {
      rule: 'skip-link',
      title: 'The first stop skips to the main content: it is seen, and the next stop lies in main',
      criteria: ['2.4.1'],
      actRules: ['cf77f2'],
    },
    faults.flatMap((fault) => (fault ? [ofPage(fault)] : [])),
  );
}
