/** Numbers and lists as text for the reports. */

/** South African grouping of thousands: 1 200, with a space that does not break. */
export const grouped = (number: number): string => number.toLocaleString('en-ZA');

/** `counted(1, 'state')` is '1 state', `counted(1200, 'state')` is '1 200 states'. */
export const counted = (number: number, noun: string): string => `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;

/** 'a', 'a and b', 'a, b and c'. */
export const listed = (words: string[]): string => new Intl.ListFormat('en-ZA').format(words);
