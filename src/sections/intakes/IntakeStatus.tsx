import { statusWords } from '../../catalogue/intakesOf';
import type { Intake } from '../../catalogue/schema';
import { Icon, type IconName } from '../../ui/Icon/Icon';

const ICONS: Record<Intake['status'], IconName> = { open: 'check', 'closing-soon': 'alert', full: 'minus' };

/** Whether an intake still has places, in a word and a mark. */
export function IntakeStatus({ status }: Pick<Intake, 'status'>) {
  return (
    <span className={`badge ${status}`}>
      <Icon name={ICONS[status]} />
      {statusWords[status]}
    </span>
  );
}
