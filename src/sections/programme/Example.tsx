import type { ReactNode } from 'react';
import { fill } from '../../../catalogue/fill';
import { work as texts } from '../../../catalogue/interface/programmePage.yaml';
import type { Family, Programme } from '../../../catalogue/schema';
import * as styles from './ExampleFigure.css';

interface ExampleFigureProps {
  programme: Programme;
  family: Family;
  /** Example of a learner's work, to try. */
  example: ReactNode;
}

/** Example of learner's work: its name, the example to try, and what it is (S1-40). */
export function ExampleFigure({ programme: { work, hasFinalProject }, family, example }: ExampleFigureProps) {
  return (
    <figure className={styles.figure} data-family={family}>
      <figcaption>
        <h2 className={styles.heading}>
          <span className={styles.label}>
            {fill(texts.byUs, { example: hasFinalProject ? texts.project : texts.product })}
          </span>{' '}
          {work.title}
        </h2>
      </figcaption>
      {example}
      <p className={styles.text}>{work.text}</p>
    </figure>
  );
}
