import { facts } from 'virtual:catalogue/facts';
import { menu } from 'virtual:catalogue/menu';
import { moduleTitles } from 'virtual:catalogue/moduleTitles';
import { pages } from 'virtual:catalogue/pages';
import { aliases } from 'virtual:catalogue/shell';
import { categories } from '../../catalogue/categories.yaml';
import { openFirst } from '../../catalogue/factsOf';
import { legalLinks } from '../../catalogue/navigation.yaml';
import type { ProgrammeFacts } from '../../catalogue/views';
import { contains, isNamed, matchProgrammes, titleWith } from './matchProgrammes';

/** Search matches besides the menu's programmes by name. */
export interface Elsewhere {
  /** Programmes open for application come first; within them, matches by name, area, category, module. */
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
 * Matches of `search` besides the menu's programmes by name (S2-35): programmes outside the menu by name, all programmes by
 * area, category or module, and pages.
 */
export function matchElsewhere(search: string): Elsewhere {
  if (search.trim() === '') return { programmes: [], pages: [] };
  const results = new Set(matchProgrammes(menu, search).map(({ path }) => aliases[path] ?? path));
  const isMatch = (name: string) => contains(name, search);
  const matching = categories.filter(({ name, plural }) => [name, plural].some(isMatch)).map(({ id }) => id);
  const found = new Map<string, string>();
  for (const { path, names } of named) {
    const name = names.find(isMatch);
    if (name && !found.has(path)) found.set(path, name);
  }
  const remaining = facts.filter(({ path }) => !results.has(path));
  const byName = remaining.filter(({ name }) => isNamed(name, search));
  const byArea = remaining.filter(({ area }) => isMatch(area));
  const byCategory = remaining.filter(({ category }) => matching.includes(category));
  const byModule = remaining.filter(({ path }) => titleWith(moduleTitles[path], search));
  return {
    programmes: openFirst([...new Set([...byName, ...byArea, ...byCategory, ...byModule])]),
    pages: [...found].map(([path, name]) => ({ path, name })),
  };
}
