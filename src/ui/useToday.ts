import { builtOn } from 'virtual:catalogue/day';
import { useSyncExternalStore } from 'react';
import { visitorDay } from '../catalogue/day';

/** Calls `look` when a tab becomes visible again, which may be on another day. */
function onReturn(look: () => void) {
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/**
 * The day that the page shows, `YYYY-MM-DD` (S1-14). Prerendering and hydration use the build's; then it is today in
 * Johannesburg.
 */
export function useToday(): string {
  return useSyncExternalStore(
    onReturn,
    () => visitorDay(Date.now()),
    () => builtOn,
  );
}
