import type { ReactNode } from 'react';
import { Quilt } from '../../ui/bloom/Quilt';
import { type Look, pageQuilt, type Rows } from '../../ui/bloom/quilts';
import { Section } from '../../ui/Section/Section';
import * as styles from './ClosingBand.css';

interface ClosingBandProps {
  /** Whose page it is, which gives its ground and blooms. */
  look?: Look | undefined;
  /** The page's own blooms, where it has some. */
  icons?: readonly Rows[] | undefined;
  /** Whether it asks for what paper cannot do. */
  isOffPaper?: boolean;
  children: ReactNode;
}

/** The last band of a page, on the strong ground of its kind, beside its quilt (S1-61). */
export function ClosingBand({ look = 'mixed', icons, isOffPaper, children }: ClosingBandProps) {
  const ground = styles.grounds[look];
  return (
    <Section className={isOffPaper ? `${ground} ${styles.offPaper}` : ground} wrapClassName={styles.columns}>
      <div className={styles.words}>{children}</div>
      <div className={styles.frame} data-part="quilt">
        <Quilt quilt={pageQuilt('closing', look, icons)} className={styles.picture} />
      </div>
    </Section>
  );
}
