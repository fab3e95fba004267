/** What the intakes' dates mean on a day, and which intake is the next: the only place that compares them with one (S1-14). */
import { daysAfter } from './day.ts';
import type { Intake } from './schema';

/** Of an intake, what decides when it can be applied for. */
type Dates = Pick<Intake, 'opens' | 'closes' | 'starts' | 'isFull'>;

/** Days before the last one on which an intake closes soon. */
const CLOSING_SOON_DAYS = 14;

/** In the order in which an intake goes through them. */
export type IntakeState = 'not-open' | 'open' | 'closing-soon' | 'full' | 'closed' | 'running' | 'past';

/** The words for an intake's state. */
export const stateWords: Record<IntakeState, string> = {
  'not-open': 'Not open yet',
  open: 'Open',
  'closing-soon': 'Closing soon',
  full: 'Full',
  closed: 'Closed',
  running: 'Running',
  past: 'Past',
};

/** The state of `intake` on `day`. Its last day to apply and its last day of study still count. */
export function intakeState(
  { opens, closes, starts, ends, isFull }: Omit<Intake, 'programme'>,
  day: string,
): IntakeState {
  if (day > ends) return 'past';
  if (day >= starts) return 'running';
  if (day > closes) return 'closed';
  if (isFull) return 'full';
  if (day < opens) return 'not-open';
  return day >= daysAfter(closes, -CLOSING_SOON_DAYS) ? 'closing-soon' : 'open';
}

/**
 * By first day; of those that start together, the one that closes first, which is the most urgent. Equal ones are said to
 * be equal, or each engine orders them in its own way, and the browser's page differs from the prerendered one.
 */
function byStart(a: Dates, b: Dates): number {
  const [first, second] = [`${a.starts} ${a.closes}`, `${b.starts} ${b.closes}`];
  // Stryker disable next-line ConditionalExpression,EqualityOperator: Node asks only what comes first; another engine may ask more.
  const comesLater = Number(first > second);
  return comesLater - Number(first < second);
}

/** Those of `intakes` that have not closed on `day`, the first to start first; full ones too. */
export function intakesToCome<T extends Dates>(intakes: T[], day: string): T[] {
  return intakes.filter(({ closes }) => closes >= day).toSorted(byStart);
}

/** Those of `intakes` that can be applied for on `day` or later, the next one first; full ones left out. */
export function intakesAhead<T extends Dates>(intakes: T[], day: string): T[] {
  return intakesToCome(intakes, day).filter(({ isFull }) => !isFull);
}

/** The next intake on `day`, where there is one ahead. */
export function nextIntake<T extends Dates>(intakes: T[], day: string): T | undefined {
  return intakesAhead(intakes, day)[0];
}

/** Those of `intakes` that are the next one on `day` or some day after it: as many as a page needs to name the next one. */
export function successiveNextIntakes<T extends Dates>(intakes: T[], day: string): T[] {
  const next = nextIntake(intakes, day);
  return next ? [next, ...successiveNextIntakes(intakes, daysAfter(next.closes, 1))] : [];
}

/** Those of `intakes` that are not past on `day`. */
export function notPast(intakes: Intake[], day: string): Intake[] {
  return intakes.filter((intake) => intakeState(intake, day) !== 'past');
}
