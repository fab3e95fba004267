import type { AboutPage } from '../../catalogue/pageSchemas';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { Tiles } from '../../ui/motif/Motif';
import * as styles from './Measures.css';

/** Side of a plant in px, and in tiles. */
const SIDE = 28;
const TILES = 4;
/** Most plants in one row, as the days of a week. More of them stand in rows of five. */
const MOST_IN_A_ROW = 7;
const BED_COLUMNS = 5;

/** Stages of growth by name. */
const [seed, sprout, bud, bloom] = GROWTH_STAGES;
const PLANTS = { seed, sprout, bud, bloom };

/** Draws `count` plants on the ground. All measures have one scale. */
function Plants({ count, stage }: Pick<AboutPage['people']['measures'][number], 'count' | 'stage'>) {
  const columns = count > MOST_IN_A_ROW ? BED_COLUMNS : count;
  const rows = Math.ceil(count / columns);
  const [width, height] = [columns * TILES, rows * TILES];
  // A single plant has twice the size, and so the height of two rows.
  const side = count === 1 ? 2 * SIDE : SIDE;
  return (
    <svg
      className={styles.plants}
      width={columns * side}
      data-family="erica"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <pattern id={`plant-${stage}`} width={TILES} height={TILES} patternUnits="userSpaceOnUse">
        <Tiles rows={PLANTS[stage]} />
      </pattern>
      <rect width={width} height={height} fill={`url(#plant-${stage})`} />
    </svg>
  );
}

/** Drawings of what every group has: seats as a bed, one facilitator in bloom, hours and days in a row (S1-93). */
export function Measures({ measures }: Pick<AboutPage['people'], 'measures'>) {
  return (
    <ul className={styles.measures}>
      {measures.map(({ count, stage, text }) => (
        <li key={text} className={styles.measure}>
          <div className={styles.ground}>
            <Plants count={count} stage={stage} />
          </div>
          <p className={styles.text}>
            <b className={styles.count}>{count}</b> {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
