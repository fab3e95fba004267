/**
 * The whole catalogue, for the build, the brochures and the tests.
 * The browser gets only the views of `build/catalogue.ts` and each page's own entry.
 */
import { breaks } from './breaks.yaml';
import { categories } from './categories.yaml';
import { intakes } from './intakes.yaml';
import { openLessons } from './openLessons.yaml';
import organisation from './organisation.yaml';
import type { Page, Programme } from './schema';

const programmeFiles = import.meta.glob<Programme>('#catalogue/programmes/*.yaml', { eager: true, import: 'default' });
const pageFiles = import.meta.glob<Page>('#catalogue/pages/*.yaml', { eager: true, import: 'default' });
const partFiles = import.meta.glob<unknown>(
  [
    '#catalogue/{applying,codeCurious,corporateIcons,engagement,navigation,roles}.yaml',
    '#catalogue/{interface,examples}/*.yaml',
  ],
  { eager: true, import: 'default' },
);
const texts = import.meta.glob<string>('#catalogue/**/*.yaml', { eager: true, query: '?raw', import: 'default' });

/** An entry and its file as the live catalogue names it, for its schema and for messages. */
export interface Entry<T> {
  file: string;
  value: T;
}

function entries<T>(files: Record<string, T>): Entry<T>[] {
  return Object.entries(files).map(([file, value]) => ({
    file: file.replace(/^.*?\/catalogue\//, 'src/catalogue/'),
    value,
  }));
}

export interface Catalogue {
  organisation: typeof organisation;
  categories: typeof categories;
  intakes: typeof intakes;
  breaks: typeof breaks;
  openLessons: typeof openLessons;
  programmes: Entry<Programme>[];
  pages: Entry<Page>[];
  /** The other files: labels, interface texts, and what several pages share. */
  parts: Entry<unknown>[];
  /** Every file as it stands. */
  texts: Entry<string>[];
}

export const catalogue: Catalogue = {
  organisation,
  categories,
  intakes,
  breaks,
  openLessons,
  programmes: entries(programmeFiles),
  pages: entries(pageFiles),
  parts: entries(partFiles),
  texts: entries(texts),
};
