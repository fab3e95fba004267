import { builtOn } from 'virtual:catalogue/day';
import { type RefObject, useLayoutEffect } from 'react';
import { visitorDay } from '../catalogue/day';

/**
 * Keeps `part` as tall as it was painted while its words change from the day of the build to the visitor's, so that
 * nothing below it moves (S1-14). A window of another width lets go.
 */
export function useHeldHeight(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    if (!element || visitorDay(Date.now()) === builtOn) return;
    const letGo = () => element.style.removeProperty('min-height');
    element.style.minHeight = `${element.getBoundingClientRect().height}px`;
    window.addEventListener('resize', letGo, { once: true });
    return () => window.removeEventListener('resize', letGo);
  }, [part]);
}
