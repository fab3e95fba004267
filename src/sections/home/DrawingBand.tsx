import type { HomePage } from '../../catalogue/schema/pages';
import { enhancementInView, lazyPart } from '../../ui/lazyPart';
import { Section } from '../../ui/Section/Section';
import { SectionHeader } from '../common/SectionHeader';
import { Season } from '../common/season/Season';
import * as styles from './DrawingBand.css';
import { NextIntakeRows } from './NextIntakeRows';

/** A marked task, which scripts fetch; the linked page needs none (S1-57). */
const MarkedTask = enhancementInView(lazyPart(() => import('../marked-task/MarkedTask'), 'MarkedTask'));

/** The intakes that begin next: on a wide window the year, on others a list (S1-86). */
export function SeasonBand(words: HomePage['season']) {
  return (
    <Section surface="deep" weight="major">
      <SectionHeader {...words} />
      <NextIntakeRows />
      <div className={styles.season}>
        <Season />
      </div>
    </Section>
  );
}

/** How learning works, beside a marked task. */
export function LearningBand(words: HomePage['learning']) {
  return (
    <Section surface="sage" weight="major">
      <SectionHeader {...words} />
      <MarkedTask className={styles.learning} />
    </Section>
  );
}
