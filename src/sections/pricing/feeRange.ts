import { facts } from 'virtual:catalogue/facts';
import type { ProgrammeFacts } from '../../catalogue/views';
import { formatDuration, formatRand } from '../../ui/format';

/** `From R3 800 for 2 days to R48 000 for 12 months.` Empty where no programme is open. */
export function feeRange(programmes: readonly ProgrammeFacts[] = facts): string {
  const open = programmes.filter((one) => !one.isUpcoming).sort((a, b) => a.fee.once - b.fee.once);
  const [least, most] = [open[0], open.at(-1)];
  if (!least || !most) return '';
  return `From ${formatRand(least.fee.once)} for ${formatDuration(least.duration)} to ${formatRand(most.fee.once)} for ${formatDuration(most.duration)}.`;
}
