/** Reads requirement ids from test titles. */
import { extraMark } from '../../spec/requirements';

const leadingId = new RegExp(`^(S\\d+-\\d+|${extraMark})(?:[\\s,:]+|$)`);

/** The ids a title begins with, separated by spaces or commas: 'S2-34, S4-02 Escape closes …'. */
export function idsInTitle(title: string): string[] {
  const [match, id] = leadingId.exec(title.trimStart()) ?? [];
  return match && id ? [id, ...idsInTitle(title.trimStart().slice(match.length))] : [];
}

/**
 * What a test proves: its own ids and those of the nearest enclosing describe that has any. A test that calls itself
 * extra proves nothing, whatever encloses it; an id of its own outweighs an enclosing extra.
 */
export function idsOfTest(titles: readonly string[]): string[] {
  const own = idsInTitle(titles.at(-1) ?? '');
  if (own.length === 1 && own[0] === extraMark) return own;
  const enclosing = titles
    .slice(0, -1)
    .map(idsInTitle)
    .findLast((ids) => ids.length > 0);
  const ids = [...new Set([...own, ...(enclosing ?? [])])];
  return ids.length > 1 ? ids.filter((id) => id !== extraMark) : ids;
}
