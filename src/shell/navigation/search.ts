/** The search of the programmes menu: results by name (S2-32), and what is related to them (S2-35). */
import { facts } from 'virtual:catalogue/facts';
import { menu, pages } from 'virtual:catalogue/menu';
import { aliases } from 'virtual:catalogue/shell';
import { categoryOf } from '../../catalogue/categoryOf';
import { codeCurious } from '../../catalogue/codeCurious';
import { legalLinks } from '../../catalogue/navigation.yaml';

/** A programme or a page that is related to a search. */
export interface Related {
  name: string;
  path: string;
}

/** Related programmes and pages are at most so many. */
const MOST_RELATED = 5;
/** A search of fewer letters is related to nothing: it would find nearly everything. */
const LEAST_LETTERS = 2;

/** Programmes of the menu, in its order. */
export const menuProgrammes = menu.flatMap(({ programs }) => programs);

const normalised = (search: string) => search.trim().toLowerCase();

/** Programmes of the menu whose name contains `search`, whatever its case and the spaces around it (S2-32, S5-02). */
export const matchProgrammes = (search: string) =>
  menuProgrammes.filter(({ name }) => name.toLowerCase().includes(normalised(search)));

/** Splits `name` around the first match of `search`. Without a match, the name is the first part. */
export function splitAtMatch(name: string, search: string): [before: string, match: string, after: string] {
  const start = name.toLowerCase().indexOf(normalised(search));
  const end = start + normalised(search).length;
  return start < 0 ? [name, '', ''] : [name.slice(0, start), name.slice(start, end), name.slice(end)];
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** `true` if `letters` begin at a word of `name`, by letters and digits alone: 'cybersecurity' is 'Cyber Security'. */
function isCalled(name: string, letters: string): boolean {
  const words = name.split(' ');
  return words.some((_, index) => lettersOf(words.slice(index).join('')).startsWith(letters));
}

/** Initials of the capitalised words: `A I D`. */
const initialsOf = (name: string) => name.match(/(?<!\p{L})\p{Lu}/gu)?.join(' ') ?? '';

/** A programme as it stands in the menu, if it does. */
export const inMenu = (fact: Related): Related =>
  menuProgrammes.find(({ path }) => (aliases[path] ?? path) === fact.path) ?? fact;

type Named = [one: Related, names: string[]];

/** What a search may be related to, the nearest first, each with the names by which it is found. */
const groups: Named[][] = [
  menuProgrammes.map((one): Named => [one, [one.name, initialsOf(one.name)]]),
  facts.map((fact): Named => [inMenu(fact), [fact.area, categoryOf(fact).name, categoryOf(fact).plural]]),
  [
    ...facts.map((fact): Named => [inMenu(fact), [fact.name]]),
    [codeCurious, [codeCurious.name, codeCurious.fee, codeCurious.time]],
    ...pages.map(({ path, names }): Named => [{ path, name: names[0] ?? path }, names]),
    ...legalLinks.map((link): Named => [link, [link.name]]),
  ],
];

/** What is related to `search` besides its `results`: the first of the groups that has something (S2-35). */
export function relatedTo(search: string, results: readonly Related[]): Related[] {
  const letters = lettersOf(search);
  if (letters.length < LEAST_LETTERS) return [];
  const isNew = ({ path }: Related) => !results.some((result) => result.path === path);
  for (const group of groups) {
    const found = group.filter(([one, names]) => isNew(one) && names.some((name) => isCalled(name, letters)));
    const byPath = new Map(found.map(([one]) => [one.path, one]));
    if (byPath.size > 0) return [...byPath.values()].slice(0, MOST_RELATED);
  }
  return [];
}
