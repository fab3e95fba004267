/** What the quilts are sewn of: plots of a ground and a bloom or a plain pattern, edge to edge. No bloom is ever cut. */
import type { Family } from '../../catalogue/schema';
import type { Ground } from './bloom.css';
import { GROWTH } from './growth';

/** Side of a plot, in tiles: a bloom of four with half a tile around it. */
export const PLOT = 5;

/** A bloom of four short rows of tile codes. */
export type Rows = readonly string[];
/** Whose a page is: of a kind of study, of what is for organisations, or of all kinds together. */
export type Look = Family | 'corporate' | 'mixed';

/** What fills one plot of a quilt: a bloom of a family, a plain pattern, or the large king protea. */
type Fill = { rows: Rows; family: Family } | { rows: Rows } | 'king';

/** A plot: column, row, ground, fill, and its side in plots (1 unless it is larger). */
export type PlotSpec = readonly [column: number, row: number, ground: Ground, fill: Fill, side?: number];

/** A quilt: its plots, and how many stand side by side and one over the other. */
export interface QuiltSpec {
  columns: number;
  rows: number;
  plots: readonly PlotSpec[];
  /** How it fills a box of another shape, where it stands in one. */
  fit?: string;
}

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
  open: bloom('protea', 'aP bP', 'aQ 3S', 'aL aL', '2L 2L'),
};
const SCALES = pattern('3M 3M');
const RAYS = pattern('1S 1S');
const LEAVES = pattern('aM bM');
const DIAMONDS = pattern('bS aS', 'aS bS');

const sprout = { rows: GROWTH[1], family: 'protea' } as const;

/** The home page's own, wide beside its words and a strip under them. */
export const HOME: Record<'wide' | 'strip', QuiltSpec> = {
  wide: {
    columns: 6,
    rows: 4,
    fit: 'xMinYMid slice',
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
};

/** Those of the pages about all kinds of study. */
const MIXED = {
  head: [
    [0, 1, 'sand', BLOOMS.curious],
    [1, 1, 'ochre', sprout],
    [2, 1, 'deep', SCALES],
    [3, 1, 'rose', BLOOMS.full],
    [2, 0, 'heather', BLOOMS.booster],
    [3, 0, 'wine', RAYS],
  ],
  closing: [
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
} satisfies Record<string, PlotSpec[]>;

/** What a look sews with: its family's inks, the ground of its patterns, and the grounds on which its blooms take turns, its sprout's last. */
const CLOTH: Record<
  Exclude<Look, 'mixed'>,
  { family: Family; strong: Ground; grounds: [Ground, Ground, Ground]; rows: Rows[] }
> = {
  protea: { family: 'protea', strong: 'wine', grounds: ['paper', 'rose', 'sand'], rows: [BLOOMS.full.rows] },
  pincushion: {
    family: 'pincushion',
    strong: 'rust',
    grounds: ['paper', 'ochre', 'sand'],
    rows: [BLOOMS.bootcamp.rows],
  },
  erica: {
    family: 'erica',
    strong: 'plum',
    grounds: ['paper', 'heather', 'sand'],
    rows: [BLOOMS.masterclass.rows, BLOOMS.workplace.rows, BLOOMS.era.rows],
  },
  restio: { family: 'restio', strong: 'deep', grounds: ['paper', 'sage', 'sand'], rows: [BLOOMS.booster.rows] },
  seed: { family: 'seed', strong: 'deep', grounds: ['paper', 'sand', 'sage'], rows: [GROWTH[0], GROWTH[3]] },
  corporate: { family: 'restio', strong: 'night', grounds: ['glow', 'deep', 'night'], rows: [BLOOMS.booster.rows] },
};

/**
 * The patterns of a page's quilts, a row a line: a number is a bloom of the page, `g` its sprout, `R` rays, `S` scales,
 * and `-` no plot.
 */
const PATTERNS = { head: ['- - 1 S', 'g 2 R 0'], closing: ['0 R 1 2', '1 2 S 0', 'R 0 1 S'] };

/** The quilt of a page's head or closing band in its look, with the page's own blooms where it has some. */
export function pageQuilt(place: keyof typeof PATTERNS, look: Look, icons?: readonly Rows[]): QuiltSpec {
  const lines = PATTERNS[place];
  const size = { columns: 4, rows: lines.length };
  if (look === 'mixed') return { ...size, plots: MIXED[place] };
  const { family, strong, grounds, rows } = CLOTH[look];
  const own = icons ?? rows;
  const fills: Record<string, [Ground, Fill]> = {
    g: [grounds[2], { rows: GROWTH[1], family }],
    R: [strong, RAYS],
    S: ['deep', SCALES],
  };
  const plots = lines.flatMap((line, row) =>
    line.split(' ').flatMap((code, column): PlotSpec[] => {
      if (code === '-') return [];
      const icon = own[Number(code) % own.length];
      const [ground, fill] = fills[code] ?? [grounds[(row + column) % 2], icon && { rows: icon, family }];
      return ground && fill ? [[column, row, ground, fill]] : [];
    }),
  );
  return { ...size, plots };
}
