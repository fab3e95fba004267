import type { PricingPage } from '../../catalogue/pageSchemas';
import { muted } from '../../ui/text.css';
import { SectionHeader } from '../common/SectionHeader';
import * as styles from './ResultsFrame.css';

/** One frame with a place for each figure to be published, and its counting rule; nothing is claimed before (S1-46). */
export function ResultsFrame({ heading, lead, awaited, figures }: PricingPage['results']) {
  return (
    <>
      <SectionHeader heading={heading} lead={lead} />
      <dl className={styles.frame}>
        {figures.map(({ name, counted }) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.awaited}>{awaited}</dd>
            <dd className={muted}>{counted}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
