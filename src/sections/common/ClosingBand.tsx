import type { ReactNode } from 'react';
import { Pattern } from '../../ui/motif/Pattern';
import { type Look, pagePattern, type Rows } from '../../ui/motif/patterns';
import { Section } from '../../ui/Section/Section';
import * as styles from './ClosingBand.css';

interface ClosingBandProps {
  /** Variant of the page: decides surface and motifs. */
  look?: Look | undefined;
  /** The page's own motifs. */
  icons?: readonly Rows[] | undefined;
  /** Whether it is hidden in print, because its action needs a screen. */
  isOffPaper?: boolean;
  children: ReactNode;
}

/** Last band of a page, on its variant's strong surface, beside a pattern (S1-61). */
export function ClosingBand({ look = 'mixed', icons, isOffPaper, children }: ClosingBandProps) {
  const surface = styles.surfaces[look];
  return (
    <Section className={isOffPaper ? `${surface} ${styles.offPaper}` : surface} wrapClassName={styles.columns}>
      <div className={styles.words}>{children}</div>
      <div className={styles.frame} data-part="pattern">
        <Pattern pattern={pagePattern('closing', look, icons)} className={styles.picture} />
      </div>
    </Section>
  );
}
