import { type RefObject, useEffect, useState } from 'react';
import { type BarState, nextBarState } from './barState';

/**
 * `true` while scrolling has hidden the bar. It stays visible while `isPinned` or focused (S2-23, S2-24). The floating buttons
 * of a phone follow the bar by CSS.
 */
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
