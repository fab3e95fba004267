import type { ReactNode } from 'react';
import { DisclosureIcon } from '../DisclosureIcon/DisclosureIcon';
import * as styles from './Fold.css';

interface FoldProps {
  summary: ReactNode;
  part?: string;
  /** Class of the summary, for a layout of its own. */
  className?: string;
  children: ReactNode;
}

/** A question, or a heading, that opens to what follows it, without a script. */
export function Fold({ summary, part, className = '', children }: FoldProps) {
  return (
    <details className={styles.fold} data-part={part}>
      <summary className={`${styles.summary} ${className}`.trim()}>
        {summary}
        <DisclosureIcon />
      </summary>
      {children}
    </details>
  );
}
