/** What of a page the checks can see, in two words: where they are those of a page that was measured, so are the results. */
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** `form` is elements, attributes, text, boxes and type; `colours` is everything that is painted on them. */
export interface Print {
  form: string;
  colours: string;
}

const FORM = [
  'display',
  'visibility',
  'position',
  'overflowX',
  'overflowY',
  'fontSize',
  'fontWeight',
  'lineHeight',
  'textDecorationLine',
  'clipPath',
  'zIndex',
  'transitionDuration',
  'animationName',
  'pointerEvents',
] as const;
const COLOURS = [
  'color',
  'opacity',
  'backgroundColor',
  'backgroundImage',
  'borderTopColor',
  'borderBottomColor',
  'outlineColor',
  'fill',
  'stroke',
  'textShadow',
  'filter',
] as const;

/** Runs in the page. Names of classes and inline styles are left out: what they do is in the computed style. */
function describe([selector, form, colours]: readonly [
  string,
  readonly (keyof CSSStyleDeclaration)[],
  readonly (keyof CSSStyleDeclaration)[],
]) {
  const text = { inside: { form: [''], colours: [''] }, outside: { form: [''], colours: [''] } };
  for (const element of document.querySelectorAll('body, body *')) {
    if (element.matches('script, style, template')) continue;
    const style = getComputedStyle(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    // Where it is in its parent, but for the part itself: a footer is the same under a long page and a short one.
    const isPlaced = width > 0 && !element.matches(selector);
    const parent = (isPlaced && element.parentElement?.getBoundingClientRect()) || { x, y };
    const attributes = [...element.attributes].filter(({ name }) => name !== 'class' && name !== 'style');
    const words = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''));
    const part = element.closest(selector) ? text.inside : text.outside;
    part.form.push(
      [
        element.tagName,
        ...attributes.map(({ name, value }) => `${name}=${value}`),
        ...words,
        ...[x - parent.x, y - parent.y, width, height].map(Math.round),
        ...form.map((name) => style[name]),
      ].join('|'),
    );
    part.colours.push(colours.map((name) => style[name]).join('|'));
  }
  return text;
}

const hash = (lines: string[]) => createHash('sha1').update(lines.join('\n')).digest('hex').slice(0, 12);

/** The page as it stands: what `selector` selects, and the rest. */
export async function fingerprint(page: Page, selector = 'body'): Promise<{ inside: Print; outside: Print }> {
  const { inside, outside } = await page.evaluate(describe, [selector, FORM, COLOURS] as const);
  const print = ({ form, colours }: typeof inside): Print => ({ form: hash(form), colours: hash(colours) });
  return { inside: print(inside), outside: print(outside) };
}
