/**
 * The whole catalogue, for the build, the brochures and the tests.
 * The browser gets only the views of `build/catalogue.ts` and each page's own entry.
 */
import { categories } from './categories';
import { intakes } from './intakes';
import { organisation } from './organisation';
import type { Page, Programme } from './schema';

const programmeFiles = import.meta.glob<{ programme: Programme }>('./programmes/*.ts', { eager: true });
const pageFiles = import.meta.glob<{ page: Page }>('./pages/*.ts', { eager: true });

/** An entry and its file, for error messages. */
export interface Entry<T> {
  file: string;
  value: T;
}

function entries<T>(files: Record<string, Record<string, T>>, name: string): Entry<T>[] {
  return Object.entries(files).map(([file, module]) => ({
    file: file.replace('./', 'src/catalogue/'),
    value: module[name] as T,
  }));
}

export interface Catalogue {
  organisation: typeof organisation;
  categories: typeof categories;
  intakes: typeof intakes;
  programmes: Entry<Programme>[];
  pages: Entry<Page>[];
}

export const catalogue: Catalogue = {
  organisation,
  categories,
  intakes,
  programmes: entries(programmeFiles, 'programme'),
  pages: entries(pageFiles, 'page'),
};
