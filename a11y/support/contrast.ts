/** Contrast of text, drawings, edges and focus rings with their surfaces, at rest and in each state of a control. */
import type { Page } from '@playwright/test';
import { rule } from './check';
import type { Violation } from './model';

interface Scope {
  /** Limits the check to these elements; the whole page by default. */
  selector?: string;
  /** Least contrast of text and of large text. */
  leastText: number;
  leastLarge: number;
  /** All text is judged on white, because browsers print without surfaces. */
  isOnPaper?: boolean;
}

const ENHANCED: Scope = { leastText: 7, leastLarge: 4.5 };
/** In forced colours the visitor chose them: WCAG 1.4.3. */
const MINIMUM: Scope = { leastText: 4.5, leastLarge: 3 };

/** Runs in the page. */
function textContrast({ selector, leastText, leastLarge, isOnPaper }: Scope): Violation[] {
  const LARGE_PX = 24;
  const LARGE_BOLD_PX = 18.66;
  const roots = selector ? [...document.querySelectorAll(selector)] : [document.body];
  return roots
    .flatMap((root) => inPage.pieces(root))
    .flatMap((piece) => {
      const { element, text, pseudo } = piece;
      const under = isOnPaper ? inPage.colour('rgb(255, 255, 255)') : inPage.surface(element);
      if (!under || !inPage.isSeen(piece)) return [];
      const style = getComputedStyle(element, pseudo || null);
      const own = inPage.colour(style.backgroundColor);
      const surface = pseudo && !isOnPaper && own[3] > 0 ? inPage.blend(own, under) : under;
      const [red, green, blue, alpha] = inPage.colour(style.color);
      const share = inPage.opacity(element) * (pseudo ? Number(style.opacity) : 1);
      const ratio = inPage.ratio(inPage.blend([red, green, blue, alpha * share], surface), surface);
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= LARGE_PX || (size >= LARGE_BOLD_PX && Number(style.fontWeight) >= 700);
      // Upcoming programmes are dimmed in the menu, but must be readable (S2-61).
      const isDimmed = !isOnPaper && element.closest('[data-part="upcoming"]') !== null;
      const least = isLarge || isDimmed ? leastLarge : leastText;
      if (ratio >= least - 0.005) return [];
      return [inPage.fault(element, `"${text.slice(0, 40)}" has ${ratio.toFixed(2)}:1 instead of ${least}:1`)];
    });
}

/** Runs in the page: drawings of controls without words, and the edges of controls, need 3:1. */
function edgeContrast({ selector }: Scope): Violation[] {
  const LEAST = 3;
  const all = selector ? [...document.querySelectorAll<HTMLElement>(selector)] : inPage.controls();
  return all.flatMap((control) => {
    const box = control.matches('input') ? (control.closest('[data-part="field"]') ?? control) : control;
    const [outer, inner] = [inPage.surface(box, true), inPage.surface(box)];
    if (!outer || !inner) return [];
    const found: Violation[] = [];
    const style = getComputedStyle(box);
    const isDrawn = ['top', 'right', 'bottom', 'left'].every(
      (side) =>
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
        style.getPropertyValue(`border-${side}-style`) !== 'none' &&
        inPage.colour(style.getPropertyValue(`border-${side}-color`))[3] > 0,
    );
    const edge = inPage.ratio(inPage.blend(inPage.colour(style.borderTopColor), outer), outer);
    const clearest = Math.max(edge, inPage.ratio(inner, outer));
    if (isDrawn && clearest < LEAST) found.push(inPage.fault(control, `its edge has ${clearest.toFixed(2)}:1`));
    if (inPage.pieces(control).some((piece) => inPage.isSeen(piece))) return found;
    for (const svg of control.querySelectorAll('svg')) {
      const inks = [svg, ...svg.querySelectorAll('*')]
        .flatMap((part) => {
          const { fill, stroke } = getComputedStyle(part);
          return part.localName === 'svg' && part.children.length > 0 ? [stroke] : [fill, stroke];
        })
        .filter((css) => css !== 'none')
        .map((css) => inPage.ratio(inPage.blend(inPage.colour(css), inner), inner));
      if (!svg.checkVisibility() || inks.length === 0 || Math.max(...inks) >= LEAST) continue;
      found.push(inPage.fault(control, `its drawing has ${Math.max(...inks).toFixed(2)}:1`));
    }
    return found;
  });
}

const contrastIn = async (page: Page, scope: Scope) => [
  ...(await page.evaluate(textContrast, scope)),
  ...(await page.evaluate(edgeContrast, scope)),
];

export const contrast = rule(
  {
    rule: 'contrast',
    title: 'Text has 7:1, large text 4.5:1, an edge or a drawing 3:1; in forced colours text 4.5:1',
    criteria: ['1.4.3', '1.4.6', '1.4.11'],
  },
  (page, { scheme }) => contrastIn(page, scheme === 'forced colours' ? MINIMUM : ENHANCED),
);

/** Contrast of all printed text. */
export const inkContrast = (page: Page): Promise<Violation[]> =>
  page.evaluate(textContrast, { ...ENHANCED, isOnPaper: true });

/** The kinds of control that this worker has checked, by class, surface and state: every page has the same bars. */
const checked = new Set<string>();

/** Marks one control of each kind that was not checked before. Runs in the page. */
function markKinds({ known, scheme }: { known: string[]; scheme: string }): string[] {
  const kinds = new Set(known);
  return inPage.controls().flatMap((control) => {
    const states = ['aria-current', 'aria-pressed', 'aria-expanded'].map((name) => control.getAttribute(name));
    const kind = [scheme, control.localName, control.className, inPage.surface(control, true), ...states].join(' ');
    if (kinds.has(kind)) return [];
    kinds.add(kind);
    control.dataset.kind = '';
    return [kind];
  });
}

/** Makes every rule for `:hover`, `:active` and `:focus-visible` match an attribute too. Runs in the page. */
function openStates() {
  const rewrite = (rules: CSSRuleList) => {
    for (const one of rules) {
      if (one instanceof CSSStyleRule) {
        // An attribute has the specificity of a pseudo-class, so the order of the rules does not change.
        const opened = one.selectorText.replaceAll(
          /:(hover|active|focus-visible)(?![\w-]|, \[data-forced)/g,
          ':is(:$1, [data-forced~="$1"])',
        );
        if (opened !== one.selectorText) one.selectorText = opened;
      }
      if ('cssRules' in one) rewrite(one.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) if (!sheet.disabled) rewrite(sheet.cssRules);
}

/** Puts the marked controls and their ancestors into `states`, as under the pointer. Runs in the page. */
function force(states: string) {
  for (const forced of document.querySelectorAll<HTMLElement>('[data-forced]')) delete forced.dataset.forced;
  if (states === '') return;
  for (const control of document.querySelectorAll<HTMLElement>('[data-kind]')) {
    control.dataset.forced = states;
    if (!states.includes('hover')) continue;
    for (let at = control.parentElement; at && at !== document.body; at = at.parentElement) at.dataset.forced = 'hover';
  }
}

/** Styles of each marked control, its content and its containers; `place` has its transforms. Runs in the page. */
function drawnControls(): { look: string; place: string; fault: Violation }[] {
  const SHOWN = ['background-color', 'border-color', 'border-radius', 'box-shadow', 'color'];
  // Text without a line may still have a thickness, which does not show.
  const lineOf = ({ textDecorationLine: line, textDecorationThickness: thickness }: CSSStyleDeclaration) =>
    line === 'none' ? line : `${line} ${thickness}`;
  return [...document.querySelectorAll('[data-kind]')].map((control) => {
    const parts = [control, control.parentElement, control.closest('li'), ...control.querySelectorAll('*')];
    const styles = parts.flatMap((part) => (part ? [getComputedStyle(part), getComputedStyle(part, '::after')] : []));
    return {
      fault: inPage.fault(control, ''),
      look: styles.map((style) => [lineOf(style), ...SHOWN.map((one) => style.getPropertyValue(one))].join()).join(),
      // What floats may come into the window for the focus.
      place: control.closest('[data-part="help"]')
        ? ''
        : styles.map(({ transform, translate, scale }) => `${transform} ${translate} ${scale}`).join(' | '),
    };
  });
}

const STATES = { 'under the pointer': 'hover', 'held down': 'hover active', 'with the focus': 'focus-visible' };

/** Each kind of control is read in each state, and changes under a pointer alone, without motion: motion must be reduced. */
export const statesContrast = rule(
  {
    rule: 'contrast-of-states',
    title: 'A control under the pointer, held down or with the focus is read, looks different, and stays in its place',
    criteria: ['1.4.3', '1.4.11', '2.3.3'],
  },
  async (page, { scheme }) => {
    const hasHover = await page.evaluate(() => matchMedia('(hover: hover)').matches);
    const added = await page.evaluate(markKinds, { known: [...checked], scheme: `${scheme} ${hasHover}` });
    for (const kind of added) checked.add(kind);
    if (added.length === 0) return [];
    await page.evaluate(openStates);
    // The button that opened the part may lie under it.
    await page.mouse.move(0, 0);
    const found: Violation[] = [];
    const atRest = await page.evaluate(drawnControls);
    for (const [state, states] of Object.entries(STATES)) {
      const add = (fault: Violation, words: string) =>
        found.push({ ...fault, message: `${fault.message}${words} ${state}` });
      await page.evaluate(force, states);
      for (const [index, { fault, look, place }] of (await page.evaluate(drawnControls)).entries()) {
        // A field has a text cursor instead. On a touch screen the hover style would stay after a tap.
        const isField = fault.message.startsWith('textbox');
        if (states === 'hover' && (look === atRest[index]?.look) === hasHover && !isField) {
          add(fault, hasHover ? 'it looks the same' : 'it looks different after a tap,');
        }
        if (place !== atRest[index]?.place) add(fault, 'it moves');
      }
      for (const fault of await contrastIn(page, { ...MINIMUM, selector: '[data-kind]' })) add(fault, ',');
    }
    await page.evaluate(force, '');
    await page.evaluate(() => {
      for (const control of document.querySelectorAll<HTMLElement>('[data-kind]')) delete control.dataset.kind;
    });
    return found;
  },
);

/** The focus ring of every stop, by its computed style. */
export const rings = rule(
  {
    rule: 'focus-ring',
    title: 'Every control takes the focus, and shows it by a whole ring of 2 px with 3:1 on its surface',
    criteria: ['2.4.7', '2.4.13', '1.4.11', '2.1.1'],
  },
  async (page) => {
    // A key press, so that browsers treat the next focus as one by keyboard.
    await page.keyboard.press('Shift');
    return page.evaluate(() => {
      const found: Violation[] = [];
      const { scrollY } = window;
      for (const stop of inPage.tabbable()) {
        stop.focus({ preventScroll: true });
        if (document.activeElement !== stop) {
          found.push(inPage.fault(stop, 'it does not take the focus'));
          continue;
        }
        const above = [stop.parentElement, stop.closest('li'), stop.offsetParent, stop.closest('[data-part=field]')];
        const ringed = [stop, ...above].find((holder) => holder && getComputedStyle(holder).outlineStyle !== 'none');
        const style = ringed && getComputedStyle(ringed);
        if (!ringed || !style || Number.parseFloat(style.outlineWidth) < 2) {
          found.push(inPage.fault(stop, 'no ring of 2 px with the focus'));
        } else {
          const isOutside = Number.parseFloat(style.outlineOffset) >= 0;
          const ratio = inPage.contrastOf(ringed, style.outlineColor, isOutside);
          if (ratio < 3) found.push(inPage.fault(stop, `its ring has ${ratio.toFixed(2)}:1`));
          const reach = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
          const { left, right } = ringed.getBoundingClientRect();
          for (let at = ringed.parentElement; at && at !== document.body; at = at.parentElement) {
            const frame = at.getBoundingClientRect();
            const isCut = left - reach < frame.left - 1 || right + reach > frame.right + 1;
            if (/hidden|clip/.test(getComputedStyle(at).overflowX) && isCut)
              found.push(inPage.fault(stop, `its ring is cut off by ${inPage.name(at)}`));
          }
        }
        stop.blur();
      }
      for (const part of document.querySelectorAll<HTMLElement>('[tabindex]')) {
        if (part.tabIndex > 0) found.push(inPage.fault(part, 'it is not reached in the order of the document'));
        // A scrolling panel may have a `tabindex`; any other part would take the focus at each click in its text (S2-130).
        if (part.tabIndex < 0 && part.querySelector('a, button') && !part.matches('dialog, [id$="-panel"]'))
          found.push(inPage.fault(part, 'it takes the focus at a click in its text'));
      }
      window.scrollTo({ top: scrollY, behavior: 'instant' });
      return found;
    });
  },
);
