import type { ReactNode } from 'react';
import { tint } from '../../ui/motif/motif.css';
import { type PageVariant, type Rows, tintOf } from '../../ui/motif/patterns';
import { Section } from '../../ui/Section/Section';
import { surfaces } from '../../ui/Section/Section.css';
import * as styles from './ClosingBand.css';
import { PagePattern } from './PagePattern';

interface ClosingBandProps {
  /** Variant of the page: decides surface and motifs. */
  variant?: PageVariant | undefined;
  /** The page's own motifs. */
  icons?: readonly Rows[] | undefined;
  /** Outline of its pattern, or of the page's own tile; without one it has neither. */
  outline?: string[] | undefined;
  /** `true` if it is left out on paper, because its action needs a screen. */
  isHiddenInPrint?: boolean;
  children: ReactNode;
}

/** Last band of a page, on its variant's surface, beside its pattern (S1-61). */
export function ClosingBand({ variant = 'mixed', icons, outline, isHiddenInPrint, children }: ClosingBandProps) {
  const surface = variant === 'corporate' ? surfaces.deep : tint[tintOf(variant)];
  return (
    <Section
      className={`${surface} ${styles.band} ${isHiddenInPrint ? styles.offPaper : ''}`}
      wrapClassName={styles.columns}
    >
      <div className={styles.text}>{children}</div>
      {outline && (
        <PagePattern variant={variant} outline={outline} icons={icons} frame={styles.frame} tile={styles.tile} />
      )}
    </Section>
  );
}
