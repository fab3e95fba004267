import { type RefObject, useEffect, useRef, useState } from 'react';
import { type BarState, nextBarState } from './barState';

/** Whether the bar is hidden by scrolling. It never is while `isHeld`, nor while it contains the focus (S2-23, S2-24). */
export function useHiddenOnScroll(bar: RefObject<HTMLElement | null>, isHeld: boolean): boolean {
  const [isHidden, setHidden] = useState(false);
  const state = useRef<BarState>({ y: 0, isHidden: false });

  useEffect(() => {
    const element = bar.current;
    state.current = { y: window.scrollY, isHidden: false };
    setHidden(false);

    function handleScroll() {
      const hasFocus = element?.contains(document.activeElement) ?? false;
      state.current = nextBarState(state.current, Math.max(0, window.scrollY), isHeld || hasFocus);
      setHidden(state.current.isHidden);
    }
    function show() {
      state.current = { ...state.current, isHidden: false };
      setHidden(false);
    }

    window.addEventListener('scroll', handleScroll, { passive: true });
    element?.addEventListener('focusin', show);
    return () => {
      window.removeEventListener('scroll', handleScroll);
      element?.removeEventListener('focusin', show);
    };
  }, [bar, isHeld]);

  return isHidden;
}
