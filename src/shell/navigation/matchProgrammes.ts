import { openFirst } from '../../catalogue/factsOf';
import { fill } from '../../catalogue/fill';
import * as searchTexts from '../../catalogue/interface/search.yaml';
import type { ProgrammeFacts } from '../../catalogue/views';

/** Trimmed, in lower case, with one plain space for any white space. */
const normalised = (search: string) => search.trim().replace(/\s+/g, ' ').toLowerCase();

/** `true` if `name` contains `search` literally, ignoring case and the width of spaces (S2-35, S5-02). */
export const contains = (name: string, search: string) => name.toLowerCase().includes(normalised(search));

/** Two or more capitalised words in a row, as in "Artificial Intelligence Developer". */
const CAPITALISED = /\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)+/gu;
const REST_OF_WORD = /(?<=\p{L})\p{L}+| /gu;

/** `true` if `search` is made of the first letters of words in `name`: `ai`, Artificial Intelligence (S5-02). */
const abbreviates = (search: string, name: string) =>
  (name.match(CAPITALISED) ?? []).some((words) =>
    words.replace(REST_OF_WORD, '').toLowerCase().startsWith(normalised(search)),
  );

/** `true` if `name` contains `search`, or `search` abbreviates it. */
export const isNamed = (name: string, search: string) => contains(name, search) || abbreviates(search, name);

/** The first of `titles` that has a word beginning with `search`: as a part of words, `ai` would find 'training'. */
export const titleWith = (titles: readonly string[] = [], search: string) =>
  titles.find((title) => ` ${title.toLowerCase()}`.includes(` ${normalised(search)}`));

/** Programmes whose name matches `search`, those open for application first (S2-32, S5-02). An empty search matches all. */
export function matchProgrammes<P extends Pick<ProgrammeFacts, 'name' | 'isUpcoming'>>(
  programmes: readonly P[],
  search: string,
): P[] {
  return openFirst(programmes.filter(({ name }) => isNamed(name, search)));
}

/** Splits `name` around the first match of `search`. Without a match, the name is the first part. */
export function splitAtMatch(name: string, search: string): [before: string, match: string, after: string] {
  const query = normalised(search);
  const lowered = name.toLowerCase();
  const start = lowered.indexOf(query);
  // In some scripts lower case has another length, so offsets would be wrong: such a name has no mark.
  if (start < 0 || query === '' || lowered.length !== name.length) return [name, '', ''];
  const end = start + query.length;
  return [name.slice(0, start), name.slice(start, end), name.slice(end)];
}

/** `1 result`, `2 results`. */
export const resultCount = (count: number): string =>
  count === 1 ? searchTexts.oneResult : fill(searchTexts.results, { count });

/** `1 programme`, `4 programmes`. */
export const programmeCount = (count: number): string =>
  count === 1 ? searchTexts.oneProgramme : fill(searchTexts.programmes, { count });
