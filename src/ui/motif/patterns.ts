/** Patterns: grids of cells, each with a surface and a motif or a repeating pattern. No motif is cut. */
import { facts } from 'virtual:catalogue/facts';
import { categories } from '../../catalogue/categories.yaml';
import { categoryOf } from '../../catalogue/categoryOf';
import type { Family } from '../../catalogue/schema';
import { GROWTH_STAGES } from './growthStages';
import type { Surface } from './motif.css';

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
const SCALES = pattern('3M 3M');
const RAYS = pattern('1S 1S');
const DIAMONDS = pattern('bS aS', 'aS bS');

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

/** The tint of each family as a cell, for pages about all categories. */
const TINTS: Record<Family, Surface> = {
  protea: 'rose',
  pincushion: 'ochre',
  erica: 'heather',
  restio: 'sand',
  seed: 'paper',
};
/** Cells of pages about all categories: the categories by number, then the programmes. */
const MIXED = [...categories, ...facts.map((one) => ({ ...categoryOf(one), icon: one.icon }))].map(
  ({ family, icon }): readonly [Surface, Fill] => [TINTS[family], { rows: icon, family }],
);

/** For each variant: strong surface, and two alternating surfaces below motifs, none of them the band's own. */
const VARIANTS: Record<Exclude<PageVariant, 'mixed'>, [strong: Surface, even: Surface, odd: Surface]> = {
  protea: ['wine', 'paper', 'sand'],
  pincushion: ['rust', 'paper', 'sand'],
  erica: ['plum', 'paper', 'sand'],
  restio: ['deep', 'paper', 'sand'],
  seed: ['deep', 'paper', 'sage'],
  corporate: ['night', 'glow', 'night'],
};

/**
 * Pattern of a page's header or closing band, in an outline that hints at the page's topic (S1-60, S1-61). Each string is a row
 * of cells. The lower row is full, because a small screen shows only that one. A number is one of the page's motifs: `icons`,
 * or the family's. `g0` to `g3` are the stages of growth, `R` rays, `S` scales, `D`
 * diamonds, `-` no cell. The number after `*` is the side of a larger cell.
 */
export function outlinePattern(lines: readonly string[], variant: PageVariant, icons?: readonly Rows[]): PatternSpec {
  const [strong, even, odd] = VARIANTS[variant === 'mixed' ? 'protea' : variant];
  const family = variant === 'mixed' ? 'protea' : variant === 'corporate' ? 'restio' : variant;
  const motifs = icons ?? categories.filter((one) => one.family === family).map(({ icon }) => icon);
  const dark = variant === 'corporate' ? strong : 'deep';
  const fills: Record<string, readonly [Surface, Fill]> = {
    ...(variant === 'mixed' ? Object.fromEntries(MIXED.entries()) : {}),
    ...Object.fromEntries(
      GROWTH_STAGES.map((rows, stage): [string, [Surface, Fill]] => [`g${stage}`, [odd, { rows, family }]]),
    ),
    R: [strong, RAYS],
    S: [dark, SCALES],
    D: [dark, DIAMONDS],
  };
  const grid = lines.map((line) => line.split(' '));
  const cells = grid.flatMap((codes, row) =>
    codes.flatMap((code, column): CellSpec[] => {
      if (code === '-') return [];
      const [name = '', side = 1] = code.split('*');
      const icon = motifs[Number(name) % motifs.length];
      const [surface, fill] = fills[name] ?? [(row + column) % 2 ? odd : even, icon && { rows: icon, family }];
      return fill ? [[column, row, surface, fill, Number(side)]] : [];
    }),
  );
  return { columns: grid[0]?.length ?? 0, rows: grid.length, cells };
}
