import { Icon, type IconName } from '../../ui/Icon/Icon';

interface TicksProps {
  items: string[];
  icon?: IconName;
}

/** A list of short points, each with a tick, or another mark where a tick would mislead. */
export function Ticks({ items, icon = 'check' }: TicksProps) {
  return (
    <ul className="ticks">
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
