import { builtOn } from 'virtual:catalogue/shell';
import { type RefObject, useLayoutEffect } from 'react';
import { visitorDay } from '../../catalogue/day';

/**
 * Keeps the height of `part` while its text changes from the build's day to the visitor's, to avoid a layout shift (S1-14).
 * A resized window releases it.
 */
export function useStableHeight(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    if (!element || visitorDay(Date.now()) === builtOn) return;
    const release = () => element.style.removeProperty('min-height');
    element.style.minHeight = `${element.getBoundingClientRect().height}px`;
    window.addEventListener('resize', release, { once: true });
    return () => window.removeEventListener('resize', release);
  }, [part]);
}
