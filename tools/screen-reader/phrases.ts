/** Phrases expected from a screen reader, and a test whether they were said. */

export interface Phrase {
  text: string;
  /** Set if the phrase must be a whole utterance: a role such as 'information' may also begin a sentence. */
  isWhole?: true;
}

/** Most utterances that make up one phrase, for example a heading's text, its level, and 'link'. */
const LONGEST = 4;

/** Only the words, in small letters, because case, white space and punctuation vary between runs and voices. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * `true` if `phrase` was said: one utterance, or several in a row, begin with it or equal it. Orca sometimes says only that it
 * leaves a landmark, which counts too.
 */
export function isHeard(utterances: readonly string[], { text, isWhole }: Phrase): boolean {
  const heard = utterances.map((utterance) => plain(utterance).replace(/^leaving /, '')).filter((part) => part !== '');
  const phrase = plain(text);
  return heard.some((_, from) => {
    if (!isWhole) return `${heard.slice(from, from + LONGEST).join(' ')} `.startsWith(`${phrase} `);
    return Array.from({ length: LONGEST }, (__, more) => heard.slice(from, from + 1 + more).join(' ')).includes(phrase);
  });
}
