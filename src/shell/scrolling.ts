/** Smooth, unless the visitor asked for less motion (S2-52). */
export function scrollBehaviour(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Scrolls to `target` and moves the focus to its heading, so that the keyboard goes on from there. */
export function goToSection(target: Element) {
  target.scrollIntoView({ behavior: scrollBehaviour(), block: 'start' });
  const heading = target.querySelector<HTMLElement>('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
