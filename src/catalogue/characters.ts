/**
 * The characters that a text may have. The typefaces, the brochures and the pictures can show only these: `tools/typefaces`
 * cuts the fonts to these lists.
 */

/** ASCII characters that the fonts leave out, because no text uses them. */
const SIGNS = /[\\^`|~]/g;
const KEYBOARD = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)).replaceAll(SIGNS, '');

/** Characters of South African English. */
export const COMMON = `${KEYBOARD}\u00A0©½·×–—‘’“”…éêëï`;

const LETTERS = 'áàâäèíìîóòôöúùûüýšḓḽṋṅṱ';
/** Other letters of the official languages in Latin script. The browser fetches their font only where a page has one. */
export const RARE = `${LETTERS}${LETTERS.toUpperCase()}ÉÊËÏŉ`;

export const CHARACTERS = COMMON + RARE;
