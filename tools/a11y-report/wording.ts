/** The words that outcomes have in every format. */
import type { Outcome } from '../../a11y/model';

/** 'Passed' is never said: a machine that finds nothing has found no failure. */
export const outcomeWords: Record<Outcome, string> = {
  passed: 'No failure found',
  failed: 'Failed',
  cantTell: 'A person has to judge',
  inapplicable: 'Not applicable',
  untested: 'Not tested',
};

/** In the order in which they matter. */
export const outcomes: Outcome[] = ['failed', 'cantTell', 'passed', 'untested', 'inapplicable'];

/** `counted(1, 'state')` is '1 state', `counted(1200, 'state')` is '1 200 states'. */
export function counted(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** South African grouping of thousands: 1 200, with a space that does not break. */
export function grouped(number: number): string {
  return String(number).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
