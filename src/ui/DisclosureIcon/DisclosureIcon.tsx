import { Icon } from '../Icon/Icon';
import * as styles from './DisclosureIcon.css';

/** Plus at the end of a `summary`, or minus while its `details` are open. Decoration: the element itself tells its state. */
export function DisclosureIcon({ className = '' }: { className?: string }) {
  return (
    <span className={`${styles.mark} ${className}`}>
      <Icon name="plus" className={styles.plus} />
    </span>
  );
}
