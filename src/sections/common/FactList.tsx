import type { Facts } from '../../catalogue/blockSchemas';
import { muted, small } from '../../ui/text.css';
import * as styles from './FactList.css';

/** Facts, each under its label: one column, or as many as fit. The first is the one that decides. */
export function FactList({ items }: { items: Facts }) {
  return (
    <div className={styles.frame}>
      <dl className={styles.facts}>
        {items.map(({ label, value, note }) => (
          <div key={label} className={styles.fact}>
            <dt className={`${small} ${muted}`}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            {note && <dd className={`${small} ${muted}`}>{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
