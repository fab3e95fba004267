import type { AboutPage } from '../../catalogue/schema/pages';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { Tiles } from '../../ui/motif/Motif';
import * as styles from './Measures.css';

/** Height of each plot in px. */
const HEIGHT = 104;
/** Side of a plant in tiles. */
const TILES = 4;

/** Stages of growth by name. */
const [seed, sprout, bud, bloom] = GROWTH_STAGES;
const PLANTS = { seed, sprout, bud, bloom };

/** Draws `count` plants on the ground, a row that is not full behind the others. */
function Plants({ count, stage }: Pick<AboutPage['people']['measures'][number], 'count' | 'stage'>) {
  // No plot is more than twice as wide as it is high.
  const rows = Math.ceil(Math.sqrt(count / 2));
  const columns = Math.ceil(count / rows);
  const [width, height] = [columns * TILES, rows * TILES];
  const behind = (count - columns * (rows - 1)) * TILES;
  return (
    <svg
      className={styles.plants}
      width={(HEIGHT * columns) / rows}
      data-family="erica"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <pattern id={`plant-${stage}`} width={TILES} height={TILES} patternUnits="userSpaceOnUse">
        <Tiles rows={PLANTS[stage]} />
      </pattern>
      <path d={`M0 0H${behind}V${TILES}H${width}V${height}H0Z`} fill={`url(#plant-${stage})`} />
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
