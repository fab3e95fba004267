import { reducedMotion } from '../theme/page';

/** Scroll behaviour: smooth, unless the visitor prefers reduced motion (S2-52). */
export const scrollBehaviour = (): ScrollBehavior => (window.matchMedia(reducedMotion).matches ? 'instant' : 'smooth');

/** Focuses `element` without scrolling: browsers would scroll a sticky bar to its static place. */
export function focusInPlace(element: HTMLElement | null | undefined) {
  element?.focus({ preventScroll: true });
}

/**
 * Focuses a non-interactive element without scrolling, and removes its `tabindex` on blur. Otherwise each later click inside
 * the element would focus it, and Tab would go on from its beginning.
 */
export function focusOn(element: HTMLElement | null | undefined) {
  element?.setAttribute('tabindex', '-1');
  element?.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  focusInPlace(element);
}

/** Scrolls to `target` and focuses its heading, or itself, so that the keyboard continues there. */
export function goToSection(target: HTMLElement, behavior = scrollBehaviour()) {
  target.scrollIntoView({ behavior, block: 'start' });
  focusOn(target.querySelector<HTMLElement>('h1, h2, h3') ?? target);
}
