/** Smooth, unless the visitor asked for less motion (S2-52). */
export function scrollBehaviour(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Gives `element` the focus, and leaves what is in view as it is: a browser would scroll a bar that sticks into its place. */
export function focusInPlace(element: HTMLElement | null | undefined) {
  element?.focus({ preventScroll: true });
}

/** Moves the focus to `heading`, and leaves what is in view as it is. */
export function focusOn(heading: HTMLElement | null) {
  heading?.setAttribute('tabindex', '-1');
  focusInPlace(heading);
}

/** Scrolls to `target` and moves the focus to its heading, so that the keyboard goes on from there. */
export function goToSection(target: Element, behavior = scrollBehaviour()) {
  target.scrollIntoView({ behavior, block: 'start' });
  focusOn(target.querySelector<HTMLElement>('h1, h2'));
}
