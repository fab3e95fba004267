/**
 * The whole catalogue, every programme and page with its prose. For the build, the brochures and the tests: the browser
 * gets only the projections of `build/catalogue.ts` and each page's own entry.
 */
import { categories } from './categories';
import { intakes } from './intakes';
import { organisation } from './organisation';
import type { Page, Programme } from './schema';

const programmeFiles = import.meta.glob<{ programme: Programme }>('./programmes/*.ts', { eager: true });
const pageFiles = import.meta.glob<{ page: Page }>('./pages/*.ts', { eager: true });

/** An entry and the file it stands in, so that a complaint can name the file. */
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
