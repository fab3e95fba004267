/**
 * The characters that texts are written with: what the typefaces, the brochures and the pictures can show.
 * `tools/typefaces` cuts the fonts to these lists.
 */

/** ASCII characters that the fonts leave out, because no text uses them. */
const SIGNS = /[\\^`|~]/g;
const KEYBOARD = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)).replaceAll(SIGNS, '');

/** What a page of South African English is written with. */
export const COMMON = `${KEYBOARD}\u00A0©½·×–—‘’“”…éêëï`;

const LETTERS = 'áàâäèíìîóòôöúùûüýšḓḽṋṅṱ';
/** The other letters of the official languages that are written in Latin script: fetched where a page has one. */
export const RARE = `${LETTERS}${LETTERS.toUpperCase()}ÉÊËÏŉ`;

export const CHARACTERS = COMMON + RARE;
