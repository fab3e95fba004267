import { type RefObject, useLayoutEffect } from 'react';

/**
 * Writes the height of `bar`, px, into the custom property `name` of the page. The bars grow with the visitor's text
 * size (S2-21, WCAG 1.4.4).
 */
export function useMeasuredHeight(bar: RefObject<HTMLElement | null>, name: `--${string}`): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(name, `${element.getBoundingClientRect().height}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [bar, name]);
}
