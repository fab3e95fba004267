import { type RefObject, useEffect, useState } from 'react';
import { type BarState, nextBarState } from './barState';

/** Whether scrolling has hidden the bar. It stays visible while `isPinned` or focused (S2-23, S2-24). */
export function useHiddenOnScroll(bar: RefObject<HTMLElement | null>, isPinned: boolean): boolean {
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    const element = bar.current;
    // Stryker disable next-line ConditionalExpression: The bar is rendered before its effects run; only the type allows none.
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
      // Stryker disable next-line StringLiteral: A listener that stays shows a bar that is already shown, as the new one does.
      element.removeEventListener('focusin', show);
    };
  }, [bar, isPinned]);

  return isHidden;
}
