import { Icon, type IconName } from '../../ui/Icon/Icon';
import * as styles from './Ticks.css';

interface TicksProps {
  items: string[];
  icon?: IconName;
}

/** A list of short points, each with a tick, or another mark where a tick would mislead. */
export function Ticks({ items, icon = 'check' }: TicksProps) {
  return (
    <ul className={styles.ticks}>
      {items.map((item) => (
        <li key={item} className={styles.point}>
          <Icon name={icon} className={styles.mark} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
