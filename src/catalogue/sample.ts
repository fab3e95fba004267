/**
 * Marks a sample value: a price, date, number, address or name. The centre replaces it, or confirms it by removing the
 * mark, before launch.
 * `npm run launch-check` lists every mark with its file and line.
 */
export function sample<T>(value: T): T {
  return value;
}
