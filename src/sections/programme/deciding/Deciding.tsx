import { lazy, Suspense } from 'react';
import { categoryOf } from '../../../catalogue/categoryOf';
import type { Programme } from '../../../catalogue/schema';
import { formatCertificate } from '../../../ui/format';
import { useHydrated } from '../../../ui/useHydrated';
import { SectionHead } from '../../common/SectionHead';
import { Ticks } from '../../common/Ticks';
import { Foldable } from '../Foldable';
import * as styles from './Deciding.css';
import { Workload } from './Workload';

const EntryCheck = lazy(async () => ({ default: (await import('../later')).EntryCheck }));
const Specimen = lazy(async () => ({ default: (await import('../later')).Specimen }));

/** What a visitor weighs before they apply: what it asks for, how long it takes, what they leave with. */
export function Deciding({ programme }: { programme: Programme }) {
  const { entry, isUpcoming, certificate, award } = programme;
  const isHydrated = useHydrated();
  const rules = <Ticks items={entry.map(({ need }) => need)} />;
  return (
    <>
      <SectionHead heading="Is it right for you?" />
      <div className={styles.parts} data-family={categoryOf(programme).family}>
        <div className={styles.part}>
          <h3 id="needs">What you need first</h3>
          <Suspense fallback={rules}>
            {isHydrated ? <EntryCheck entry={entry} isUpcoming={isUpcoming} labelledBy="needs" /> : rules}
          </Suspense>
        </div>
        <div className={styles.part}>
          <Foldable head={<h3>The hours it takes</h3>}>
            <Workload programme={programme} />
          </Foldable>
        </div>
        <div className={styles.part}>
          <Foldable head={<h3>What you leave with</h3>}>
            <div className={styles.leaving}>
              <div className={styles.specimen}>
                <Suspense>{isHydrated && <Specimen programme={programme} />}</Suspense>
              </div>
              <Ticks items={[formatCertificate(certificate), award]} />
            </div>
          </Foldable>
        </div>
      </div>
    </>
  );
}
