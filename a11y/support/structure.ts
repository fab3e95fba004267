/** The page's structure for screen readers, and what its styles do to the visitor's own settings and tools. */
import { ofPage, rule } from './check';
import type { Violation } from './model';

/** One bar, one page area and one footer with one heading of level 1 between them, in South African English (S2-03). */
export const structure = rule(
  {
    rule: 'structure',
    title: 'One banner, main and contentinfo; one h1; the language en-ZA',
    criteria: ['1.3.1', '2.4.6', '3.1.1'],
    actRules: ['b5c3f8', 'bf051a'],
  },
  async (page) => {
    const tree = await page.locator('body').ariaSnapshot();
    const count = (line: RegExp) => tree.match(line)?.length ?? 0;
    const counts = [/^ *- banner/gm, /^ *- main/gm, /^ *- contentinfo/gm].map(count);
    const language = await page.evaluate(() => document.documentElement.lang);
    const found = `${counts.join(', ')} landmarks, ${count(/^ *- heading.*\[level=1\]/gm)} h1, language ${language}`;
    return found === '1, 1, 1 landmarks, 1 h1, language en-ZA' ? [] : [ofPage(found)];
  },
);

export const linkNames = rule(
  {
    rule: 'link-names',
    title: 'A link says where it leads, and that it opens a new tab where it does',
    criteria: ['2.4.4', '2.4.9', '3.2.5'],
  },
  (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
        const name = (link.getAttribute('aria-label') ?? link.textContent ?? '').trim();
        const isVague = /^(here|click here|more|read more|learn more|this|link|details|see more|go)$/i.test(name);
        const isSilent = link.target === '_blank' && !/new tab/i.test(name);
        if (!link.checkVisibility({ visibilityProperty: true }) || !(isVague || isSilent)) return [];
        return [
          inPage.fault(link, isVague ? 'it does not say where it leads' : 'it does not say that it opens a new tab'),
        ];
      }),
    ),
);

/** Targets have at least 44 px (2.5.5). Axe also checks the 24 px of 2.5.8, with its exceptions. */
export const targets = rule(
  {
    rule: 'target-size-44',
    title: 'Every target is at least 44 by 44 px, links inside a sentence excepted',
    criteria: ['2.5.5'],
  },
  (page) =>
    page.evaluate(() =>
      inPage.controls().flatMap((control) => {
        const block = control.closest('p, h1, h2, h3, h4, li, dd, td, figcaption, label');
        const around = (block?.textContent ?? '').replace(control.textContent ?? '', '').trim();
        const isInline = control.matches('a') && getComputedStyle(control).display === 'inline' && around.length > 0;
        const { width, height } = inPage.target(control.closest('[data-part="field"]') ?? control);
        // Half a pixel less is allowed, because layouts round fractions.
        if (isInline || Math.min(width, height) >= 43.5) return [];
        return [inPage.fault(control, `${Math.round(width)} by ${Math.round(height)} px`)];
      }),
    ),
);

/** `aria-expanded` is compared with the element that the control names, in the page's current state. */
export const expanded = rule(
  {
    rule: 'expanded-is-true',
    title: 'aria-expanded says whether what the control opens is there',
    criteria: ['4.1.2', '1.3.1'],
  },
  (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('[aria-expanded]')].filter(inPage.isVisible).flatMap((control) => {
        const controlled = document.getElementById(control.getAttribute('aria-controls') ?? '');
        const isOpen = controlled?.checkVisibility({ visibilityProperty: true });
        const says = control.getAttribute('aria-expanded');
        return String(isOpen) === says
          ? []
          : [inPage.fault(control, `it says ${says}, and what it names is ${isOpen}`)];
      }),
    ),
);

export const liveRegions = rule(
  { rule: 'live-regions', title: 'A live region is on, and waits for its turn', criteria: ['4.1.3'] },
  (page) =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          '[aria-live=off], [aria-busy=true], [aria-hidden=true] [role=status], [aria-live=assertive], [role=alert]',
        ),
      ].map((region) => inPage.fault(region, 'it is off, or interrupts')),
    ),
);

/** Elements that move, or would when they change, and rules that move them on hover, focus or press. */
function moving(): Violation[] {
  const found = document.getAnimations().flatMap((animation) => {
    const part = (animation.effect as KeyframeEffect | null)?.target;
    return part ? [inPage.fault(part, 'it moves')] : [];
  });
  for (const element of document.querySelectorAll('body, body *')) {
    const { transitionDuration, transitionProperty, scrollBehavior } = getComputedStyle(element);
    const isSlow = transitionDuration.split(',').some((duration) => Number.parseFloat(duration) > 0);
    if ((isSlow && transitionProperty !== 'none') || scrollBehavior === 'smooth')
      found.push(inPage.fault(element, `it moves for ${transitionDuration}`));
  }
  const look = (rules: CSSRuleList, isAsked: boolean) => {
    for (const one of rules) {
      const isFree = isAsked || (one instanceof CSSMediaRule && /reduced-motion: ?no-pref/.test(one.conditionText));
      if (one instanceof CSSStyleRule && !isFree && /:(hover|active|focus)/.test(one.selectorText)) {
        const moves = ['transform', 'translate', 'scale', 'rotate'].filter(
          (name) => !['', 'none'].includes(one.style.getPropertyValue(name)),
        );
        if (moves.length > 0) found.push(inPage.fault(document.body, `${moves} of ${one.selectorText}`));
      }
      if (one instanceof CSSGroupingRule) look(one.cssRules, isFree);
    }
  };
  for (const sheet of document.styleSheets) {
    try {
      look(sheet.cssRules, false);
    } catch {
      // A file that did not arrive has no rules to read.
    }
  }
  return found;
}

/** The page must be shown with reduced motion, as `show` does. */
export const motion = rule(
  {
    rule: 'reduced-motion',
    title: 'With prefers-reduced-motion nothing moves, fades or scrolls smoothly',
    criteria: ['2.3.3', '2.2.2', '2.3.1'],
  },
  (page) => page.evaluate(moving),
);

export const ownParts = rule(
  { rule: 'own-parts', title: 'Colours, scroll bars, selection, translation and gestures stay the visitor’s' },
  (page) =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('body, body *')].flatMap((part) => {
        const { scrollbarWidth, userSelect, touchAction, colorScheme } = getComputedStyle(part);
        const faults = [
          scrollbarWidth === 'none' && 'it has no scroll bar',
          userSelect === 'none' && 'its words cannot be selected',
          !/^(?:auto|manipulation)$/.test(touchAction) && 'it holds back a gesture',
          part.matches('[translate=no]') && 'it is not translated',
          part.localName === 'html' && colorScheme !== 'light dark' && `its color-scheme is ${colorScheme}`,
        ];
        return faults.flatMap((fault) => (fault ? [inPage.fault(part, fault)] : []));
      }),
    ),
);

export const fields = rule(
  { rule: 'fields', title: 'A field can be written in, by telephone too, and shows where', criteria: ['1.4.11'] },
  (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('input')].flatMap((field) => {
        const { caretColor, color, fontSize } = getComputedStyle(field);
        const isFaint = inPage.contrastOf(field, caretColor === 'auto' ? color : caretColor) < 3;
        // iPhones enlarge the page for smaller letters.
        const isSmall = Number.parseFloat(fontSize) < 16;
        const isOff = field.inputMode === 'none' || field.readOnly || field.disabled || isFaint || isSmall;
        return isOff ? [inPage.fault(field, 'it cannot be written in')] : [];
      }),
    ),
);
