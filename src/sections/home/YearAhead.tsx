import type { HomePage } from '../../catalogue/pageSchemas';
import { enhancement, later } from '../../ui/later';
import { Section } from '../../ui/Section/Section';
import { SectionHeader } from '../common/SectionHeader';
import * as styles from './places.css';

const Season = enhancement(later(() => import('./afterHydration'), 'Season'));

/** The intakes ahead in one drawing, and the way to their dates. Without scripts the words stand alone (S1-86). */
export function YearAhead({ heading, lead, more }: HomePage['season']) {
  return (
    <Section surface="deep" weight="minor">
      <SectionHeader heading={heading} lead={lead} more={more} />
      <div className={styles.season}>
        <Season />
      </div>
    </Section>
  );
}
