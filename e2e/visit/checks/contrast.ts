/** Contrast of text, drawings and edges with their surfaces. */
import type { Page } from '@playwright/test';
import type { Finding } from '../finding';

interface Scope {
  /** Limits the check to these elements; the whole page by default. */
  selector?: string;
  /** Least contrast of text and of large text: by default that of WCAG 1.4.6. */
  leastText: number;
  leastLarge: number;
  /** All text is judged on white, because browsers print without surfaces. */
  isOnPaper?: boolean;
}

/** Runs in the page. */
function textContrast({ selector, leastText, leastLarge, isOnPaper }: Scope): Finding[] {
  const LARGE_PX = 24;
  const LARGE_BOLD_PX = 18.66;
  const findings: Finding[] = [];
  const roots = selector ? [...document.querySelectorAll(selector)] : [document.body];
  for (const piece of roots.flatMap((root) => inPage.pieces(root))) {
    const { element, text, pseudo } = piece;
    if (!inPage.isSeen(piece)) continue;
    const style = getComputedStyle(element, pseudo || null);
    const pseudoColour = pseudo && !isOnPaper ? inPage.colour(style.backgroundColor) : undefined;
    const under = isOnPaper ? inPage.colour('rgb(255, 255, 255)') : inPage.surface(element);
    if (!under) continue;
    const surface = pseudoColour && pseudoColour[3] > 0 ? inPage.blend(pseudoColour, under) : under;
    const [red, green, blue, alpha] = inPage.colour(style.color);
    const share = inPage.opacity(element) * (pseudo ? Number(style.opacity) : 1);
    const ink = inPage.blend([red, green, blue, alpha * share], surface);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= LARGE_PX || (size >= LARGE_BOLD_PX && Number(style.fontWeight) >= 700);
    // Upcoming programmes are dimmed in the menu, but must be readable (S2-61).
    const isDimmed = !isOnPaper && element.closest('[data-part="upcoming"]') !== null;
    const threshold = isLarge || isDimmed ? leastLarge : leastText;
    const ratio = inPage.ratio(ink, surface);
    if (ratio >= threshold - 0.005) continue;
    findings.push({
      expected: `contrast of ${threshold}:1`,
      found: `${inPage.name(element)}: "${text.slice(0, 40)}" has ${ratio.toFixed(2)}:1`,
    });
  }
  return findings;
}

/**
 * Runs in the page: drawings of controls, and the edges of controls without a surface. A link or button with only text is
 * identified by its text.
 */
function edgeContrast({ selector }: Scope): Finding[] {
  const LEAST = 3;
  const findings: Finding[] = [];
  const all = selector ? [...document.querySelectorAll<HTMLElement>(selector)] : inPage.controls();
  for (const control of all) {
    const box = control.matches('input') ? (control.closest('[data-part="field"]') ?? control) : control;
    const [outer, inner] = [inPage.surface(box, true), inPage.surface(box)];
    if (!outer || !inner) continue;
    const style = getComputedStyle(box);
    const sides = ['top', 'right', 'bottom', 'left'].map((side) => ({
      isDrawn:
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
        style.getPropertyValue(`border-${side}-style`) !== 'none',
      colour: inPage.colour(style.getPropertyValue(`border-${side}-color`)),
    }));
    const hasEdge = sides.every(({ isDrawn, colour }) => isDrawn && colour[3] > 0);
    const [first] = sides;
    if (hasEdge && first) {
      const edge = inPage.ratio(inPage.blend(first.colour, outer), outer);
      const ratio = Math.max(edge, inPage.ratio(inner, outer));
      if (ratio < LEAST) {
        findings.push({
          expected: `edge of ${LEAST}:1`,
          found: `${inPage.name(control)}: its edge has ${ratio.toFixed(2)}:1`,
        });
      }
    }
    const hasWords = inPage.pieces(control).some((piece) => inPage.isSeen(piece));
    if (hasWords) continue;
    for (const svg of control.querySelectorAll('svg')) {
      const strokes = [svg, ...svg.querySelectorAll('*')]
        .flatMap((part) => {
          const { fill, stroke } = getComputedStyle(part);
          return part.localName === 'svg' && part.children.length > 0 ? [stroke] : [fill, stroke];
        })
        .filter((css) => css !== 'none')
        .map((css) => inPage.ratio(inPage.blend(inPage.colour(css), inner), inner));
      if (!svg.checkVisibility() || strokes.length === 0 || Math.max(...strokes) >= LEAST) continue;
      findings.push({
        expected: `drawing of ${LEAST}:1`,
        found: `${inPage.name(control)}: its drawing has ${Math.max(...strokes).toFixed(2)}:1`,
      });
    }
  }
  return findings;
}

/** For forced colours: WCAG 1.4.3, because the visitor chose the colours. */
export const OWN_COLOURS: Scope = { leastText: 4.5, leastLarge: 3 };

/** Contrast of all printed text. */
export const checkInk = (page: Page): Promise<Finding[]> =>
  page.evaluate(textContrast, { leastText: 7, leastLarge: 4.5, isOnPaper: true });

/** Contrast of everything visible on the page, or in `scope`. */
export async function checkContrast(page: Page, scope: Scope = { leastText: 7, leastLarge: 4.5 }): Promise<Finding[]> {
  return [...(await page.evaluate(textContrast, scope)), ...(await page.evaluate(edgeContrast, scope))];
}

/** The kinds of control that this worker has checked, by class, surface and state: every page has the same bars. */
const seen = new Set<string>();

/** Marks one control of each kind that was not checked before. Runs in the page. */
function markKinds({ known, scheme }: { known: string[]; scheme: string }): string[] {
  const kinds = new Set(known);
  const added: string[] = [];
  for (const control of inPage.controls()) {
    const states = ['aria-current', 'aria-pressed', 'aria-expanded'].map((name) => control.getAttribute(name));
    const kind = [scheme, control.localName, control.className, inPage.surface(control, true), ...states].join(' ');
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    added.push(kind);
    control.dataset.kind = '';
  }
  return added;
}

/** Makes every rule for `:hover`, `:active` and `:focus-visible` match an attribute too. Runs in the page. */
function openStates() {
  const rewrite = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        // An attribute has the specificity of a pseudo-class, so the order of the rules does not change.
        const opened = rule.selectorText.replaceAll(
          /:(hover|active|focus-visible)(?![\w-]|, \[data-forced)/g,
          ':is(:$1, [data-forced~="$1"])',
        );
        if (opened !== rule.selectorText) rule.selectorText = opened;
      }
      if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList);
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

interface Drawn {
  name: string;
  look: string;
  /** Its transforms: moved, turned or enlarged. */
  place: string;
}

/** Styles of each marked control, its content and its containers. Runs in the page. */
function drawnControls(): Drawn[] {
  const SHOWN = ['background-color', 'border-color', 'border-radius', 'box-shadow', 'color'];
  // Text without a line may still have a thickness, which does not show.
  const lineOf = ({ textDecorationLine: line, textDecorationThickness: thickness }: CSSStyleDeclaration) =>
    line === 'none' ? line : `${line} ${thickness}`;
  return [...document.querySelectorAll('[data-kind]')].map((control) => {
    const parts = [control, control.parentElement, control.closest('li'), ...control.querySelectorAll('*')];
    const styles = parts.flatMap((part) => (part ? [getComputedStyle(part), getComputedStyle(part, '::after')] : []));
    return {
      name: inPage.name(control),
      look: styles
        .map((style) => [lineOf(style), ...SHOWN.map((one) => style.getPropertyValue(one))].join())
        .join(' | '),
      // What is below the window until the page is scrolled comes back for the focus (S2-92).
      place: control.closest('[data-part="help"]:not([data-past])')
        ? ''
        : styles.map(({ transform, translate, scale }) => `${transform} ${translate} ${scale}`).join(' | '),
    };
  });
}

const STATES = { 'under the pointer': 'hover', 'held down': 'hover active', 'with the focus': 'focus-visible' };

/**
 * Contrast of each kind of control on hover, pressed and focused. Each must also change on hover, without motion, but only on
 * devices with hover. The page is left as it was. Motion must be reduced, or colours would be read during a transition.
 */
export async function checkStatesContrast(page: Page, scheme: string): Promise<Finding[]> {
  const hasHover = await page.evaluate(() => matchMedia('(hover: hover)').matches);
  const added = await page.evaluate(markKinds, { known: [...seen], scheme: `${scheme} ${hasHover}` });
  for (const kind of added) seen.add(kind);
  if (added.length === 0) return [];
  await page.evaluate(openStates);
  const findings: Finding[] = [];
  // The button that opened the part may lie under it.
  await page.mouse.move(0, 0);
  const atRest = await page.evaluate(drawnControls);
  for (const [state, states] of Object.entries(STATES)) {
    await page.evaluate(force, states);
    for (const [index, { name, look, place }] of (await page.evaluate(drawnControls)).entries()) {
      // A field has a text cursor instead. On a touch screen the hover style would stay after a tap.
      if (states === 'hover' && (look === atRest[index]?.look) === hasHover && !name.startsWith('textbox')) {
        findings.push({ expected: hasHover ? `another look ${state}` : 'no other look after a tap', found: name });
      }
      if (place !== atRest[index]?.place) {
        findings.push({ expected: `it stays where it is ${state}, as less motion was asked for`, found: name });
      }
    }
    const options = { selector: '[data-kind]', leastText: 4.5, leastLarge: 3 };
    for (const { expected, found } of await checkContrast(page, options)) {
      findings.push({ expected: `${expected} ${state}`, found });
    }
  }
  await page.evaluate(force, '');
  await page.evaluate(() => {
    for (const control of document.querySelectorAll<HTMLElement>('[data-kind]')) delete control.dataset.kind;
  });
  return findings;
}

/** Contrast of the skip link, which only the focus shows. */
export async function checkSkipLinkContrast(page: Page): Promise<Finding[]> {
  const selector = 'a[href="#main"]:focus';
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#main"]')?.focus());
  const isShown = await page.evaluate((focused) => inPage.controls().some((one) => one.matches(focused)), selector);
  const findings = await checkContrast(page, { selector, leastText: 7, leastLarge: 4.5 });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return isShown ? findings : [{ expected: 'a skip link in sight while it has the focus', found: 'none' }];
}
