/** Reads requirement ids and viewport widths from test titles. */
import { extraMark } from '../../spec/requirements';

const leadingId = new RegExp(`^(S\\d+-\\d+|${extraMark})(?:[\\s,:]+|$)`);
const widthList = /\bat ((?:\d{3,4}(?:, and |, | and ))*\d{3,4}) ?px(?=$|[\s,;:.)])/g;

/** The ids a title begins with, separated by spaces or commas: 'S2-34, S4-02 Escape closes …'. */
export function idsInTitle(title: string): string[] {
  const ids: string[] = [];
  let rest = title.trimStart();
  for (let match = leadingId.exec(rest); match; match = leadingId.exec(rest)) {
    ids.push(match[1] as string);
    rest = rest.slice(match[0].length);
  }
  return ids;
}

/**
 * What a test proves: its own ids and those of the nearest enclosing describe that has any. A test that calls itself
 * extra proves nothing, whatever encloses it; an id of its own outweighs an enclosing extra.
 */
export function idsOfTest(titles: readonly string[]): string[] {
  const own = idsInTitle(titles.at(-1) ?? '');
  if (own.length === 1 && own[0] === extraMark) return own;
  const enclosing =
    titles
      .slice(0, -1)
      .map(idsInTitle)
      .findLast((ids) => ids.length > 0) ?? [];
  const ids = [...new Set([...own, ...enclosing])];
  return ids.length > 1 ? ids.filter((id) => id !== extraMark) : ids;
}

/** The widths named in titles as 'at 1280 px' or 'at 320, 768 and 1280 px'. */
export function widthsInTitles(titles: readonly string[]): number[] {
  const lists = titles.flatMap((title) => [...title.matchAll(widthList)].map((match) => match[1] as string));
  return [...new Set(lists.flatMap((list) => list.match(/\d+/g) ?? []).map(Number))];
}
