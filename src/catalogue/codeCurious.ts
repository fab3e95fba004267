import codeCurious from './codeCurious.yaml';

export { codeCurious };

/** `words` with a capital first letter. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Price and time, capitalised for the start of a line: `Free, a few hours`. */
export function codeCuriousTerms(): string {
  return capitalised(`${codeCurious.fee}, ${codeCurious.time}`);
}
