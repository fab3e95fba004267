import type { ReactNode } from 'react';
import { Tiles } from './Motif';
import * as styles from './motif.css';
import { CELL, type CellSpec, type PatternSpec } from './patterns';

/** Margin round a motif, in tiles. */
const MARGIN = 0.5;

function PatternCell({ spec: [column, row, surface, fill, side = 1] }: { spec: CellSpec }) {
  const isMotif = 'family' in fill;
  const inset = isMotif ? MARGIN : 0;
  const place = (at: number) => at * CELL + inset * side;
  return (
    <g
      data-family={isMotif ? fill.family : undefined}
      transform={`translate(${place(column)} ${place(row)})${side > 1 ? ` scale(${side})` : ''}`}
    >
      <rect
        className={styles.patternSurface[surface]}
        x={-inset || undefined}
        y={-inset || undefined}
        width={CELL}
        height={CELL}
      />
      <Tiles rows={fill.rows} unit={isMotif ? 1 : 1.25} />
    </g>
  );
}

interface PatternProps {
  pattern: PatternSpec;
  /** Sets place and size. */
  className: string;
  /** Drawn over the cells. */
  children?: ReactNode;
}

/** A pattern of motifs. Decoration, hidden from assistive technology. */
export function Pattern({ pattern: { columns, rows, cells, fit }, className, children }: PatternProps) {
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
      {children}
    </svg>
  );
}
