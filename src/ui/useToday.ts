import { builtOn } from 'virtual:catalogue/shell';
import { useSyncExternalStore } from 'react';
import { visitorDay } from '../catalogue/day';

/** Calls `onStoreChange` when a tab becomes visible again, which may be on another day. */
function onReturn(onStoreChange: () => void) {
  document.addEventListener('visibilitychange', onStoreChange);
  return () => document.removeEventListener('visibilitychange', onStoreChange);
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
