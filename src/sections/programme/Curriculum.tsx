import { categoryOf } from '../../catalogue/categoryOf';
import { spanOf } from '../../catalogue/duration';
import { fill } from '../../catalogue/fill';
import { curriculum } from '../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../catalogue/schema';
import { formatDuration } from '../../ui/format';
import { Motif } from '../../ui/motif/Motif';
import * as styles from './Curriculum.css';
import { Disclosure } from './Disclosure';

function Strip({ from, to, count }: { from: number; to: number; count: number }) {
  return (
    <span className={styles.strip} data-part="strip" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index + 1).map((step) => (
        <i key={step} className={styles.week} data-on={step >= from && step <= to ? '' : undefined} />
      ))}
    </span>
  );
}

/** The programme's motif on a stem, with a row for each module. */
function plantOf({ icon, modules }: Programme): string[] {
  const stem = Array.from({ length: Math.max(0, modules.length - icon.length) }, () => 'aL lL');
  return [...icon.slice(0, -1), ...stem, icon.at(-1) ?? ''];
}

/** Modules of a programme in order, each with its weeks. Its motif grows by a row for each module read (S1-91). */
export function Curriculum({ programme }: { programme: Programme }) {
  const { duration, modules, hasFinalProject } = programme;
  const { family } = categoryOf(programme);
  const lead = fill(curriculum.lead, { count: modules.length, duration: formatDuration(duration) });
  return (
    <>
      <div className={styles.heading}>
        <h2>{fill(curriculum.heading, { unit: duration.unit.slice(0, -1) })}</h2>
        <p className={styles.lead}>{hasFinalProject ? `${lead} ${curriculum.keep}` : lead}</p>
      </div>
      <div className={styles.reading}>
        <Motif rows={plantOf(programme)} family={family} className={styles.plant} />
        <ol className={styles.modules} data-family={family}>
          {modules.map(({ title, from, to, outcome }, index) => (
            <li key={title} className={styles.module}>
              <Disclosure
                className={styles.columns}
                headerClassName={styles.header}
                header={
                  <>
                    <span className={styles.when}>
                      <b className={styles.span}>{spanOf(from, to, duration.unit)}</b>
                      <Strip from={from} to={to} count={duration.count} />
                    </span>
                    <h3 className={styles.title}>
                      {index + 1}. {title}
                    </h3>
                  </>
                }
              >
                <p className={styles.outcome}>{outcome}</p>
              </Disclosure>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
