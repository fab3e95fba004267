import type { JudgedView } from '../../catalogue/views';
import { formatDay } from '../../ui/format';

/** Conformance with WCAG 2.2 AA in the statement's terms (S1-30): only what people have judged. */
export function statusOf({ needed, judged, people, on, faults }: JudgedView): string {
  const checks = 'Our automatic checks find no failure';
  if (on === '') {
    return `Partially conformant. Not yet judged by a person: ${checks.toLowerCase()}, but ${needed} of the 55 criteria need a person.`;
  }
  const who = people === 1 ? 'One person has' : `${people} people have`;
  const done = `${who} judged ${judged} of the ${needed} criteria that no program can judge, last on ${formatDay(on)}`;
  if (faults.length > 0) return `Partially conformant. ${done}. Not met in full: ${faults.join(', ')}.`;
  return judged < needed
    ? `Partially conformant. ${done}, and found no failure; the others are still to be judged.`
    : `Fully conformant. ${done}, and found no failure. ${checks} either.`;
}
