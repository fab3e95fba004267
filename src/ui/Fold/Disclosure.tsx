import type { ReactNode } from 'react';
import { DisclosureIcon } from '../DisclosureIcon/DisclosureIcon';
import { useIsMobile } from '../useIsMobile';
import * as styles from './Disclosure.css';

interface DisclosureProps {
  /** Shown open and closed: a heading, and words and marks that belong beside it. */
  header: ReactNode;
  children: ReactNode;
  /** Class of the disclosure, where a page lays it out otherwise. */
  className?: string;
}

/**
 * A `details` on a small screen, with or without scripts. Always open, and no control, on a wide one and on paper (S2-91).
 */
export function Disclosure({ header, children, className = '' }: DisclosureProps) {
  if (!useIsMobile()) {
    return (
      <div className={`${styles.open} ${className}`.trim()}>
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
