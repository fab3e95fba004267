import { spanOf } from '../../catalogue/day';
import { fill } from '../../catalogue/fill';
import { curriculum } from '../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../catalogue/schema';
import { Fold } from '../../ui/Fold/Fold';
import * as styles from './Curriculum.css';

/** Modules of a programme in order, each with its weeks; folded on a small screen. */
export function Curriculum({ programme }: { programme: Programme }) {
  const { duration, modules } = programme;
  return (
    <Fold isOpenWide summary={<h2>{fill(curriculum.heading, { unit: duration.unit.slice(0, -1) })}</h2>}>
      <ol>
        {modules.map(({ title, from, to, outcome }, index) => (
          <li key={title} className={styles.module}>
            <b className={styles.when}>{spanOf(from, to, duration.unit)}</b>
            <h3 className={styles.title}>
              {index + 1}. {title}
            </h3>
            <p className={styles.outcome}>{outcome}</p>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
