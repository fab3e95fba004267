/** Numbers and lists as text for the reports. */

/** `counted(1, 'state')` is '1 state', `counted(1200, 'state')` is '1 200 states', with a space that does not break. */
export const counted = (number: number, noun: string): string =>
  `${number.toLocaleString('en-ZA')} ${noun}${number === 1 ? '' : 's'}`;

/** 'a', 'a and b', 'a, b and c'. */
export const listed = (words: string[]): string => new Intl.ListFormat('en-ZA').format(words);
