import type { HomePage } from '../../catalogue/pageSchemas';
import { enhancement, later } from '../../ui/later';
import { Section } from '../../ui/Section/Section';
import { SectionHeader } from '../common/SectionHeader';
import * as styles from './places.css';

const MarkedWork = enhancement(later(() => import('./afterHydration'), 'MarkedWork'));

/** How learning works, in short: a learner's task, marked, and the way to the whole of it, where it stands without scripts too (S1-06, S1-57). */
export function HowYouLearn({ heading, lead, more }: HomePage['learning']) {
  return (
    <Section surface="sage" weight="minor">
      <SectionHeader heading={heading} lead={lead} more={more} />
      <div className={styles.markedWork}>
        <MarkedWork />
      </div>
    </Section>
  );
}
