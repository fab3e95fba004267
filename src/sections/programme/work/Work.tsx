import type { ReactNode } from 'react';
import { fill } from '../../../catalogue/fill';
import { work as texts } from '../../../catalogue/interface/programmePage.yaml';
import type { Family, Programme } from '../../../catalogue/schema';
import { GROWTH_STAGES } from '../../../ui/motif/growthStages';
import { Motif } from '../../../ui/motif/Motif';
import { TravellingMotif } from '../../../ui/motif/TravellingMotif';
import * as styles from './Work.css';

interface WorkProps {
  programme: Programme;
  family: Family;
  /** Example of a learner's work, to try. */
  example: ReactNode;
}

/** Example of learner's work: its name, a window that works, and what it is (S1-40). The growth stages stand on it. */
export function Work({ programme: { path, work, hasFinalProject, icon }, family, example }: WorkProps) {
  return (
    <figure className={styles.figure} data-family={family}>
      <figcaption className={styles.caption}>
        <h2 className={styles.heading}>
          <span className={styles.label}>
            {fill(texts.byUs, { example: hasFinalProject ? texts.project : texts.product })}
          </span>{' '}
          {work.title}
        </h2>
        <div className={styles.growth}>
          <Motif rows={GROWTH_STAGES[0]} family={family} className={styles.motif} />
          <Motif rows={GROWTH_STAGES[1]} family={family} className={styles.motif} />
          <TravellingMotif path={path} rows={icon} family={family} className={styles.motif} />
        </div>
      </figcaption>
      {example}
      <p className={styles.text}>{work.text}</p>
    </figure>
  );
}
