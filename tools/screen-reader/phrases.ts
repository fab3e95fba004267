/** What a screen reader is expected to say, and whether it was said. */

export interface Phrase {
  text: string;
  /** Whether the phrase is a whole utterance. A role such as 'information' may also begin a sentence. */
  isWhole?: true;
}

/** Utterances that may share one phrase: a heading's words, its level, and that it is a link. */
const LONGEST = 4;

/** The words alone, in small letters: case, white space and punctuation vary between runs and voices. */
function words(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Whether `phrase` was said: some utterance, or several after one another, begins with it, or is it. Entering a landmark
 * is sometimes not said, but leaving it is: that counts too.
 */
export function isHeard(utterances: readonly string[], { text, isWhole }: Phrase): boolean {
  const said = utterances.map((utterance) => words(utterance).replace(/^leaving /, '')).filter((part) => part !== '');
  const wanted = words(text);
  return said.some((_, from) => {
    if (!isWhole) return `${said.slice(from, from + LONGEST).join(' ')} `.startsWith(`${wanted} `);
    return Array.from({ length: LONGEST }, (__, more) => said.slice(from, from + 1 + more).join(' ')).includes(wanted);
  });
}
