/** What a screen reader said, and whether an expected phrase is among it. */

/** Speech in Orca's debug log: SSML, with a mark before each word. */
const SPOKEN = /SPEECH DISPATCHER: Speaking '<speak>([\s\S]*?)<\/speak>'/g;
const START = 'SPEECH DISPATCHER: Speaking';

const fromSsml = (ssml: string) =>
  ssml
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * The utterances in a piece of Orca's debug log, in order. `rest` may be the start of another one: put it before the next
 * piece.
 */
export function parseLog(log: string): { utterances: string[]; rest: string } {
  const matches = [...log.matchAll(SPOKEN)];
  const last = matches.at(-1);
  const end = last ? last.index + last[0].length : 0;
  const open = log.indexOf(START, end);
  return {
    utterances: matches.map(([, ssml = '']) => fromSsml(ssml)).filter(Boolean),
    rest: log.slice(open < 0 ? Math.max(end, log.length - START.length) : open),
  };
}

/** Most utterances that make up one phrase, for example a heading's text, its level, and 'link'. */
const LONGEST = 4;

/** Only the words, in small letters, because case, white space and punctuation vary between runs and voices. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * `true` if `phrase` was said: one utterance, or several in a row, begin with it. Orca sometimes says only that it leaves a
 * landmark, which counts too.
 */
export function isHeard(utterances: readonly string[], phrase: string): boolean {
  const heard = utterances.map((utterance) => plain(utterance).replace(/^leaving /, '')).filter(Boolean);
  return heard.some((_, from) => `${heard.slice(from, from + LONGEST).join(' ')} `.startsWith(`${plain(phrase)} `));
}

/** An action, the utterances after each of its keys, and the expected phrases. */
export interface Section {
  title: string;
  said: string[][];
  expected: string[];
}

/** Expected phrases that were not said, after their section's title: 'Escape: Menu'. */
export const missingIn = (sections: Section[]): string[] =>
  sections.flatMap(({ title, said, expected }) =>
    expected.filter((phrase) => !isHeard(said.flat(), phrase)).map((phrase) => `${title}: ${phrase}`),
  );

/** The sections as text, a line for each key. */
export const transcript = (sections: Section[]): string =>
  sections
    .flatMap(({ title, said }) => ['', title, ...said.map((each) => `  ${each.join(' ') || '(nothing)'}`)])
    .join('\n');
