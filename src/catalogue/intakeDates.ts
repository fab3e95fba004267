/** States of intakes on a given day, and the next intake (S1-14). */
import { daysAfter } from './day.ts';
import type { Intake } from './schema';

/** The fields that order intakes and say which have places. */
type Dates = Pick<Intake, 'opens' | 'closes' | 'starts' | 'isFull'>;

/** Number of days before the last one in which an intake is closing soon. */
const CLOSING_SOON_DAYS = 14;

/** States of an intake. `full` is set by the centre and lasts until applications close; dates decide the others. */
export type IntakeState = 'not-open' | 'open' | 'closing-soon' | 'full' | 'closed' | 'running' | 'past';

/** The state of `intake` on `day`. The last day to apply and the last day of study are included. */
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
 * Orders by first day, then by closing day.
 * Equal intakes compare as 0: otherwise engines order them differently, and hydration fails.
 */
function byStart(a: Dates, b: Dates): number {
  const [first, second] = [`${a.starts} ${a.closes}`, `${b.starts} ${b.closes}`];
  return Number(first > second) - Number(first < second);
}

/** The intakes that have not closed on `day`, full ones included, by first day. */
export function unclosedIntakes<T extends Dates>(intakes: T[], day: string): T[] {
  return intakes.filter(({ closes }) => closes >= day).sort(byStart);
}

/** The intakes with applications on `day` or later, full ones left out, by first day. */
export function intakesWithPlaces<T extends Dates>(intakes: T[], day: string): T[] {
  return unclosedIntakes(intakes, day).filter(({ isFull }) => !isFull);
}

/** The next intake on `day`; `undefined` when there is none. */
export function nextIntake<T extends Dates>(intakes: T[], day: string): T | undefined {
  return intakesWithPlaces(intakes, day)[0];
}

/** The intakes that have not ended on `day`. */
export function unfinishedIntakes(intakes: Intake[], day: string): Intake[] {
  return intakes.filter((intake) => intakeState(intake, day) !== 'past');
}
