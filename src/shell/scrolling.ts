/** Scroll behaviour: smooth, unless the visitor prefers reduced motion (S2-52). */
export function scrollBehaviour(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Focuses `element` without scrolling: browsers would scroll a sticky bar to its static place. */
export function focusInPlace(element: HTMLElement | null | undefined) {
  element?.focus({ preventScroll: true });
}

/** Focuses `heading` without scrolling. */
export function focusOn(heading: HTMLElement | null) {
  heading?.setAttribute('tabindex', '-1');
  focusInPlace(heading);
}

/** Scrolls to `target` and focuses its heading, so that the keyboard continues there. */
export function goToSection(target: Element, behavior = scrollBehaviour()) {
  target.scrollIntoView({ behavior, block: 'start' });
  focusOn(target.querySelector<HTMLElement>('h1, h2'));
}
