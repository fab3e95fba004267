import { useEffect } from 'react';
import { MOBILE_BREAKPOINT_PX } from '../../constants';

const isMobile = () => window.innerWidth < MOBILE_BREAKPOINT_PX;

/** Calls `onSwitch` when the window's width crosses 768px, either way (S4-03, S9-01). */
export function useMobileSwitch(onSwitch: () => void) {
  useEffect(() => {
    let wasMobile = isMobile();
    function handleResize() {
      if (isMobile() === wasMobile) return;
      wasMobile = !wasMobile;
      onSwitch();
    }
    window.addEventListener('resize', handleResize);
    return () => window.removeEventListener('resize', handleResize);
  }, [onSwitch]);
}
