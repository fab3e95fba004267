import codeCurious from './codeCurious.yaml';

export { codeCurious };

/** `words` with a capital first letter. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
