import { Tiles } from './Bloom';
import * as styles from './bloom.css';
import { PLOT, type PlotSpec, type QuiltSpec } from './quilts';

function King({ side }: { side: number }) {
  const scale = (side * 0.84) / 8;
  return (
    <g data-family="protea" transform={`translate(${side * 0.08} ${side * 0.08}) scale(${scale})`}>
      <Tiles rows={['aP bP', 'bP ..', 'aP ..', 'aL aL']} unit={2} />
      <Tiles rows={['bQ bQ', 'bQ 3S', 'aQ 2S', 'aQ aQ']} x={2} y={2} />
    </g>
  );
}

/** Half a tile of ground round a bloom. */
const MARGIN = 0.5;

function QuiltPlot({ spec: [column, row, ground, fill, side = 1] }: { spec: PlotSpec }) {
  const isBloom = fill !== 'king' && 'family' in fill;
  const inset = isBloom ? MARGIN : 0;
  // A hair wider than the plot, so that no seam shows between neighbours.
  const width = side * PLOT + 0.02;
  return (
    <g
      data-family={isBloom ? fill.family : undefined}
      transform={`translate(${column * PLOT + inset} ${row * PLOT + inset})`}
    >
      <rect
        className={styles.quiltGround[ground]}
        x={-inset || undefined}
        y={-inset || undefined}
        width={width}
        height={width}
      />
      {fill === 'king' ? <King side={side * PLOT} /> : <Tiles rows={fill.rows} unit={isBloom ? 1 : 1.25} />}
    </g>
  );
}

interface QuiltProps {
  quilt: QuiltSpec;
  /** Its place and size. */
  className: string;
}

/** A quilt of blooms, edge to edge. Decoration, hidden from assistive technology. */
export function Quilt({ quilt: { columns, rows, plots, fit }, className }: QuiltProps) {
  return (
    <svg
      className={`${styles.quilt} ${className}`}
      viewBox={`0 0 ${columns * PLOT} ${rows * PLOT}`}
      preserveAspectRatio={fit}
      aria-hidden="true"
    >
      {plots.map((spec) => (
        <QuiltPlot key={`${spec[0]} ${spec[1]}`} spec={spec} />
      ))}
    </svg>
  );
}
