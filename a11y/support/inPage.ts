/** Helpers of every check inside the page: names, places, visibility, text and colours of elements. */
import type { Page } from '@playwright/test';
import type { Violation } from './model';

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Colour = [number, number, number, number];

/** A piece of text that a visitor sees or hears. */
export interface Piece {
  element: Element;
  text: string;
  /** The part of the element: its own text, its `::before` or `::after`, or the placeholder of an empty field. */
  pseudo: '' | '::before' | '::after' | '::placeholder';
  /** Undefined for generated content. */
  node?: Text;
}

declare global {
  var inPage: ReturnType<typeof install>;
}

/** Runs in the page, so it uses nothing from outside itself. */
function install() {
  const short = (text: string, most: number) => {
    const plain = text.replaceAll(/\s+/g, ' ').trim();
    return plain.length > most ? `${plain.slice(0, most)}…` : plain;
  };
  const ROLES: Record<string, string> = {
    a: 'link',
    aside: 'complementary',
    footer: 'contentinfo',
    h1: 'heading',
    h2: 'heading',
    h3: 'heading',
    h4: 'heading',
    header: 'banner',
    input: 'textbox',
    li: 'list item',
    nav: 'navigation',
    summary: 'question',
    td: 'cell',
    th: 'column or row head',
  };

  /** The band or landmark around an element, by its heading or label. */
  function region(element: Element): string {
    const landmark = element.closest('dialog, aside, header, footer');
    if (landmark) return landmark.getAttribute('aria-label') ?? ROLES[landmark.localName] ?? landmark.localName;
    const band = element.closest('main > *');
    if (!band) return 'page';
    const place = [...(band.parentElement?.children ?? [])].indexOf(band) + 1;
    return `band ${place}, ${short(band.querySelector('h1, h2')?.textContent ?? 'without a heading', 48)}`;
  }

  /** Role, name, and band or landmark, as `link "Apply now" in "Fees and payment"`. */
  function name(element: Element): string {
    const role = element.getAttribute('role') ?? ROLES[element.localName] ?? element.localName;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    const words = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
    return `${role} "${short(words, 48) || 'without words'}" in "${region(element)}"`;
  }

  const isOne = (found: string) => document.querySelectorAll(found).length === 1;
  function selector(element: Element): string {
    const parts: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (at.id && isOne(`#${CSS.escape(at.id)}`)) return [`#${CSS.escape(at.id)}`, ...parts].join(' > ');
      const { localName, parentElement } = at;
      const same = [...(parentElement?.children ?? [])].filter((sibling) => sibling.localName === localName);
      parts.unshift(same.length > 1 ? `${localName}:nth-of-type(${same.indexOf(at) + 1})` : localName);
      if (isOne(parts.join(' > '))) break;
    }
    return parts.join(' > ');
  }

  const fault = (element: Element, message: string): Violation => ({
    selector: selector(element),
    html: short((element.cloneNode(false) as Element).outerHTML.replace(/<\/[^>]+>$/, ''), 160),
    message: `${name(element)}: ${message}`,
  });

  /** Whether the element is drawn, with a size, and not clipped so that only screen readers find it. */
  function isVisible(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) return false;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, position } = getComputedStyle(at);
      if (clipPath === 'inset(50%)' && position === 'absolute') return false;
    }
    return true;
  }

  /** Every piece of text below `root`, visible or not, with text from styles. */
  function pieces(root: Element): Piece[] {
    const found: Piece[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Text) {
        const text = node.data.replaceAll(/\s+/g, ' ').trim();
        const element = node.parentElement;
        if (element && text !== '' && !/^(script|style|title)$/.test(element.localName)) {
          found.push({ element, text, pseudo: '', node });
        }
        continue;
      }
      if (node instanceof HTMLInputElement && node.placeholder && node.value === '') {
        found.push({ element: node, text: node.placeholder, pseudo: '::placeholder' });
      }
      for (const pseudo of ['::before', '::after'] as const) {
        const [, text] = /^"((?:[^"\\]|\\.)+)"/.exec(getComputedStyle(node as Element, pseudo).content) ?? [];
        if (text?.trim()) found.push({ element: node as Element, text: text.trim(), pseudo });
      }
    }
    return found;
  }

  const isSeen = ({ element, pseudo }: Piece) =>
    isVisible(element) && (!pseudo || getComputedStyle(element, pseudo).display !== 'none');

  /** Whether a screen reader finds the piece. */
  const isHeard = ({ element, pseudo }: Piece) =>
    !pseudo && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true], [inert]');

  const modal = () => document.querySelector('dialog:modal') ?? document;

  /** Visible controls in `root`, in the open modal dialog or in the page. */
  const controls = (root?: Element | null) =>
    [...(root ?? modal()).querySelectorAll<HTMLElement>('a[href], button:not(:disabled), summary, input')].filter(
      (element) => isVisible(element) && !element.closest('[inert]'),
    );

  /** Elements that the Tab key should reach, in document order. While a modal dialog is open, only its own. */
  const tabbable = () =>
    [...modal().querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex]')].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    );

  /** The box that reacts to a pointer: a link that covers its card has the card's box. */
  function target(element: Element): DOMRect {
    for (const pseudo of ['::after', '::before']) {
      const { content, position, inset } = getComputedStyle(element, pseudo);
      if (content === 'none' || position !== 'absolute' || !/^0px/.test(inset)) continue;
      let holder: Element | null = element;
      while (holder && getComputedStyle(holder).position === 'static') holder = holder.parentElement;
      if (holder) return holder.getBoundingClientRect();
    }
    return element.getBoundingClientRect();
  }

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Colour>();
  function colour(css: string): Colour {
    const seen = known.get(css);
    if (seen) return seen;
    let read: Colour = [0, 0, 0, 0];
    const [, parts] = /^rgba?\(([^)]+)\)$/.exec(css) ?? [];
    if (parts) {
      const [red = 0, green = 0, blue = 0, alpha = 1] = parts.split(/[\s,/]+/).map(Number);
      read = [red, green, blue, alpha];
    } else if (canvas) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      read = [red, green, blue, alpha / 255];
    }
    known.set(css, read);
    return read;
  }

  /** The first colour as it is seen on the second. */
  const blend = ([r, g, b, a]: Colour, [red, green, blue]: Colour): Colour => [
    r * a + red * (1 - a),
    g * a + green * (1 - a),
    b * a + blue * (1 - a),
    1,
  ];

  /** Colour behind an element's text, or behind the element itself with `isOuter`; `undefined` over a picture. */
  function surface(element: Element, isOuter = false): Colour | undefined {
    const layers: Colour[] = [];
    for (let at = isOuter ? element.parentElement : element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== 'none') return undefined;
      const layer = colour(backgroundColor);
      if (layer[3] > 0) layers.push(layer);
      if (layer[3] === 1) break;
    }
    const canvasColour = matchMedia('(prefers-color-scheme: dark)').matches ? 'rgb(18, 18, 18)' : 'rgb(255, 255, 255)';
    return layers.reduceRight((under, layer) => blend(layer, under), colour(canvasColour));
  }

  const luminance = ([r, g, b]: Colour) => {
    const [red = 0, green = 0, blue = 0] = [r, g, b].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** WCAG's contrast of two colours, from 1 to 21. */
  function ratio(one: Colour, other: Colour): number {
    const [a, b] = [luminance(one), luminance(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  /** Contrast of a colour with what is behind the element; the most over a picture, of which nothing is known. */
  function contrastOf(element: Element, css: string, isOuter = false): number {
    const under = surface(element, isOuter);
    return under ? ratio(blend(colour(css), under), under) : 21;
  }

  /** Opacity of an element together with its ancestors, from 0 to 1. */
  function opacity(element: Element): number {
    let share = 1;
    for (let at: Element | null = element; at; at = at.parentElement) share *= Number(getComputedStyle(at).opacity);
    return share;
  }

  const helpers = {
    ...{ region, name, fault, isVisible, pieces, isSeen, isHeard, controls, tabbable, target },
    ...{ colour, surface, blend, ratio, contrastOf, opacity },
  };
  globalThis.inPage = helpers;
  return helpers;
}

/** Gives the page its helpers; again after every load. */
export const installInPage = (page: Page): Promise<unknown> => page.evaluateHandle(install);
