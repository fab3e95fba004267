import type { CareersPage } from '../../catalogue/pageSchemas';
import type { Family } from '../../catalogue/schema';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import type { Surface } from '../../ui/motif/motif.css';
import { Pattern } from '../../ui/motif/Pattern';
import type { CellSpec, PatternSpec } from '../../ui/motif/patterns';
import { muted, small } from '../../ui/text.css';
import * as styles from './LiveLesson.css';

const COLUMNS = 6;
/** The facilitator's tile: column, row and side. */
const [LEFT, TOP, SIDE] = [2, 1, 2];

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
export function callPattern(seats: number): PatternSpec {
  const rows = Math.max(TOP + SIDE, Math.ceil((seats + SIDE * SIDE) / COLUMNS));
  const isFacilitators = (column: number, row: number) =>
    column >= LEFT && column < LEFT + SIDE && row >= TOP && row < TOP + SIDE;
  const places = Array.from({ length: rows * COLUMNS }, (_, at) => [at % COLUMNS, Math.floor(at / COLUMNS)] as const);
  const learners = places
    .filter(([column, row]) => !isFacilitators(column, row))
    .slice(0, seats)
    .map(([column, row], at): CellSpec => {
      const [surface, family] = PEOPLE[(column + 2 * row) % PEOPLE.length] ?? ['sand', 'seed'];
      return [column, row, surface, { rows: STAGES[at % STAGES.length] ?? bloom, family }];
    });
  return { columns: COLUMNS, rows, cells: [...learners, [LEFT, TOP, 'paper', { rows: bloom, family: 'erica' }, SIDE]] };
}

/** A live lesson as a call shows it: the facilitator, and as many learners as there are seats. */
export function LiveLesson({ seats, caption }: CareersPage['lesson']) {
  return (
    <figure className={styles.figure}>
      <Pattern pattern={callPattern(seats)} className={styles.call} />
      <figcaption className={`${small} ${muted}`}>{caption}</figcaption>
    </figure>
  );
}
