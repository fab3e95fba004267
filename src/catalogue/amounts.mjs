// @ts-check
/**
 * Amounts in prose that come from a fee, and rules of the centre. The build fills each place with what the named field
 * holds, or a part of it: `{cyber-security.fee.once * 4 / 14}`, `{organisation.rules.noticeDays}`. It is JavaScript, because Node reads it too (`build/yaml.mjs`).
 */

/** A place: a file's name, its field, a multiple and a part. */
export const AMOUNT = /\{([\w-]+)\.([a-zA-Z.]+)(?: \* (\d+))?(?: \/ (\d+))?\}/g;

/** `amount` in whole rand, as visitors read it. @param {number} amount */
export const inRand = (amount) => `R${String(Math.round(amount)).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0')}`;

/** The content of `field` of `value`, as `fee.once`. @param {unknown} value @param {string} field */
export const fieldOf = (value, field) =>
  field.split('.').reduce((inside, name) => /** @type {any} */ (inside)?.[name], value);

/**
 * `text` with the amounts in their places. A place that `contentOf` has no number for stays as it is, and is a fault.
 * @param {string} text
 * @param {(name: string) => unknown} contentOf the content of the file of that name: a programme, a page, the organisation
 */
export const fillAmounts = (text, contentOf) =>
  text.replaceAll(AMOUNT, (place, name, field, times = 1, parts = 1) => {
    const number = fieldOf(contentOf(name), field);
    if (name === 'organisation') return number === undefined ? place : String(number);
    return typeof number === 'number' ? inRand((number * times) / parts) : place;
  });
