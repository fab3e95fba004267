/** Reads requirement ids from test titles. */
const leadingId = /^(S\d+-\d+)(?:[\s,:]+|$)/;

/** The ids a title begins with, separated by spaces or commas: 'S2-34, S4-02 Escape closes …'. */
export function idsInTitle(title: string): string[] {
  const [match, id] = leadingId.exec(title.trimStart()) ?? [];
  return match && id ? [id, ...idsInTitle(title.trimStart().slice(match.length))] : [];
}

/** What a test proves: its own ids and those of the nearest enclosing describe that has any. Without ids it proves no statement. */
export function idsOfTest(titles: readonly string[]): string[] {
  const own = idsInTitle(titles.at(-1) ?? '');
  const enclosing = titles
    .slice(0, -1)
    .map(idsInTitle)
    .findLast((ids) => ids.length > 0);
  return [...new Set([...own, ...(enclosing ?? [])])];
}
