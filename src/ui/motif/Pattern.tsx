import { Tiles } from './Motif';
import * as styles from './motif.css';
import { CELL, type CellSpec, type PatternSpec } from './patterns';

function KingProtea({ side }: { side: number }) {
  const scale = (side * 0.84) / 8;
  return (
    <g data-family="protea" transform={`translate(${side * 0.08} ${side * 0.08}) scale(${scale})`}>
      <Tiles rows={['aP bP', 'bP ..', 'aP ..', 'aL aL']} unit={2} />
      <Tiles rows={['bQ bQ', 'bQ 3S', 'aQ 2S', 'aQ aQ']} x={2} y={2} />
    </g>
  );
}

/** Margin round a motif, in tiles. */
const MARGIN = 0.5;

function PatternCell({ spec: [column, row, surface, fill, side = 1] }: { spec: CellSpec }) {
  const isMotif = fill !== 'king-protea' && 'family' in fill;
  const inset = isMotif ? MARGIN : 0;
  // Slightly wider than the cell, so that no seam shows.
  const width = side * CELL + 0.02;
  return (
    <g
      data-family={isMotif ? fill.family : undefined}
      transform={`translate(${column * CELL + inset} ${row * CELL + inset})`}
    >
      <rect
        className={styles.patternSurface[surface]}
        x={-inset || undefined}
        y={-inset || undefined}
        width={width}
        height={width}
      />
      {fill === 'king-protea' ? (
        <KingProtea side={side * CELL} />
      ) : (
        <Tiles rows={fill.rows} unit={isMotif ? 1 : 1.25} />
      )}
    </g>
  );
}

interface PatternProps {
  pattern: PatternSpec;
  /** Sets place and size. */
  className: string;
}

/** A pattern of motifs. Decoration, hidden from assistive technology. */
export function Pattern({ pattern: { columns, rows, cells, fit }, className }: PatternProps) {
  return (
    <svg
      className={`${styles.pattern} ${className}`}
      viewBox={`0 0 ${columns * CELL} ${rows * CELL}`}
      preserveAspectRatio={fit}
      aria-hidden="true"
    >
      {cells.map((spec) => (
        <PatternCell key={`${spec[0]} ${spec[1]}`} spec={spec} />
      ))}
    </svg>
  );
}
