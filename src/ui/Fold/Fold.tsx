import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { useIsMobile } from '../useIsMobile';
import * as styles from './Fold.css';

/** Plus at the end of a `summary`, or minus while its `details` are open. Decoration: the element itself tells its state. */
export function DisclosureIcon() {
  return (
    <span className={styles.mark}>
      <Icon name="plus" className={styles.plus} />
    </span>
  );
}

interface FoldProps {
  summary: ReactNode;
  part?: string;
  /** `true` if it is folded on a small screen alone: a wide one and paper show all of it, and no control (S2-91). */
  isOpenWide?: boolean;
  /** `true` once it opens by itself, as by an address. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A question, or a heading, that opens to what follows it, with or without scripts. */
export function Fold({ summary, part, isOpenWide = false, isOpen, children }: FoldProps) {
  const isMobile = useIsMobile();
  if (isOpenWide && !isMobile) {
    return (
      <div className={styles.open}>
        {summary}
        {children}
      </div>
    );
  }
  return (
    <details className={isOpenWide ? styles.small : styles.fold} data-part={part} open={isOpen}>
      <summary className={styles.summary}>
        {summary}
        <DisclosureIcon />
      </summary>
      {children}
    </details>
  );
}
