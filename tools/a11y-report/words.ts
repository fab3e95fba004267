/** Numbers and lists in the reports' words. */

/** South African grouping of thousands: 1 200, with a space that does not break. */
export function grouped(number: number): string {
  return String(number).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
}

/** `counted(1, 'state')` is '1 state', `counted(1200, 'state')` is '1 200 states'. */
export function counted(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
