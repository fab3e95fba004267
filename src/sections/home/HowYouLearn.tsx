import type { HomePage } from '../../catalogue/pageSchemas';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { Motif } from '../../ui/motif/Motif';
import { Section } from '../../ui/Section/Section';
import { RelatedLinks } from '../common/RelatedLinks';
import { SectionHeader } from '../common/SectionHeader';
import * as styles from './HowYouLearn.css';

/** How learning works, in short: four stages of growth on one ground line, and the way to the whole of it (S1-06). */
export function HowYouLearn({ heading, lead, items, more }: HomePage['learning']) {
  return (
    <Section surface="sage" weight="minor">
      <SectionHeader heading={heading} lead={lead} />
      <ol className={styles.stages}>
        {items.map((item, index) => (
          <li key={item} className={styles.stage}>
            <span className={styles.ground}>
              <Motif rows={GROWTH_STAGES[index] ?? GROWTH_STAGES[0]} family="protea" className={styles.motif} />
            </span>
            {item}
          </li>
        ))}
      </ol>
      <RelatedLinks items={more} />
    </Section>
  );
}
