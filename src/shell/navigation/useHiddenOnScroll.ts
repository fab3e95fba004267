import { type RefObject, useEffect, useState } from 'react';
import { type BarState, nextBarState } from './barState';

/** Whether the bar is hidden by scrolling. It never is while `isHeld`, nor while it contains the focus (S2-23, S2-24). */
export function useHiddenOnScroll(bar: RefObject<HTMLElement | null>, isHeld: boolean): boolean {
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
      become(nextBarState(state, Math.max(0, window.scrollY), isHeld || hasFocus));
    };

    show();
    window.addEventListener('scroll', handleScroll, { passive: true });
    element.addEventListener('focusin', show);
    return () => {
      window.removeEventListener('scroll', handleScroll);
      element.removeEventListener('focusin', show);
    };
  }, [bar, isHeld]);

  return isHidden;
}
