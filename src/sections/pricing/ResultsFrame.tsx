import type { PricingPage } from '../../catalogue/pages/programPricing';
import { columns } from '../../ui/columns';
import { muted } from '../../ui/text.css';
import { SectionHead } from '../common/SectionHead';
import * as styles from './ResultsFrame.css';

/** Empty frames for results to be published, with their counting rules; nothing is claimed before (S1-46). */
export function ResultsFrame({ heading, lead, awaited, figures }: PricingPage['results']) {
  return (
    <>
      <SectionHead heading={heading} lead={lead} />
      <dl className={columns(figures.length)}>
        {figures.map(({ name, counted }) => (
          <div key={name} className={styles.frame}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.awaited}>{awaited}</dd>
            <dd className={muted}>{counted}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
