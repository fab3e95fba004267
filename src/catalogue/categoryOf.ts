import { categories } from './categories.yaml';
import type { Category, Programme } from './schema';

/** The category of a programme; the catalogue's check makes sure that it exists. */
export function categoryOf({ category }: Pick<Programme, 'category'>): Category {
  return categories.find(({ id }) => id === category) as Category;
}

/** Key of the home page's filter in an address, and in an entry of the history (S2-131). */
export const FILTER_KEY = 'kind';

/** Address of the home page with this filter, or with all programmes. */
export const filteredPath = (filter?: string) => (filter ? `/?${FILTER_KEY}=${filter}` : '/');

/** The page above a programme of `category`: the category's own, or its programmes on the home page. */
export function parentOf({ id, plural, path = `${filteredPath(id)}#programs` }: Category): {
  name: string;
  path: string;
} {
  return { name: plural, path };
}
