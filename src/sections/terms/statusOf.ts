import { fill } from '../../catalogue/fill';
import { statuses } from '../../catalogue/interface/terms.yaml';
import type { VerdictTotals } from '../../catalogue/views';
import { formatDay } from '../../ui/format';

/** Conformance with WCAG 2.2 AA in the statement's terms (S1-30): only what people have judged. */
export function statusOf({ needed, judged, people, latestDay, faults }: VerdictTotals): string {
  if (latestDay === '') return fill(statuses.waiting, { needed });
  const facts = { people, judged, needed, day: formatDay(latestDay) };
  const done = people === 1 ? fill(statuses.onePerson, facts) : fill(statuses.people, facts);
  if (faults.length > 0) return fill(statuses.faults, { done, criteria: faults.join(', ') });
  return fill(judged < needed ? statuses.partial : statuses.full, { done });
}
