import { type ReactNode, useLayoutEffect, useState } from 'react';
import { MOBILE_BREAKPOINT_PX } from '../../constants';
import { DisclosureIcon } from '../../ui/DisclosureIcon/DisclosureIcon';
import * as styles from './Disclosure.css';

/** Whether the window is a small screen's. The prerendered page assumes it; the effect corrects that before the next paint. */
function useIsSmall(): boolean {
  const [isSmall, setSmall] = useState(true);
  useLayoutEffect(() => {
    const look = () => setSmall(window.innerWidth < MOBILE_BREAKPOINT_PX);
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, []);
  return isSmall;
}

interface DisclosureProps {
  /** Shown open and closed: a heading, and words and marks that belong beside it. */
  header: ReactNode;
  children: ReactNode;
  /** For a layout of its own. */
  className?: string;
}

/**
 * A `details` on a small screen, with or without scripts. Always open, and no control, on a wide one and on paper (S2-91).
 */
export function Disclosure({ header, children, className = '' }: DisclosureProps) {
  const isSmall = useIsSmall();
  if (!isSmall) {
    return (
      <div className={className || undefined}>
        {header}
        {children}
      </div>
    );
  }
  return (
    <details className={`${styles.details} ${className}`}>
      <summary className={styles.summary}>
        {header}
        <DisclosureIcon className={styles.mark} />
      </summary>
      {children}
    </details>
  );
}
