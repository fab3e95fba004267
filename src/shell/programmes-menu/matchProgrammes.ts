import type { MenuCategory, MenuProgramme } from '../../catalogue/views';

/** The programme search: what is typed, without the spaces around it, in one case. */
const normalised = (search: string) => search.trim().toLowerCase();

/** Whether `name` contains `search`: literally, in any case, spaces around it ignored (S2-35, S5-02). */
export const contains = (name: string, search: string) => name.toLowerCase().includes(normalised(search));

/**
 * The programmes, over all categories and in their order, whose name contains `search`: literally, in any case, spaces
 * around it ignored (S2-32, S5-02). An empty search matches all.
 */
export function matchProgrammes(menu: readonly MenuCategory[], search: string): MenuProgramme[] {
  return menu.flatMap(({ programs }) => programs.filter(({ name }) => contains(name, search)));
}

/** `name` cut in three around the first match of `search`: before, match, after. The match is empty where there is none. */
export function splitAtMatch(name: string, search: string): [before: string, match: string, after: string] {
  const wanted = normalised(search);
  const lowered = name.toLowerCase();
  const start = lowered.indexOf(wanted);
  // A name whose lower case is longer has its letters elsewhere: it is shown without the mark.
  if (start < 0 || wanted === '' || lowered.length !== name.length) return [name, '', ''];
  const end = start + wanted.length;
  return [name.slice(0, start), name.slice(start, end), name.slice(end)];
}

/** `1 result`, `2 results`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
