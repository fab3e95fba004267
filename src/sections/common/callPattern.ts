import type { Family } from '../../catalogue/schema';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import type { Surface } from '../../ui/motif/motif.css';
import type { CellSpec, PatternSpec } from '../../ui/motif/patterns';

/** Columns of a call, and the facilitator's tile: column, row and side. */
type Layout = readonly [columns: number, left: number, top: number, side: number];
/** All tiles round the facilitator's. */
const GALLERY: Layout = [6, 2, 1, 2];
/** The facilitator's tile large beside the others. */
export const SPEAKER: Layout = [9, 0, 0, 4];

const [seed, sprout, bud, bloom] = GROWTH_STAGES;
/** Growth stages of the learners, in turn: seven, against four tints, so that no pair repeats soon. */
const STAGES = [sprout, seed, bud, sprout, bloom, seed, bud];
const PEOPLE: readonly [Surface, Family][] = [
  ['heather', 'erica'],
  ['ochre', 'pincushion'],
  ['rose', 'protea'],
  ['sage', 'restio'],
];

/** A call of one facilitator and `seats` learners: a tile each, row by row round the facilitator's. */
export function callPattern(seats: number, [columns, left, top, side] = GALLERY): PatternSpec {
  const rows = Math.max(top + side, Math.ceil((seats + side * side) / columns));
  const isFacilitators = (column: number, row: number) =>
    column >= left && column < left + side && row >= top && row < top + side;
  const places = Array.from({ length: rows * columns }, (_, at) => [at % columns, Math.floor(at / columns)] as const);
  const learners = places
    .filter(([column, row]) => !isFacilitators(column, row))
    .slice(0, seats)
    .map(([column, row], at): CellSpec => {
      const [surface, family] = PEOPLE[(column + 2 * row) % PEOPLE.length] ?? ['sand', 'seed'];
      return [column, row, surface, { rows: STAGES[at % STAGES.length] ?? bloom, family }];
    });
  return { columns, rows, cells: [...learners, [left, top, 'paper', { rows: bloom, family: 'erica' }, side]] };
}
