import { useSyncExternalStore } from 'react';
import { MOBILE_BREAKPOINT_PX } from '../constants';

function onResize(look: () => void) {
  window.addEventListener('resize', look);
  return () => window.removeEventListener('resize', look);
}

/** `true` if the window is narrower than 768 px (S9-01). The prerendered page assumes it. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(
    onResize,
    () => window.innerWidth < MOBILE_BREAKPOINT_PX,
    () => true,
  );
}
