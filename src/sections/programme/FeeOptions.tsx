import type { OpenProgramme } from '../../catalogue/schema';
import { formatRand } from '../../ui/format';
import { muted } from '../../ui/text.css';
import { SectionHead } from '../common/SectionHead';
import { Ticks } from '../common/Ticks';
import * as styles from './FeeOptions.css';

/** What a programme costs and the ways to pay it (S1-05). */
export function FeeOptions({ programme: { fee, includes } }: { programme: OpenProgramme }) {
  const { once, instalments } = fee;
  return (
    <>
      <SectionHead heading="Fees and payment" lead="Choose how to pay when you apply." />
      <div className={styles.fees}>
        <div className={styles.fee}>
          <h3>Pay once</h3>
          <p className={styles.amount}>{formatRand(once)}</p>
          <p className={muted}>Due before the first day.{instalments && ' This is the lowest total.'}</p>
        </div>
        {instalments && (
          <div className={styles.fee}>
            <h3>Pay monthly</h3>
            <p className={styles.amount}>
              {formatRand(instalments.amount)} × {instalments.count}
            </p>
            <p className={muted}>
              Total {formatRand(instalments.amount * instalments.count)}. First payment with your application.
            </p>
          </div>
        )}
        <div className={styles.fee}>
          <h3>Employer pays</h3>
          <p className={styles.amount}>On invoice</p>
          <p className={muted}>We invoice your company and agree the dates with them.</p>
        </div>
      </div>
      <div className={styles.included}>
        <h3>What the fee pays for</h3>
        <Ticks items={includes} />
      </div>
    </>
  );
}
