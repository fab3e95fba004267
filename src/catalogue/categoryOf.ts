import { categories } from './categories';
import type { Category, Programme } from './schema';

/** The category that a programme names; the catalogue's check holds that there is one. */
export function categoryOf({ category }: Pick<Programme, 'category'>): Category {
  return categories.find(({ id }) => id === category) as Category;
}
