/** Disclosures, dialogs and the skip link: `aria-expanded` is right, a dialog keeps the focus, the link skips. */
import type { Page } from '@playwright/test';
import type { Place } from '../inPage';
import type { CheckResult } from '../model';
import { judge, type Rule, wholePage } from './rule';

const EXPANDED: Rule = {
  rule: 'expanded-is-true',
  title: 'aria-expanded says whether what the control opens is there',
  criteria: ['4.1.2', '1.3.1'],
  impact: 'A screen reader says that something is open when it is not.',
  fix: 'Set aria-expanded from the same state that shows the panel, and aria-controls to its id.',
};
const DIALOG: Rule = {
  rule: 'dialog-keeps-focus',
  title: 'A dialog has a name, takes the focus, keeps it both ways, closes with Escape and gives the focus back',
  criteria: ['2.1.2', '2.4.3', '4.1.2'],
  impact: 'Visitors with a keyboard or a screen reader end up behind the dialog.',
  fix: 'Use the native dialog element with showModal(), and close() it.',
};
const SKIP_LINK: Rule = {
  rule: 'skip-link',
  title: 'The first stop skips to the main content: it is seen, and the next stop lies in main',
  criteria: ['2.4.1'],
  actRules: ['cf77f2'],
  impact: 'Visitors with a keyboard go through the bars on every page.',
  fix: 'Point it at the id of main.',
};

function expandedPlaces(): { tried: number; places: Place[] } {
  const controls = [...document.querySelectorAll('[aria-expanded]')].filter((control) => audit.isVisible(control));
  const places = controls.flatMap((control) => {
    const controlled = document.getElementById(control.getAttribute('aria-controls') ?? '');
    if (!controlled) return [audit.place(control, 'Its aria-controls names nothing on the page.')];
    const isOpen = controlled.checkVisibility({ visibilityProperty: true });
    const says = control.getAttribute('aria-expanded');
    return String(isOpen) === says ? [] : [audit.place(control, `It says aria-expanded="${says}".`)];
  });
  return { tried: controls.length, places };
}

/** Compares each control's `aria-expanded` with the element that it controls, in the page's current state. */
export async function checkExpanded(page: Page): Promise<CheckResult> {
  const { places, tried } = await page.evaluate(expandedPlaces);
  return judge(EXPANDED, places, tried);
}

/** `true` if the focus is in the dialog, or outside the page, in the browser's own bars. */
const isInside = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body || Boolean(activeElement?.closest('dialog:modal'));
  });

/** Tests the open modal dialog, and closes it with Escape. `opener` is the selector of the button that opened it. */
export async function checkDialog(page: Page, opener: string): Promise<CheckResult> {
  const dialog = page.locator('dialog:modal');
  const place = await dialog.evaluate((element) => audit.place(element, ''));
  const faults: string[] = [];
  const isNamed = await dialog.evaluate((element) =>
    Boolean(element.ariaLabel ?? element.getAttribute('aria-labelledby')),
  );
  if (!isNamed) faults.push('It has no name.');
  if (!(await dialog.evaluate((element) => element.contains(document.activeElement)))) {
    faults.push('It does not take the focus.');
  }
  const stops = await page.evaluate(() => audit.tabbable().length);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < stops + 2; stop += 1) {
      await page.keyboard.press(key);
      if (await isInside(page)) continue;
      faults.push(`${key} leads out of it.`);
      break;
    }
  }
  await page.keyboard.press('Escape');
  const isClosed = await dialog.waitFor({ state: 'detached', timeout: 2000 }).then(
    () => true,
    () => false,
  );
  if (!isClosed) faults.push('Escape does not close it.');
  const isBack = await page.evaluate((selector) => document.activeElement?.matches(selector), opener);
  if (isClosed && !isBack) faults.push('Closing it does not give the focus back to what opened it.');
  return judge(
    DIALOG,
    faults.map((message) => ({ ...place, message })),
  );
}

/** Presses Tab and Enter from the top of the page. The page is left at its main content. */
export async function checkSkipLink(page: Page): Promise<CheckResult> {
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.blur();
    document.body.removeAttribute('tabindex');
  });
  await page.keyboard.press('Tab');
  const place = await page.evaluate(() => {
    const { activeElement } = document;
    const isSkip = activeElement?.matches('a[href^="#"]') && audit.isVisible(activeElement);
    return isSkip ? audit.place(activeElement as Element, 'The stop after it is not in the main content.') : undefined;
  });
  if (!place) return judge(SKIP_LINK, [wholePage('The first stop of the Tab key is no visible skip link.')]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isPast = await page.evaluate(() => {
    const main = document.querySelector('main');
    const { activeElement } = document;
    // A page without a control in its main content goes on to the footer.
    return Boolean(
      main && activeElement && (main.contains(activeElement) || main.compareDocumentPosition(activeElement) & 4),
    );
  });
  // Restores the address for the next checks.
  await page.evaluate(() => history.replaceState(history.state, '', location.pathname + location.search));
  return judge(SKIP_LINK, isPast ? [] : [place]);
}
