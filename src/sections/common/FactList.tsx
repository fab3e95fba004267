import type { Facts } from '../../catalogue/content';
import * as styles from './FactList.css';

/** Facts on lines of their own, each value beside its label, or under it where the text is large. */
export function FactList({ items }: { items: Facts }) {
  return (
    <dl>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
