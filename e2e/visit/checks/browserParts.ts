/** Settings and parts of the visitor's browser: reduced motion, selection, live regions, fields, translation. */
import type { Page } from '@playwright/test';
import type { Finding } from '../finding';

/** Motions on hover, focus or press that ignore a preference for reduced motion. Runs in the page. */
function unaskedMotion(): Finding[] {
  const MOVES = ['transform', 'translate', 'scale', 'rotate'];
  const findings: Finding[] = [];
  const look = (rules: CSSRuleList, isAsked: boolean) => {
    for (const rule of rules) {
      const isFree = isAsked || (rule instanceof CSSMediaRule && /reduced-motion: ?no-pref/.test(rule.conditionText));
      if (rule instanceof CSSStyleRule && !isFree && /:(hover|active|focus)/.test(rule.selectorText)) {
        const moves = MOVES.filter((name) => !['', 'none'].includes(rule.style.getPropertyValue(name)));
        if (moves.length > 0) {
          findings.push({
            expected: 'it moves only for those who do not ask for less motion',
            found: `${moves} of ${rule.selectorText}`,
          });
        }
      }
      if (rule instanceof CSSGroupingRule) look(rule.cssRules, isFree);
    }
  };
  for (const sheet of document.styleSheets) look(sheet.cssRules, false);
  return findings;
}
export const checkMotionAsked = (page: Page): Promise<Finding[]> => page.evaluate(unaskedMotion);

/** Live regions that are switched off, so that screen readers ignore their changes, and those that interrupt. */
export const checkLiveRegions = (page: Page): Promise<Finding[]> =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('[aria-live=off], [aria-busy=true], [aria-hidden=true] [role=status]')].map(
      (region) => ({ expected: 'a live region is on', found: inPage.name(region) }),
    ),
    // Nothing on this site is so urgent that it may interrupt a screen reader.
    ...[...document.querySelectorAll('[aria-live=assertive], [role=alert]')].map((region) => ({
      expected: 'a live region waits for its turn',
      found: inPage.name(region),
    })),
  ]);

/** The browser's own parts are there, in the visitor's colours: scroll bars, selections, translations. */
export const checkOwnParts = (page: Page): Promise<Finding[]> =>
  page.evaluate(() => {
    const findings: Finding[] = [];
    const { colorScheme } = getComputedStyle(document.documentElement);
    if (colorScheme !== 'light dark') {
      findings.push({ expected: 'the browser’s own parts in light and dark', found: `color-scheme: ${colorScheme}` });
    }
    for (const part of document.querySelectorAll('[translate=no]')) {
      findings.push({ expected: 'a browser may translate it', found: inPage.name(part) });
    }
    for (const part of document.querySelectorAll('*')) {
      const { scrollbarWidth, userSelect } = getComputedStyle(part);
      if (scrollbarWidth === 'none') findings.push({ expected: 'it keeps its scroll bar', found: inPage.name(part) });
      if (userSelect === 'none') findings.push({ expected: 'its words can be selected', found: inPage.name(part) });
    }
    return findings;
  });

/** Selected text has a contrast of 4.5:1 (WCAG 1.4.3), where the styles set its colours. */
export const checkSelection = (page: Page): Promise<Finding[]> =>
  page.evaluate(() => {
    const all = new Set(inPage.pieces(document.body).flatMap((piece) => (inPage.isSeen(piece) ? piece.element : [])));
    return [...all].flatMap((element) => {
      const { color, backgroundColor } = getComputedStyle(element, '::selection');
      const [top, under] = [inPage.colour(backgroundColor), inPage.surface(element)];
      if (top[3] === 0 || !under) return [];
      const surface = inPage.blend(top, under);
      const contrast = inPage.ratio(inPage.blend(inPage.colour(color), surface), surface);
      const found = `${inPage.name(element)} has ${contrast.toFixed(2)}:1`;
      return contrast < 4.5 ? [{ expected: 'contrast of 4.5:1 while it is selected', found }] : [];
    });
  });

/** Fields that accept no text, open no keyboard on a phone, or hide the caret. */
export const checkFields = (page: Page): Promise<Finding[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input')]
      .filter((field) => {
        const style = getComputedStyle(field);
        const caret = style.caretColor === 'auto' ? style.color : style.caretColor;
        const surface = inPage.surface(field) ?? [0, 0, 0, 0];
        const isFaint = inPage.ratio(inPage.blend(inPage.colour(caret), surface), surface) < 3;
        return field.inputMode === 'none' || field.readOnly || field.disabled || isFaint;
      })
      .map((field) => ({
        expected: 'a field that can be written in, by telephone too, and shows where',
        found: inPage.name(field),
      })),
  );
