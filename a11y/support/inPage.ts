/** Helpers of every check inside the page: names, visibility and boxes of elements. */
import type { Page } from '@playwright/test';

/** An element that a check points at. */
export interface Place {
  /** CSS selector. */
  selector: string;
  /** The element's start tag, shortened. */
  html: string;
  /** The fault, in one sentence. */
  message: string;
}

interface Helpers {
  /** A selector that finds only this element. */
  selector(element: Element): string;
  /** The place of a fault. */
  place(element: Element, message: string): Place;
  /** `true` if the element is visible: drawn, with a size, and not clipped so that only screen readers find it. */
  isVisible(element: Element): boolean;
  /** Elements that the Tab key should reach, in document order. While a modal dialog is open, only its own. */
  tabbable(): HTMLElement[];
  /** The box that reacts to a pointer: a link that covers its card has the card's box. */
  target(element: Element): DOMRect;
}

declare global {
  var audit: Helpers;
}

/** Runs in the page, so it uses nothing from outside itself. */
function install() {
  const SHORT = 160;
  const isOne = (selector: string) => document.querySelectorAll(selector).length === 1;

  function selector(element: Element): string {
    const parts: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (at.id && isOne(`#${CSS.escape(at.id)}`)) return [`#${CSS.escape(at.id)}`, ...parts].join(' > ');
      const { tagName, parentElement } = at;
      const tag = tagName.toLowerCase();
      const same = [...(parentElement?.children ?? [])].filter((sibling) => sibling.tagName === tagName);
      parts.unshift(same.length > 1 ? `${tag}:nth-of-type(${same.indexOf(at) + 1})` : tag);
      if (isOne(parts.join(' > '))) return parts.join(' > ');
    }
    return parts.join(' > ');
  }

  function place(element: Element, message: string): Place {
    const html = (element.cloneNode(false) as Element).outerHTML.replace(/<\/[^>]+>$/, '');
    return {
      selector: selector(element),
      html: html.length > SHORT ? `${html.slice(0, SHORT)}…` : html,
      message,
    };
  }

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

  /** In a group of radio buttons the Tab key stops at the chosen one, or at the first. */
  function isPassedBy(element: Element): boolean {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.name === '') return false;
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
      ({ name, form }) => name === element.name && form === element.form,
    );
    return element !== (group.find(({ checked }) => checked) ?? group[0]);
  }

  function tabbable(): HTMLElement[] {
    const modal = [...document.querySelectorAll('dialog[open]')].find((dialog) => dialog.matches(':modal'));
    return [
      ...(modal ?? document).querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !isPassedBy(element) &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
  }

  function target(element: Element): DOMRect {
    const box = element.getBoundingClientRect();
    for (const pseudo of ['::after', '::before']) {
      const { content, position, inset } = getComputedStyle(element, pseudo);
      if (content === 'none' || position !== 'absolute' || !/^0px/.test(inset)) continue;
      let holder: Element | null = element;
      while (holder && getComputedStyle(holder).position === 'static') holder = holder.parentElement;
      if (holder) return holder.getBoundingClientRect();
    }
    return box;
  }

  globalThis.audit = { selector, place, isVisible, tabbable, target };
}

/** Gives the page its helpers; again after every load. */
export const installHelpers = (page: Page): Promise<void> => page.evaluate(install);
