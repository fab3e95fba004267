import type { ReactNode } from 'react';
import { Motif } from '../../ui/motif/Motif';
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
  /** Outline of its pattern, if it has one. */
  outline?: string[] | undefined;
  /** The page's own motif, in place of a pattern. */
  motif?: Rows | undefined;
  /** `true` if it is left out on paper, because its action needs a screen. */
  isHiddenInPrint?: boolean;
  children: ReactNode;
}

/** Last band of a page, on its variant's surface, beside its pattern or motif (S1-61). */
export function ClosingBand({ variant = 'mixed', icons, outline, motif, isHiddenInPrint, children }: ClosingBandProps) {
  const surface = variant === 'corporate' ? surfaces.deep : tint[tintOf(variant)];
  const picture = outline ? (
    <PagePattern variant={variant} outline={outline} icons={icons} frame={styles.frame} />
  ) : (
    motif && <Motif rows={motif} family="restio" className={styles.motif} />
  );
  return (
    <Section
      className={`${surface} ${styles.band} ${isHiddenInPrint ? styles.offPaper : ''}`}
      wrapClassName={picture ? styles.columns : styles.line}
    >
      {picture ? <div className={styles.text}>{children}</div> : children}
      {picture}
    </Section>
  );
}
