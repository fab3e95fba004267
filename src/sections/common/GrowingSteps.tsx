import type { Steps } from '../../catalogue/blockSchemas';
import { fill } from '../../catalogue/fill';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { Motif } from '../../ui/motif/Motif';
import { muted } from '../../ui/text.css';
import * as styles from './GrowingSteps.css';
import { RelatedLinks } from './RelatedLinks';
import { SectionHeader } from './SectionHeader';

/** Up to four steps as stages of growth, from seed to motif, on one ground line. */
export function GrowingSteps({ heading, lead, items, more }: Steps) {
  return (
    <div>
      <SectionHeader heading={heading} lead={lead} />
      <ol className={styles.steps}>
        {items.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.picture}>
              <Motif
                rows={GROWTH_STAGES[index % GROWTH_STAGES.length] ?? GROWTH_STAGES[0]}
                family="protea"
                className={styles.motif}
              />
            </div>
            <div className={styles.text}>
              <span className={styles.number}>{fill(commonTexts.step, { number: index + 1 })}</span>
              <h3>{title}</h3>
              <p className={muted}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {more && <RelatedLinks items={more} />}
    </div>
  );
}
