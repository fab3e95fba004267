import type { ReactNode } from 'react';
import { categoryOf } from '../../../catalogue/categoryOf';
import { needs } from '../../../catalogue/interface/facts.yaml';
import { suitability as texts } from '../../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../../catalogue/schema';
import { stack, wideStack } from '../../../ui/layout.css';
import { CheckList } from '../../common/CheckList';
import { EntryCheck } from './EntryCheck';
import * as styles from './EntryCheck.css';

interface SuitabilityProps {
  programme: Programme;
  /** The questions about it. */
  children?: ReactNode;
}

/** Help to decide: whom it suits, what is needed first, and questions. */
export function Suitability({ programme, children }: SuitabilityProps) {
  return (
    <div className={styles.columns} data-family={categoryOf(programme).family}>
      <div className={stack}>
        <h2>{texts.heading}</h2>
        <CheckList items={programme.audience} />
      </div>
      <div className={wideStack}>
        <h3 id="needs">{needs}</h3>
        <EntryCheck programme={programme} labelledBy="needs" />
      </div>
      {children}
    </div>
  );
}
