import { builtOn } from 'virtual:catalogue/day';
import { useSyncExternalStore } from 'react';
import { visitorDay } from '../catalogue/day';

/** A tab may be looked at again on another day. */
function onReturn(look: () => void) {
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/**
 * The day that the page is to be true on, `YYYY-MM-DD`: that of the build in the built page and while React takes it
 * over, then the visitor's own in Johannesburg (S1-14).
 */
export function useToday(): string {
  return useSyncExternalStore(
    onReturn,
    () => visitorDay(Date.now()),
    () => builtOn,
  );
}
