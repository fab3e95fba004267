/**
 * The characters that texts are written with: what the two typefaces, the brochures and the pictures can show.
 * `tools/typefaces` cuts the fonts to this list.
 */

/** What is on every keyboard, and no word has. */
const SIGNS = /[\\^`|~]/g;
const KEYBOARD = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)).replaceAll(SIGNS, '');
/** Marks of South African English. */
const MARKS = '\u00A0©½·×–—‘’“”…';
/** Letters of the official languages that are written in Latin script, beside those on a keyboard. */
const LETTERS = 'áàâäéèêëíìîïóòôöúùûüýšḓḽṋṅṱ';

export const CHARACTERS = `${KEYBOARD}${MARKS}${LETTERS}${LETTERS.toUpperCase()}ŉ`;
