import { Icon } from '../Icon/Icon';
import * as styles from './DisclosureIcon.css';

/** At the end of a `summary`: a plus, and a minus while its `details` are open. Decoration: the element itself says which. A class name places it. */
export function DisclosureIcon({ className = '' }: { className?: string }) {
  return (
    <span className={`${styles.mark} ${className}`}>
      <Icon name="plus" className={styles.plus} />
    </span>
  );
}
