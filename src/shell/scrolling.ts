/** Smooth, unless the visitor asked for less motion (S2-52). */
export function scrollBehaviour(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Moves the focus to `heading`, and leaves what is in view as it is. */
export function focusOn(heading: HTMLElement | null) {
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Scrolls to `target` and moves the focus to its heading, so that the keyboard goes on from there. */
export function goToSection(target: Element, behavior = scrollBehaviour()) {
  target.scrollIntoView({ behavior, block: 'start' });
  focusOn(target.querySelector<HTMLElement>('h1, h2'));
}
