/** Patterns: grids of cells, each with a surface and a motif or a repeating pattern. No motif is cut. */
import type { Family } from '../../catalogue/schema';
import { GROWTH_STAGES } from './growthStages';
import type { Surface } from './motif.css';

/** Side of a cell, in tiles: a motif of four with a margin of half a tile. */
export const CELL = 5;

/** A motif: four short rows of tile codes. */
export type Rows = readonly string[];
/** Variant of a page: a category's plant family, corporate, or all categories together. */
export type PageVariant = Family | 'corporate' | 'mixed';

/** Content of a cell: a family's motif, a repeating pattern, or the large king protea. */
type Fill = { rows: Rows; family: Family } | { rows: Rows } | 'king-protea';

/** A cell: column, row, surface, fill, and side in cells (1 by default). */
export type CellSpec = readonly [column: number, row: number, surface: Surface, fill: Fill, side?: number];

/** A pattern: its cells, and the size of its grid. */
export interface PatternSpec {
  columns: number;
  rows: number;
  cells: readonly CellSpec[];
  /** `preserveAspectRatio` of its SVG. */
  fit?: string;
}

const motif = (family: Family, ...rows: string[]) => ({ rows, family });
const pattern = (row: string, other = row) => ({ rows: [row, other, row, other] });

const MOTIFS = {
  full: motif('protea', 'aP bP', 'aQ bQ', 'aP 3S', 'aL aL'),
  bootcamp: motif('pincushion', 'iS iS', 'aP bP', 'aP 3P', 'aL 2L'),
  masterclass: motif('erica', '.. 3P', '3P uP', 'uQ uQ', 'aL lL'),
  booster: motif('restio', 'bS bS', 'bP bP', 'bQ bQ', 'aL lL'),
  curious: motif('seed', '.. ..', '.. bS', '.. aS', '2L 2L'),
  developer: motif('protea', 'aP bP', 'bP 3S', 'aP 2S', 'aL aL'),
  engineer: motif('protea', 'bP iS', 'bP 3Q', 'aP 2Q', 'aL aL'),
  security: motif('pincushion', '3P bP', '#P 3S', '2P 2S', 'aL 2L'),
  stack: motif('pincushion', 'aP bP', 'aS bS', 'aP bP', 'aL 2L'),
  python: motif('pincushion', '3P 1Q', '2P 4P', '3Q 1P', 'aL 2L'),
  data: motif('pincushion', '.. iS', 'iS nP', 'nQ #P', 'aL 2L'),
  era: motif('erica', '3P bP', '#P 3S', 'uQ uQ', 'aL lL'),
  workplace: motif('erica', 'aP bP', '3P 4P', 'uQ uQ', 'aL lL'),
  open: motif('protea', 'aP bP', 'aQ 3S', 'aL aL', '2L 2L'),
};
const SCALES = pattern('3M 3M');
const RAYS = pattern('1S 1S');
const LEAVES = pattern('aM bM');
const DIAMONDS = pattern('bS aS', 'aS bS');

const sprout = { rows: GROWTH_STAGES[1], family: 'protea' } as const;

/** Patterns of the home page: wide beside the text, and a strip under it. */
export const HOME: Record<'wide' | 'strip', PatternSpec> = {
  wide: {
    columns: 6,
    rows: 4,
    fit: 'xMinYMid slice',
    cells: [
      [0, 0, 'rose', 'king-protea', 3],
      [3, 0, 'ochre', MOTIFS.bootcamp],
      [3, 1, 'heather', MOTIFS.masterclass],
      [3, 2, 'sage', MOTIFS.booster],
      [0, 3, 'deep', SCALES],
      [1, 3, 'ochre', MOTIFS.stack],
      [2, 3, 'wine', RAYS],
      [3, 3, 'heather', MOTIFS.workplace],
      [4, 0, 'deep', LEAVES],
      [4, 1, 'ochre', MOTIFS.python],
      [4, 2, 'wine', DIAMONDS],
      [4, 3, 'rose', MOTIFS.engineer],
      [5, 0, 'rose', MOTIFS.developer],
      [5, 1, 'sage', MOTIFS.open],
      [5, 2, 'heather', MOTIFS.era],
      [5, 3, 'ochre', MOTIFS.security],
    ],
  },
  strip: {
    columns: 4,
    rows: 2,
    cells: [
      [0, 0, 'rose', 'king-protea', 2],
      [2, 0, 'ochre', MOTIFS.bootcamp],
      [3, 0, 'heather', MOTIFS.masterclass],
      [2, 1, 'sage', MOTIFS.booster],
      [3, 1, 'wine', RAYS],
    ],
  },
};

/** Patterns of pages about all categories. */
const MIXED = {
  head: [
    [0, 1, 'sand', MOTIFS.curious],
    [1, 1, 'ochre', sprout],
    [2, 1, 'deep', SCALES],
    [3, 1, 'rose', MOTIFS.full],
    [2, 0, 'heather', MOTIFS.booster],
    [3, 0, 'wine', RAYS],
  ],
  closing: [
    [0, 0, 'rose', MOTIFS.full],
    [1, 0, 'ochre', MOTIFS.security],
    [2, 0, 'heather', MOTIFS.era],
    [3, 0, 'deep', SCALES],
    [0, 1, 'ochre', MOTIFS.python],
    [1, 1, 'deep', DIAMONDS],
    [2, 1, 'rose', MOTIFS.engineer],
    [3, 1, 'sage', MOTIFS.booster],
    [0, 2, 'heather', MOTIFS.masterclass],
    [1, 2, 'sage', MOTIFS.open],
    [2, 2, 'ochre', MOTIFS.data],
    [3, 2, 'rose', MOTIFS.developer],
  ],
} satisfies Record<string, CellSpec[]>;

/** Pattern of each variant: family, strong surface, two alternating motif surfaces and the sprout's, default motifs. */
const VARIANTS: Record<
  Exclude<PageVariant, 'mixed'>,
  { family: Family; strong: Surface; surfaces: [Surface, Surface, Surface]; rows: Rows[] }
> = {
  protea: { family: 'protea', strong: 'wine', surfaces: ['paper', 'rose', 'sand'], rows: [MOTIFS.full.rows] },
  pincushion: {
    family: 'pincushion',
    strong: 'rust',
    surfaces: ['paper', 'ochre', 'sand'],
    rows: [MOTIFS.bootcamp.rows],
  },
  erica: {
    family: 'erica',
    strong: 'plum',
    surfaces: ['paper', 'heather', 'sand'],
    rows: [MOTIFS.masterclass.rows, MOTIFS.workplace.rows, MOTIFS.era.rows],
  },
  restio: { family: 'restio', strong: 'deep', surfaces: ['paper', 'sage', 'sand'], rows: [MOTIFS.booster.rows] },
  seed: {
    family: 'seed',
    strong: 'deep',
    surfaces: ['paper', 'sand', 'sage'],
    rows: [GROWTH_STAGES[0], GROWTH_STAGES[3]],
  },
  corporate: { family: 'restio', strong: 'night', surfaces: ['glow', 'deep', 'night'], rows: [MOTIFS.booster.rows] },
};

/**
 * Cell layouts, a row of cells per string. A number is one of the page's motifs.
 * `g` is a sprout, `R` rays, `S` scales and `-` no cell.
 */
const PATTERNS = { head: ['- - 1 S', 'g 2 R 0'], closing: ['0 R 1 2', '1 2 S 0', 'R 0 1 S'] };

/** Pattern of a page's header or closing band. `icons` replace the variant's motifs. */
export function pagePattern(place: keyof typeof PATTERNS, variant: PageVariant, icons?: readonly Rows[]): PatternSpec {
  const lines = PATTERNS[place];
  const size = { columns: 4, rows: lines.length };
  if (variant === 'mixed') return { ...size, cells: MIXED[place] };
  const { family, strong, surfaces, rows } = VARIANTS[variant];
  const own = icons ?? rows;
  const fills: Record<string, [Surface, Fill]> = {
    g: [surfaces[2], { rows: GROWTH_STAGES[1], family }],
    R: [strong, RAYS],
    S: ['deep', SCALES],
  };
  const cells = lines.flatMap((line, row) =>
    line.split(' ').flatMap((code, column): CellSpec[] => {
      if (code === '-') return [];
      const icon = own[Number(code) % own.length];
      const [surface, fill] = fills[code] ?? [surfaces[(row + column) % 2], icon && { rows: icon, family }];
      return surface && fill ? [[column, row, surface, fill]] : [];
    }),
  );
  return { ...size, cells };
}
