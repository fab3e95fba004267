/** Fingerprints of a page as the checks see it. A page with the fingerprints of a measured page has the same results. */
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Hashes of three groups: elements, attributes and text; boxes and type; all paint. */
export interface Fingerprint {
  structure: string;
  layout: string;
  colours: string;
}

const STRUCTURE = ['display', 'visibility', 'clipPath', 'pointerEvents'] as const;
const LAYOUT = [
  'position',
  'overflowX',
  'overflowY',
  'fontSize',
  'fontWeight',
  'lineHeight',
  'fontFamily',
  'textAlign',
  'zIndex',
  'transitionDuration',
  'animationName',
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
  'textDecorationLine',
  'boxShadow',
  'filter',
] as const;

/** Runs in the page. Class names and inline styles are left out, because the computed style has their effect. */
function describe([selector, ...properties]: readonly [string, ...(readonly (keyof CSSStyleDeclaration)[])[]]) {
  const [structure = [], layout = [], colours = []] = properties;
  const empty = () => ({ structure: [''], layout: [''], colours: [''] });
  const text = { inside: empty(), outside: empty() };
  for (const element of document.querySelectorAll('body, body *')) {
    if (element.matches('script, style, template')) continue;
    const style = getComputedStyle(element);
    const styles = (names: readonly (keyof CSSStyleDeclaration)[]) => names.map((name) => style[name]);
    const { x, y, width, height } = element.getBoundingClientRect();
    // The position within the parent, so that a footer is the same under a long and a short page.
    const isPlaced = width > 0 && !element.matches(selector);
    const parent = (isPlaced && element.parentElement?.getBoundingClientRect()) || { x, y };
    const attributes = [...element.attributes].filter(({ name }) => name !== 'class' && name !== 'style');
    const words = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''));
    const part = element.closest(selector) ? text.inside : text.outside;
    const named = attributes.map(({ name, value }) => `${name}=${value}`);
    part.structure.push([element.tagName, ...named, ...words, ...styles(structure)].join('|'));
    part.layout.push([x - parent.x, y - parent.y, width, height].map(Math.round).join('|'), styles(layout).join('|'));
    part.colours.push(styles(colours).join('|'));
  }
  return text;
}

const hash = (lines: string[]) => createHash('sha1').update(lines.join('\n')).digest('hex').slice(0, 12);

/** Fingerprints of the current page: of `selector`, and of the rest. */
export async function fingerprint(
  page: Page,
  selector = 'body',
): Promise<{ inside: Fingerprint; outside: Fingerprint }> {
  const { inside, outside } = await page.evaluate(describe, [selector, STRUCTURE, LAYOUT, COLOURS] as const);
  const print = ({ structure, layout, colours }: typeof inside): Fingerprint => ({
    structure: hash(structure),
    layout: hash(layout),
    colours: hash(colours),
  });
  return { inside: print(inside), outside: print(outside) };
}
