import { spanOf } from '../../catalogue/day';
import { fill } from '../../catalogue/fill';
import { curriculum } from '../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../catalogue/schema';
import { Fold } from '../../ui/Fold/Fold';
import { visuallyHidden } from '../../ui/text.css';
import * as styles from './Curriculum.css';

/** Modules of a programme in order, each with its weeks; what it teaches is folded on a small screen. */
export function Curriculum({ programme }: { programme: Programme }) {
  const { duration, modules } = programme;
  return (
    <>
      <h2 className={styles.heading}>{fill(curriculum.heading, { unit: duration.unit.slice(0, -1) })}</h2>
      <ol className={styles.modules}>
        {modules.map(({ title, from, to, outcome }) => {
          const [unit, numbers] = spanOf(from, to, duration.unit);
          return (
            <li key={title}>
              <Fold
                isOpenWide
                summary={
                  <>
                    {/* The heading over the lines says of what the numbers are. */}
                    <b className={styles.when}>
                      <span className={visuallyHidden}>{unit} </span>
                      {numbers}
                    </b>
                    <h3 className={styles.title}>{title}</h3>
                  </>
                }
              >
                <p className={styles.outcome}>{outcome}</p>
              </Fold>
            </li>
          );
        })}
      </ol>
    </>
  );
}
