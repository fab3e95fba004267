import type { Family } from '../../catalogue/schema';
import * as styles from './bloom.css';
import { bloomPaths } from './tiles';

interface TilesProps {
  rows: readonly string[];
  unit?: number;
  x?: number;
  y?: number;
  mirror?: boolean;
}

/** The paths of one glyph, for use inside a larger drawing. */
export function Tiles({ rows, ...placement }: TilesProps) {
  return bloomPaths(rows, placement).map(([ink, d]) => <path key={ink} className={styles.ink[ink]} d={d} />);
}

interface BloomProps {
  rows: readonly string[];
  family: Family;
  /** Width and height in CSS px, where no class name sets them. */
  size?: number;
  className?: string;
}

/** A glyph of the identity. Decoration: the words always stand beside it, so it is hidden from assistive technology. */
export function Bloom({ rows, family, size, className }: BloomProps) {
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

/** A glyph on its family's tint; a class name gives its side. */
export function Plot({ rows, family, className = '' }: Omit<BloomProps, 'size'>) {
  return (
    <span className={`${styles.plot} ${styles.tint[family]} ${className}`.trim()}>
      <Bloom rows={rows} family={family} className={styles.inPlot} />
    </span>
  );
}
