import { useSyncExternalStore } from 'react';
import { MOBILE_BREAKPOINT_PX } from '../constants';

function onResize(onStoreChange: () => void) {
  window.addEventListener('resize', onStoreChange);
  return () => window.removeEventListener('resize', onStoreChange);
}

/** `true` if the window is narrower than 768 px (S9-01). The prerendered page assumes it. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(
    onResize,
    () => window.innerWidth < MOBILE_BREAKPOINT_PX,
    () => true,
  );
}
