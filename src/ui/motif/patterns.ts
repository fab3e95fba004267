/** Patterns: grids of cells, each with a surface and a motif or a repeating pattern. No motif is cut. */
import { facts } from 'virtual:catalogue/facts';
import { categories } from '../../catalogue/categories.yaml';
import type { Family } from '../../catalogue/schema';
import { GROWTH_STAGES } from './growthStages';
import type { Surface } from './motif.css';
import { ACCREDITATION_MARK } from './tiles';

/** Side of a cell, in tiles: a motif of four with a margin of half a tile. */
export const CELL = 5;

/** A motif: four short rows of tile codes. */
export type Rows = readonly string[];
/** Variant of a page: a category's plant family, corporate, or all categories together. */
export type PageVariant = Family | 'corporate' | 'mixed';

/** Family whose tint a page has. */
export const tintOf = (variant: Family | 'mixed'): Family => (variant === 'mixed' ? 'restio' : variant);

/** Content of a cell: a family's motif, or a repeating pattern. */
type Fill = { rows: Rows; family: Family } | { rows: Rows };

/** A cell: column, row, surface and fill, and its side in cells where that is more than one. */
export type CellSpec = readonly [column: number, row: number, surface: Surface, fill: Fill, side?: number];

/** A pattern: its cells, and the size of its grid. */
export interface PatternSpec {
  columns: number;
  rows: number;
  cells: readonly CellSpec[];
  /** `preserveAspectRatio` of its SVG. */
  fit?: string;
}

const pattern = (row: string, other = row) => ({ rows: [row, other, row, other] });
/** Motif of a category by its id, or of a programme by its path. An open bloom stands for one that is no longer there. */
const motif = (family: Family, idOrPath?: string) => ({
  rows:
    [...categories, ...facts].find((one) => idOrPath === ('id' in one ? one.id : one.path))?.icon ?? GROWTH_STAGES[3],
  family,
});

const MOTIFS = {
  full: motif('protea', 'full-program'),
  bootcamp: motif('pincushion', 'bootcamp'),
  masterclass: motif('erica', 'masterclass'),
  booster: motif('restio', 'career-booster'),
  developer: motif('protea', '/programs/AIDeveloper'),
  engineer: motif('protea', '/programs/softwareengineer'),
  security: motif('pincushion', '/programs/cyber-security'),
  python: motif('pincushion', '/programs/softwareEngineerPython'),
  data: motif('pincushion', '/programs/dataScience'),
  era: motif('erica', '/programs/AIBusiness'),
  workplace: motif('erica', '/programs/AITools'),
  open: motif('protea'),
};
const SCALES = pattern('3M 3M');
const RAYS = pattern('1S 1S');
const LEAVES = pattern('aM bM');
const DIAMONDS = pattern('bS aS', 'aS bS');

/** Pattern of the home page. The motif of its lesson takes the first three columns. */
export const HOME: PatternSpec = {
  columns: 6,
  rows: 3,
  fit: 'xMinYMid slice',
  cells: [
    [3, 0, 'ochre', MOTIFS.bootcamp],
    [3, 1, 'rose', MOTIFS.full],
    [3, 2, 'sage', MOTIFS.booster],
    [4, 0, 'deep', LEAVES],
    [4, 1, 'ochre', MOTIFS.python],
    [4, 2, 'wine', DIAMONDS],
    [5, 0, 'rose', MOTIFS.developer],
    [5, 1, 'sage', MOTIFS.open],
    [5, 2, 'ochre', MOTIFS.security],
  ],
};

/** `pattern` with its motifs in the colours of the heather family, the colour code `ink` exchanged for the petals'. */
export function inInk({ cells, ...grid }: PatternSpec, ink: string): PatternSpec {
  const exchange = (row: string) => row.replace(/[A-Z]/g, (code) => (code === ink ? 'P' : code === 'P' ? ink : code));
  return {
    ...grid,
    cells: cells.map(
      ([column, row, surface, fill]): CellSpec =>
        'family' in fill
          ? [column, row, surface, { rows: fill.rows.map(exchange), family: 'erica' }]
          : [column, row, surface, fill],
    ),
  };
}

/** Cells of a family's growth stages; a code is the family's letter and the stage's number. */
const grown = (letter: string, surface: Surface, family: Family) =>
  Object.fromEntries(
    GROWTH_STAGES.map((rows, stage): [string, [Surface, Fill]] => [letter + stage, [surface, { rows, family }]]),
  );
/** Cells of pages about all categories, numbered in the way of a page's own motifs. */
const MIXED: Record<string, readonly [Surface, Fill]> = {
  0: ['rose', MOTIFS.full],
  1: ['ochre', MOTIFS.bootcamp],
  2: ['heather', MOTIFS.masterclass],
  3: ['sand', MOTIFS.booster],
  4: ['ochre', MOTIFS.security],
  5: ['heather', MOTIFS.era],
  6: ['ochre', MOTIFS.python],
  7: ['rose', MOTIFS.engineer],
  8: ['paper', MOTIFS.open],
  9: ['ochre', MOTIFS.data],
  ...grown('p', 'rose', 'protea'),
  ...grown('i', 'ochre', 'pincushion'),
  ...grown('e', 'heather', 'erica'),
};

/** For each variant: strong surface, two alternating surfaces below motifs, none of them the band's own, and default motifs. */
const VARIANTS: Record<
  Exclude<PageVariant, 'mixed'>,
  [strong: Surface, even: Surface, odd: Surface, ...rows: Rows[]]
> = {
  protea: ['wine', 'paper', 'sand', MOTIFS.full.rows],
  pincushion: ['rust', 'paper', 'sand', MOTIFS.bootcamp.rows],
  erica: ['plum', 'paper', 'sand', MOTIFS.masterclass.rows, MOTIFS.workplace.rows, MOTIFS.era.rows],
  restio: ['deep', 'paper', 'sand', MOTIFS.booster.rows],
  seed: ['deep', 'paper', 'sage', GROWTH_STAGES[0], GROWTH_STAGES[3]],
  corporate: ['night', 'glow', 'night', MOTIFS.booster.rows],
};

/**
 * Outlines of closing bands, by page variant. In each, the page's own motif is large, in a different place, or rises in
 * steps. Small screens show only the lowest row.
 */
const CLOSING: Partial<Record<PageVariant, string[]>> = {
  protea: ['0*2 - R 1', '- - 1 S', 'R 1 0 2'],
  pincushion: ['- 0*2 - -', 'R - - 1', '0 R 1 2'],
  erica: ['R 1 0*2 -', '1 S - -', '2 0 R 1'],
  restio: ['- - - 0', '- - 0 1', 'R 1 2 0'],
};

/** `true` for an outline of one cell: the page has one tile instead of a pattern. */
export const isOneTile = (lines: readonly string[] = []) => lines.length === 1 && lines[0]?.length === 1;

/**
 * Pattern of a page's header, in an outline that hints at the page's topic (S1-60). Each string is a row of cells. The lower
 * row is full, because a small screen shows only that one. A number is one of the page's motifs: `icons`, or the variant's.
 * `g` is a sprout, `A` an accreditation mark, `T` the page's own `texture`, `R` rays, `S` scales, `D` diamonds, `-` no cell.
 * The number after `*` is the side of a larger cell.
 */
export function outlinePattern(
  lines: readonly string[],
  variant: PageVariant,
  icons?: readonly Rows[],
  texture: Rows = [],
): PatternSpec {
  const [strong, even, odd, ...rows] = VARIANTS[variant === 'mixed' ? 'protea' : variant];
  const family = variant === 'mixed' ? 'protea' : variant === 'corporate' ? 'restio' : variant;
  const motifs = icons ?? rows;
  const dark = variant === 'corporate' ? strong : 'deep';
  const fills: Record<string, [Surface, Fill]> = {
    g: [odd, { rows: GROWTH_STAGES[1], family }],
    A: ['paper', { rows: ACCREDITATION_MARK, family }],
    T: [strong, { rows: [...texture, ...texture] }],
    R: [strong, RAYS],
    S: [dark, SCALES],
    D: [dark, DIAMONDS],
  };
  const cells = lines.flatMap((line, row) =>
    line.split(' ').flatMap((code, column): CellSpec[] => {
      if (code === '-') return [];
      const [name = '', side = 1] = code.split('*');
      const icon = motifs[Number(name) % motifs.length];
      const [surface, fill] = (variant === 'mixed' && MIXED[name]) ||
        fills[name] || [(row + column) % 2 ? odd : even, icon && { rows: icon, family }];
      return surface && fill ? [[column, row, surface, fill, Number(side)]] : [];
    }),
  );
  return { columns: isOneTile(lines) ? 1 : 4, rows: lines.length, cells };
}

/** Pattern of a page's closing band, in an outline that hints at the page's topic (S1-61). */
export function closingPattern(
  variant: PageVariant,
  icons?: readonly Rows[],
  outline = CLOSING[variant],
  texture?: Rows,
) {
  return outlinePattern(outline ?? ['0 1 2 3'], variant, icons, texture);
}
