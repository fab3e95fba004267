import { facts } from 'virtual:catalogue/facts';
import { menu } from 'virtual:catalogue/menu';
import { moduleTitles } from 'virtual:catalogue/moduleTitles';
import { pages } from 'virtual:catalogue/pages';
import { categories } from '../../catalogue/categories.yaml';
import { categoryOf } from '../../catalogue/categoryOf';
import { openFirst } from '../../catalogue/factsOf';
import { legalLinks } from '../../catalogue/navigation.yaml';
import type { ProgrammeFacts } from '../../catalogue/views';
import { listedPath } from '../page-area/routes';
import { contains, isNamed, titleWith } from './matchProgrammes';

/** Search matches besides programmes by name. */
export interface Elsewhere {
  /** Programmes open for application come first; within them, matches by area, category, words. */
  programmes: ProgrammeFacts[];
  pages: { name: string; path: string }[];
}

/** Every page with its names; a category's page has the category's name first. */
const pagesWithNames = [
  ...categories.flatMap(({ name, plural, path }) => (path ? [{ path, names: [plural, name] }] : [])),
  ...pages,
  ...legalLinks.map(({ name, path }) => ({ path, names: [name] })),
];

const inMenu = menu.flatMap(({ programs }) => programs);
const listedInMenu = new Set(inMenu.map(({ path }) => listedPath(path)));

/** Every programme: those of the menu as they stand there, then the others. */
export const programmes = [...inMenu, ...facts.filter(({ path }) => !listedInMenu.has(path))];

/**
 * Matches of `search` besides its `results`, the programmes by name. They are programmes by area or category, or with each of
 * its words in name, area, category, mode or modules, and pages (S2-35).
 */
export function matchElsewhere(search: string, results: readonly { path: string }[]): Elsewhere {
  if (search.trim() === '') return { programmes: [], pages: [] };
  const named = new Set(results.map(({ path }) => listedPath(path)));
  const isMatch = (name: string) => contains(name, search);
  const matching = categories.filter(({ name, plural }) => [name, plural].some(isMatch)).map(({ id }) => id);
  const found = new Map<string, string>();
  for (const { path, names } of pagesWithNames) {
    const name = names.find(isMatch);
    if (name && !found.has(path)) found.set(path, name);
  }
  const remaining = facts.filter(({ path }) => !named.has(path));
  const byArea = remaining.filter(({ area }) => isMatch(area));
  const byCategory = remaining.filter(({ category }) => matching.includes(category));
  const byWords = remaining.filter(({ path, name, area, category, mode }) => {
    const texts = [area, categoryOf({ category }).name, mode, ...(moduleTitles[path] ?? [])];
    return search
      .trim()
      .split(/\s+/)
      .every((word) => isNamed(name, word) || titleWith(texts, word));
  });
  return {
    programmes: openFirst([...new Set([...byArea, ...byCategory, ...byWords])]),
    pages: [...found].map(([path, name]) => ({ path, name })),
  };
}
