/** Whether ARIA states are also visible: current link, pressed button, expanded part. */
import type { Page } from '@playwright/test';
import type { Finding } from '../finding';

/**
 * Runs in the page. Takes each state away for a moment: something that is drawn must then be drawn otherwise. A colour
 * counts as different where an edge or surface contrasts with the first (WCAG 1.4.11). A change of text colour alone
 * does not.
 */
function unseenStates(): Finding[] {
  const LEAST = 3;
  const SHAPE = ['clip-path', 'display', 'font-weight', 'outline-style', 'text-decoration-line', 'transform'];
  /** What is drawn of a part. In forced colours a surface that is set and one that is not differ in name alone. */
  const drawn = (part: Element) => {
    const style = getComputedStyle(part);
    const surface = inPage.surface(part) ?? [0, 0, 0, 0];
    const edge = inPage.blend(inPage.colour(style.borderTopColor), surface);
    const hasEdge =
      style.borderTopStyle !== 'none' && inPage.ratio(edge, inPage.surface(part, true) ?? surface) >= LEAST;
    const shape = SHAPE.map((name) => style.getPropertyValue(name));
    if (hasEdge) shape.push(style.borderTopStyle, style.borderTopWidth);
    return { shape: shape.join(), surface, edge: hasEdge ? edge : surface };
  };
  const look = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((part) => part === element || part.checkVisibility())
      .map((part) => drawn(part));
  const isAsBefore = (on: ReturnType<typeof look>, without: ReturnType<typeof look>) =>
    on.length === without.length &&
    on.every(({ shape, surface, edge }, index) => {
      const other = without[index];
      return (
        other?.shape === shape && inPage.ratio(other.surface, surface) < LEAST && inPage.ratio(other.edge, edge) < LEAST
      );
    });
  const findings: Finding[] = [];
  for (const [attribute, off] of [
    ['aria-current', null],
    ['aria-pressed', 'false'],
    ['aria-expanded', 'false'],
  ] as const) {
    // A link or a button shows the current page. The last step of a breadcrumb does so by its place.
    for (const element of document.querySelectorAll(`:is(a, button)[${attribute}]:not([${attribute}="false"])`)) {
      if (!element.checkVisibility()) continue;
      const state = element.getAttribute(attribute) ?? '';
      const on = look(element);
      if (off === null) element.removeAttribute(attribute);
      else element.setAttribute(attribute, off);
      const without = look(element);
      element.setAttribute(attribute, state);
      if (isAsBefore(on, without)) {
        findings.push({ expected: `${attribute}="${state}" is seen as well`, found: inPage.name(element) });
      }
    }
  }
  return findings;
}

export const checkStatesSeen = (page: Page): Promise<Finding[]> => page.evaluate(unseenStates);

/** What moves under the pointer, the focus or a press whether or not the visitor asks for less motion. Runs in the page. */
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

/** Live regions that are switched off, so that what changes in them is not said, and those that interrupt. */
export const checkLiveRegions = (page: Page): Promise<Finding[]> =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('[aria-live=off], [aria-busy=true], [aria-hidden=true] [role=status]')].map(
      (region) => ({ expected: 'a live region is on', found: inPage.name(region) }),
    ),
    // Nothing on this site is so urgent that it may break into what is being read.
    ...[...document.querySelectorAll('[aria-live=assertive], [role=alert]')].map((region) => ({
      expected: 'a live region waits for its turn',
      found: inPage.name(region),
    })),
  ]);

/** What the browser itself draws and does is there, in the visitor's colours: scroll bars, selections, translations. */
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

/** Selected words are still read: 4.5:1 (WCAG 1.4.3), where the styles say how they look. */
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

/** Fields in which nothing can be written, for which a phone shows no keyboard, or which hide where one writes. */
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
