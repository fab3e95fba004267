import codeCurious from './codeCurious.yaml';

export { codeCurious };

/** `words` with a capital first letter. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Free, a few hours`: its price and time, for the start of a line. */
export function codeCuriousTerms(): string {
  return capitalised(`${codeCurious.fee}, ${codeCurious.time}`);
}
