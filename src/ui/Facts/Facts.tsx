import type { Facts } from '../../catalogue/blockSchemas';
import { muted, small } from '../text.css';
import * as styles from './Facts.css';

interface FactListProps {
  items: Facts;
  /** Number of facts at the start that are drawn larger. */
  leading?: number | undefined;
}

/** Facts, each under its label: one column, or as many as fit. */
export function FactList({ items, leading = 1 }: FactListProps) {
  const first = leading > 1 ? styles.leading : styles.only;
  return (
    <div className={styles.frame}>
      <dl className={styles.facts}>
        {items.map(({ label, value, note }, index) => (
          <div key={label} className={index < leading ? `${styles.fact} ${first}` : styles.fact}>
            <dt className={`${small} ${muted}`}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            {note && <dd className={`${small} ${muted}`}>{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
