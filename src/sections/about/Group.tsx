import type { AboutPage } from '../../catalogue/pageSchemas';
import { wideStack } from '../../ui/layout.css';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { Tiles } from '../../ui/motif/Motif';
import { FactList } from '../common/FactList';
import * as styles from './Group.css';

/** A group, drawn: twenty seats as seeds and one facilitator in bloom, beside what is true of each group (S1-93). */
export function Group({ group, measures }: Pick<AboutPage['people'], 'group' | 'measures'>) {
  return (
    <div className={styles.columns}>
      <svg className={styles.bed} data-family="erica" viewBox="0 0 30 16" aria-hidden="true">
        <pattern id="seat" width="4" height="4" patternUnits="userSpaceOnUse">
          <Tiles rows={GROWTH_STAGES[0]} />
        </pattern>
        <rect width="20" height="16" fill="url(#seat)" />
        <Tiles rows={GROWTH_STAGES[3]} unit={2} x={21} y={8} />
      </svg>
      <div className={wideStack}>
        <h3>{group}</h3>
        <FactList items={measures} />
      </div>
    </div>
  );
}
