import { Icon, type IconName } from '../../ui/Icon/Icon';
import * as styles from './CheckList.css';

interface CheckListProps {
  items: string[];
  icon?: IconName;
}

/** A list of short points with ticks. `icon` replaces the tick where it would mislead. */
export function CheckList({ items, icon = 'check' }: CheckListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.point}>
          <Icon name={icon} className={styles.mark} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
