import type { Family } from '../../catalogue/schema';
import { Tiles } from './Bloom';
import * as styles from './bloom.css';

/** Side of a plot, in tiles: a bloom of four with half a tile around it. */
const PLOT = 5;

/** What fills one plot of a quilt: a bloom of a family, a plain pattern, or the large king protea. */
type Fill = { rows: readonly string[]; family: Family } | { rows: readonly string[] } | 'king';

/** A plot: column, row, ground, fill, and its side in plots (1 unless it is larger). */
type PlotSpec = readonly [column: number, row: number, ground: styles.Ground, fill: Fill, side?: number];

const bloom = (family: Family, ...rows: string[]) => ({ rows, family });
const pattern = (row: string, other = row) => ({ rows: [row, other, row, other] });

const BLOOMS = {
  full: bloom('protea', 'aP bP', 'aQ bQ', 'aP 3S', 'aL aL'),
  bootcamp: bloom('pincushion', 'iS iS', 'aP bP', 'aP 3P', 'aL 2L'),
  masterclass: bloom('erica', '.. 3P', '3P uP', 'uQ uQ', 'aL lL'),
  booster: bloom('restio', 'bS bS', 'bP bP', 'bQ bQ', 'aL lL'),
  curious: bloom('seed', '.. ..', '.. bS', '.. aS', '2L 2L'),
  developer: bloom('protea', 'aP bP', 'bP 3S', 'aP 2S', 'aL aL'),
  engineer: bloom('protea', 'bP iS', 'bP 3Q', 'aP 2Q', 'aL aL'),
  security: bloom('pincushion', '3P bP', '#P 3S', '2P 2S', 'aL 2L'),
  stack: bloom('pincushion', 'aP bP', 'aS bS', 'aP bP', 'aL 2L'),
  python: bloom('pincushion', '3P 1Q', '2P 4P', '3Q 1P', 'aL 2L'),
  data: bloom('pincushion', '.. iS', 'iS nP', 'nQ #P', 'aL 2L'),
  era: bloom('erica', '3P bP', '#P 3S', 'uQ uQ', 'aL lL'),
  workplace: bloom('erica', 'aP bP', '3P 4P', 'uQ uQ', 'aL lL'),
  sprout: bloom('protea', '.. ..', 'aL aL', '.. lL', '2L 2L'),
  open: bloom('protea', 'aP bP', 'aQ 3S', 'aL aL', '2L 2L'),
};
const SCALES = pattern('3M 3M');
const RAYS = pattern('1S 1S');
const LEAVES = pattern('aM bM');
const DIAMONDS = pattern('bS aS', 'aS bS');

/** The growth of a programme: seed, sprout and bud, on one ground line. */
export const GROWTH = [
  ['.. ..', '.. bS', '.. aS', '2L 2L'],
  ['.. ..', 'aL aL', '.. lL', '2L 2L'],
  ['.. bP', '.. aP', 'aL lL', '2L 2L'],
  ['aP bP', 'aQ 3S', 'aL aL', '2L 2L'],
] as const;

const QUILTS: Record<string, { columns: number; rows: number; plots: PlotSpec[] }> = {
  wide: {
    columns: 6,
    rows: 4,
    plots: [
      [0, 0, 'rose', 'king', 3],
      [3, 0, 'ochre', BLOOMS.bootcamp],
      [3, 1, 'heather', BLOOMS.masterclass],
      [3, 2, 'sage', BLOOMS.booster],
      [0, 3, 'deep', SCALES],
      [1, 3, 'ochre', BLOOMS.stack],
      [2, 3, 'wine', RAYS],
      [3, 3, 'heather', BLOOMS.workplace],
      [4, 0, 'deep', LEAVES],
      [4, 1, 'ochre', BLOOMS.python],
      [4, 2, 'wine', DIAMONDS],
      [4, 3, 'rose', BLOOMS.engineer],
      [5, 0, 'rose', BLOOMS.developer],
      [5, 1, 'sage', BLOOMS.open],
      [5, 2, 'heather', BLOOMS.era],
      [5, 3, 'ochre', BLOOMS.security],
    ],
  },
  strip: {
    columns: 4,
    rows: 2,
    plots: [
      [0, 0, 'rose', 'king', 2],
      [2, 0, 'ochre', BLOOMS.bootcamp],
      [3, 0, 'heather', BLOOMS.masterclass],
      [2, 1, 'sage', BLOOMS.booster],
      [3, 1, 'wine', RAYS],
    ],
  },
  closing: {
    columns: 4,
    rows: 3,
    plots: [
      [0, 0, 'rose', BLOOMS.full],
      [1, 0, 'ochre', BLOOMS.security],
      [2, 0, 'heather', BLOOMS.era],
      [3, 0, 'deep', SCALES],
      [0, 1, 'ochre', BLOOMS.python],
      [1, 1, 'deep', DIAMONDS],
      [2, 1, 'rose', BLOOMS.engineer],
      [3, 1, 'sage', BLOOMS.booster],
      [0, 2, 'heather', BLOOMS.masterclass],
      [1, 2, 'sage', BLOOMS.open],
      [2, 2, 'ochre', BLOOMS.data],
      [3, 2, 'rose', BLOOMS.developer],
    ],
  },
  head: {
    columns: 4,
    rows: 2,
    plots: [
      [0, 1, 'sand', BLOOMS.curious],
      [1, 1, 'ochre', BLOOMS.sprout],
      [2, 1, 'deep', SCALES],
      [3, 1, 'rose', BLOOMS.full],
      [2, 0, 'heather', BLOOMS.booster],
      [3, 0, 'wine', RAYS],
    ],
  },
};

function King({ side }: { side: number }) {
  const scale = (side * 0.84) / 8;
  return (
    <g data-family="protea" transform={`translate(${side * 0.08} ${side * 0.08}) scale(${scale})`}>
      <Tiles rows={['aP bP', 'bP ..', 'aP ..', 'aL aL']} unit={2} />
      <Tiles rows={['bQ bQ', 'bQ 3S', 'aQ 2S', 'aQ aQ']} x={2} y={2} />
    </g>
  );
}

function QuiltPlot({ spec: [column, row, ground, fill, side = 1] }: { spec: PlotSpec }) {
  return (
    <g transform={`translate(${column * PLOT} ${row * PLOT})`}>
      {/* A hair wider than the plot, so that no seam shows between neighbours. */}
      <rect className={styles.quiltGround[ground]} width={side * PLOT + 0.02} height={side * PLOT + 0.02} />
      {fill === 'king' ? (
        <King side={side * PLOT} />
      ) : 'family' in fill ? (
        <g data-family={fill.family} transform="translate(.5 .5)">
          <Tiles rows={fill.rows} />
        </g>
      ) : (
        <Tiles rows={fill.rows} unit={1.25} />
      )}
    </g>
  );
}

interface QuiltProps {
  name: 'wide' | 'strip' | 'closing' | 'head';
  /** Its place and size. */
  className: string;
}

/** A quilt of blooms, edge to edge. Decoration, hidden from assistive technology. */
export function Quilt({ name, className }: QuiltProps) {
  const quilt = QUILTS[name];
  if (!quilt) return null;
  return (
    <svg
      className={`${styles.quilt} ${className}`}
      viewBox={`0 0 ${quilt.columns * PLOT} ${quilt.rows * PLOT}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      {quilt.plots.map((spec) => (
        <QuiltPlot key={`${spec[0]} ${spec[1]}`} spec={spec} />
      ))}
    </svg>
  );
}

/** The drawn seal of an accreditation: a ring, not the logo of a real body. */
export function Seal({ family, className }: { family: Family; className: string }) {
  return (
    <svg className={className} data-family={family} viewBox="0 0 4 4" aria-hidden="true">
      <Tiles rows={['bP bP', 'bP 3S', 'aP 2S', 'aP aP']} />
    </svg>
  );
}
