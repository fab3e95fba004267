import { categories } from './categories';
import type { Category, Programme } from './schema';

/** The category of a programme; the catalogue's check makes sure that it exists. */
export function categoryOf({ category }: Pick<Programme, 'category'>): Category {
  return categories.find(({ id }) => id === category) as Category;
}
