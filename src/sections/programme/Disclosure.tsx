import { type ReactNode, useLayoutEffect, useState } from 'react';
import { MOBILE_BREAKPOINT_PX } from '../../constants';
import { DisclosureIcon } from '../../ui/DisclosureIcon/DisclosureIcon';
import * as styles from './Disclosure.css';

/** Whether the window is a small screen's; in the built page it may be, and it is known before the page is painted anew. */
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
  /** What stays: a heading, and words and marks that belong beside it. */
  head: ReactNode;
  children: ReactNode;
  /** For a part with a layout of its own: of the whole, and of the head and its mark while the rest can be folded. */
  className?: string;
  headClassName?: string;
}

/**
 * What comes second: folded away under its head on a small screen, where it opens by a press, with or without scripts;
 * simply there on a wide one and on paper (S2-91).
 */
export function Disclosure({ head, children, className = '', headClassName = '' }: DisclosureProps) {
  const isSmall = useIsSmall();
  if (!isSmall) {
    return (
      <div className={className || undefined}>
        {head}
        {children}
      </div>
    );
  }
  return (
    <details className={`${styles.details} ${className}`}>
      <summary className={`${styles.summary} ${headClassName}`}>
        {head}
        <DisclosureIcon className={styles.mark} />
      </summary>
      {children}
    </details>
  );
}
