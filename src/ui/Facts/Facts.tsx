import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon';
import { muted, small } from '../text.css';
import * as styles from './Facts.css';

export interface Fact {
  label: string;
  value: ReactNode;
  /** Details in a sentence, under the value. */
  note?: ReactNode;
  icon?: IconName;
}

interface FactsProps {
  items: readonly Fact[];
  /**
   * `pairs` of short ones, four on a wide place; `rows` with the label beside its value; `lines`, one under the other.
   */
  variant?: keyof typeof styles.facts;
}

/** Facts, each a label and its value: the one list of facts on the site. */
export function Facts({ items, variant = 'pairs' }: FactsProps) {
  return (
    <div className={styles.frame}>
      <dl className={styles.facts[variant]}>
        {items.map(({ label, value, note, icon }) => (
          <div key={label} className={styles.fact[variant]}>
            <dt className={`${small} ${muted}`}>
              {icon && <Icon name={icon} className={styles.icon} />}
              {label}
            </dt>
            <dd className={styles.value}>{value}</dd>
            {note && <dd className={`${styles.note} ${small} ${muted}`}>{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
