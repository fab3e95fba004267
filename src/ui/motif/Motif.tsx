import type { Family } from '../../catalogue/schema';
import * as styles from './motif.css';
import { motifPaths, type Placement } from './tiles';

interface TilesProps extends Placement {
  rows: readonly string[];
}

/** Paths of one motif, for a larger drawing. */
export function Tiles({ rows, ...placement }: TilesProps) {
  return motifPaths(rows, placement).map(([colour, d]) => (
    <path key={colour} className={styles.tileFill[colour]} d={d} />
  ));
}

interface MotifProps {
  rows: readonly string[];
  family: Family;
  /** Width and height in CSS px, where `className` sets none. */
  size?: number;
  className?: string;
}

/** A drawing of tiles. Decoration: it always comes with text, so it is hidden from assistive technology. */
export function Motif({ rows, family, size, className }: MotifProps) {
  return (
    <svg
      className={className}
      data-family={family}
      width={size}
      height={size}
      viewBox={`0 0 4 ${rows.length}`}
      aria-hidden="true"
    >
      <Tiles rows={rows} />
    </svg>
  );
}

/** A motif on its family's tint; `className` sets its size. */
export function TintedMotif({ rows, family, className = '' }: Omit<MotifProps, 'size'>) {
  return (
    <span className={`${styles.tintedMotif} ${styles.tint[family]} ${className}`.trim()}>
      <Motif rows={rows} family={family} className={styles.motifInTint} />
    </span>
  );
}
