import type { Family } from '../../catalogue/schema';
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
  return bloomPaths(rows, placement).map(([ink, d]) => <path key={ink} className={`ink-${ink}`} d={d} />);
}

interface BloomProps {
  rows: readonly string[];
  family: Family;
  /** Width and height in CSS px, unless the stylesheet sets them. */
  size?: number;
}

/** A glyph of the identity. Decoration: the words always stand beside it, so it is hidden from assistive technology. */
export function Bloom({ rows, family, size = 48 }: BloomProps) {
  return (
    <svg className={`bloom family-${family}`} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <Tiles rows={rows} />
    </svg>
  );
}

/** A glyph on its family's tint. */
export function Plot({ rows, family }: Omit<BloomProps, 'size'>) {
  return (
    <span className={`plot tint-${family}`}>
      <Bloom rows={rows} family={family} />
    </span>
  );
}
