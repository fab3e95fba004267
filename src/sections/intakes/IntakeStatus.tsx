import { statusWords } from '../../catalogue/intakesOf';
import type { Intake } from '../../catalogue/schema';
import { Badge } from '../../ui/Badge/Badge';
import type { IconName } from '../../ui/Icon/Icon';

const ICONS: Record<Intake['status'], IconName> = { open: 'check', 'closing-soon': 'alert', full: 'minus' };

/** Whether an intake still has places, in a word and a mark. */
export function IntakeStatus({ status }: Pick<Intake, 'status'>) {
  return (
    <Badge kind={status} icon={ICONS[status]}>
      {statusWords[status]}
    </Badge>
  );
}
