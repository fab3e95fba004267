import type { AboutPage } from '../../catalogue/pageSchemas';
import { wideStack } from '../../ui/layout.css';
import { Bed } from '../../ui/motif/Bed';
import { FactList } from '../common/FactList';
import * as styles from './Group.css';

/** A group, drawn: twenty seats as seeds and one facilitator in bloom, beside what is true of each group (S1-93). */
export function Group({ group, measures }: Pick<AboutPage['people'], 'group' | 'measures'>) {
  return (
    <div className={styles.columns}>
      <div className={styles.bed}>
        <Bed />
      </div>
      <div className={wideStack}>
        <h3>{group}</h3>
        <FactList items={measures} />
      </div>
    </div>
  );
}
