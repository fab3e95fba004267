/**
 * Tells whether `element` is in view, or within `rootMargin` of it, each time that changes; returns what ends that. Without
 * IntersectionObserver, or without an element, it tells once that it is.
 */
export function watchView(element: Element | null | undefined, tell: (isInView: boolean) => void, rootMargin = '0px') {
  if (!element || typeof IntersectionObserver === 'undefined') return tell(true);
  // A busy browser reports more than one change at once.
  const observer = new IntersectionObserver((changes) => tell(changes.at(-1)?.isIntersecting === true), { rootMargin });
  observer.observe(element);
  return () => observer.disconnect();
}
