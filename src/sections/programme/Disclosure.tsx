import { type ReactNode, useSyncExternalStore } from 'react';
import { MOBILE_BREAKPOINT_PX } from '../../constants';
import { DisclosureIcon } from '../../ui/DisclosureIcon/DisclosureIcon';
import * as styles from './Disclosure.css';

const isWideNow = () => window.innerWidth >= MOBILE_BREAKPOINT_PX;

function onResize(look: () => void) {
  window.addEventListener('resize', look);
  return () => window.removeEventListener('resize', look);
}

/** Whether the window is wider than a phone's; not while the page hydrates, when CSS alone shows the content. */
const useIsWide = () => useSyncExternalStore(onResize, isWideNow, () => false);

interface DisclosureProps {
  /** What stays in view: a heading, and words and marks that belong beside it. */
  head: ReactNode;
  children: ReactNode;
  /** For a part with a layout of its own: of the whole, and of its summary. */
  className?: string;
  headClassName?: string;
}

/**
 * A `details` at every width: closed under its head on a small screen, where it opens with or without scripts; open, and no
 * control, on a wide one and on paper (S2-91).
 */
export function Disclosure({ head, children, className = '', headClassName = '' }: DisclosureProps) {
  const isWide = useIsWide();
  return (
    <details className={`${styles.details} ${className}`} open={isWide}>
      <summary className={`${styles.summary} ${headClassName}`} tabIndex={isWide ? -1 : undefined}>
        {head}
        <DisclosureIcon className={styles.mark} />
      </summary>
      {children}
    </details>
  );
}
