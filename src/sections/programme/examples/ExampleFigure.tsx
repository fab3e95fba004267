import type { ReactNode } from 'react';
import { fill } from '../../../catalogue/fill';
import { work as texts } from '../../../catalogue/interface/programmePage.yaml';
import type { Family, Programme } from '../../../catalogue/schema';
import { GROWTH_STAGES } from '../../../ui/motif/growthStages';
import { Motif } from '../../../ui/motif/Motif';
import { TravellingMotif } from '../../../ui/motif/TravellingMotif';
import * as styles from './ExampleFigure.css';

interface ExampleFigureProps {
  programme: Programme;
  family: Family;
  /** Example of a learner's work, to try. */
  example: ReactNode;
}

/** Example of learner's work: its name, the example to try, and what it is (S1-40). The growth stages stand on it. */
export function ExampleFigure({
  programme: { path, work, hasFinalProject, icon },
  family,
  example,
}: ExampleFigureProps) {
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
