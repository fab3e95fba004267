import type { ReactNode } from 'react';
import type { HomePage } from '../../catalogue/pageSchemas';
import { enhancementInView, lazyPart } from '../../ui/lazyPart';
import { Section } from '../../ui/Section/Section';
import { SectionHeader } from '../common/SectionHeader';
import { SeasonInView } from '../common/season/SeasonInView';
import * as styles from './DrawingBand.css';

const drawings = {
  /** The intakes ahead, where there is room for it. */
  season: { surface: 'deep', place: styles.season, Drawing: SeasonInView },
  /** A marked task. */
  learning: {
    surface: 'sage',
    place: styles.learning,
    Drawing: enhancementInView(lazyPart(() => import('../marked-task/MarkedTask'), 'MarkedTask')),
  },
} as const;

type Band = HomePage['season'] & {
  drawing: keyof typeof drawings;
  /** Stands in for the drawing in a window without room for it. */
  children?: ReactNode;
};

/** Heading, lead and link beside a drawing that scripts fetch. The linked page needs no scripts (S1-57, S1-86). */
export function DrawingBand({ drawing, children, ...words }: Band) {
  const { place, Drawing, ...band } = drawings[drawing];
  return (
    <Section {...band} weight="major" className={styles.band}>
      <SectionHeader {...words} />
      {children}
      <Drawing className={place} />
    </Section>
  );
}
