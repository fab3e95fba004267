import { facts } from 'virtual:catalogue/facts';
import { menu } from 'virtual:catalogue/menu';
import { pages } from 'virtual:catalogue/pages';
import { categories } from '../../catalogue/categories.yaml';
import { legalLinks } from '../../catalogue/navigation.yaml';
import type { ProgrammeFacts } from '../../catalogue/views';
import { contains, matchProgrammes } from './matchProgrammes';

/** Search matches outside the menu. */
export interface Elsewhere {
  programmes: ProgrammeFacts[];
  pages: { name: string; path: string }[];
}

/** Every page with its names; a category's page has the category's name first. */
const named = [
  ...categories.flatMap(({ name, plural, path }) => (path ? [{ path, names: [plural, name] }] : [])),
  ...pages,
  ...legalLinks.map(({ name, path }) => ({ path, names: [name] })),
];

/**
 * What matches `search` outside the menu (S2-35): programmes by name, area or category; categories; pages.
 */
export function matchElsewhere(search: string): Elsewhere {
  if (search.trim() === '') return { programmes: [], pages: [] };
  const results = matchProgrammes(menu, search);
  const isMatch = (name: string) => contains(name, search);
  const listed = categories.filter(({ name, plural, path }) => !path && [name, plural].some(isMatch));
  const found = new Map<string, string>();
  for (const { path, names } of named) {
    const name = names.find(isMatch);
    if (name && !found.has(path)) found.set(path, name);
  }
  return {
    programmes: facts.filter(
      ({ path, name, area, category }) =>
        !results.some((result) => result.path === path) &&
        (isMatch(name) || isMatch(area) || listed.some(({ id }) => id === category)),
    ),
    pages: [...found].map(([path, name]) => ({ path, name })),
  };
}
