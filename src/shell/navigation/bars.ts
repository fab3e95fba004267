/** What the bars do by themselves: hide while the page is read, and measure themselves. */
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { NAVBAR_HIDE_OFFSET_PX, NAVBAR_SCROLL_TOLERANCE_PX } from '../../constants';

export interface BarState {
  /** Scroll offset to compare the next one with, in px. */
  y: number;
  isHidden: boolean;
}

/**
 * The navigation bar after a scroll to `y` (S2-23, S2-24, S4-04). Scrolling down past the offset and tolerance hides it.
 * Any scroll up shows it. Small steps down add up. Focus inside or an open panel sets `isPinned`: the bar stays visible.
 */
export function nextBarState(previous: BarState, y: number, isPinned = false): BarState {
  const change = y - previous.y;
  if (change >= 0 && change <= NAVBAR_SCROLL_TOLERANCE_PX) return previous;
  return { y, isHidden: change > 0 && y > NAVBAR_HIDE_OFFSET_PX && !isPinned };
}

/** `true` while scrolling has hidden the bar. It stays visible while `isPinned` or focused (S2-23, S2-24). */
export function useHiddenOnScroll(bar: RefObject<HTMLElement | null>, isPinned: boolean): boolean {
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    let state: BarState;
    const become = (next: BarState) => {
      state = next;
      setHidden(next.isHidden);
    };
    const show = () => become({ y: window.scrollY, isHidden: false });
    const handleScroll = () => {
      const hasFocus = element.contains(document.activeElement);
      become(nextBarState(state, Math.max(0, window.scrollY), isPinned || hasFocus));
    };

    show();
    window.addEventListener('scroll', handleScroll, { passive: true });
    element.addEventListener('focusin', show);
    return () => {
      window.removeEventListener('scroll', handleScroll);
      element.removeEventListener('focusin', show);
    };
  }, [bar, isPinned]);

  return isHidden;
}

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
