import { facts } from 'virtual:catalogue/facts';
import { fill } from '../../catalogue/fill';
import * as priceTexts from '../../catalogue/interface/prices.yaml';
import { formatDuration, formatRand } from '../../ui/format';

/** `From R3 800 for 2 days to R48 000 for 12 months.`, of the open programmes. Empty where none is open. */
export function feeRange(): string {
  const open = facts.filter((one) => !one.isUpcoming).sort((a, b) => a.fee.once - b.fee.once);
  const [least, most] = [open[0], open.at(-1)];
  if (!least || !most) return '';
  return fill(priceTexts.feeRange, {
    least: formatRand(least.fee.once),
    shortest: formatDuration(least.duration),
    most: formatRand(most.fee.once),
    longest: formatDuration(most.duration),
  });
}
