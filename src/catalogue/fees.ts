/** What a learner pays by monthly plan, and what comes back after a learner stops (S1-08). */
import type { Duration } from './day';

/** Total of a monthly plan. */
export const totalOf = ({ amount, count }: { amount: number; count: number }): number => amount * count;

/** Weeks of notice: 20 business days. A programme of months counts them as one. */
const NOTICE_WEEKS = 4;

interface Refundable {
  fee: { once: number };
  duration: Duration;
  /** Title and length of each module, in the duration's units, in order. */
  modules: [title: string, length: number][];
}

/**
 * What comes back of a fee paid once, in rand, after notice at the end of `unit`: a week or month of the programme, from 1.
 * Every module begun before the notice ends is paid, by its length.
 */
export function refundAfter({ fee, duration, modules }: Refundable, unit: number): number {
  const end = unit + (duration.unit === 'months' ? 1 : NOTICE_WEEKS);
  let paid = 0;
  for (const [, length] of modules) if (paid < end) paid += length;
  return Math.round((fee.once * (duration.count - paid)) / duration.count);
}
