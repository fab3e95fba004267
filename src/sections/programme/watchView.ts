/**
 * Calls `onChange` each time `element` enters or leaves the viewport, extended by `rootMargin`. Returns a function that
 * stops it. Without IntersectionObserver, or without an element, it calls `onChange(true)` once.
 */
export function watchView(
  element: Element | null | undefined,
  onChange: (isInView: boolean) => void,
  rootMargin = '0px',
) {
  if (!element || typeof IntersectionObserver === 'undefined') return onChange(true);
  // A busy browser reports several changes at once; the last is current.
  const observer = new IntersectionObserver((changes) => onChange(changes.at(-1)?.isIntersecting === true), {
    rootMargin,
  });
  observer.observe(element);
  return () => observer.disconnect();
}
