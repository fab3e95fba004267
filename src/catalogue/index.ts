/**
 * The whole catalogue, for the build, the brochures and the tests. The browser gets only the views of `build/catalogue.ts`
 * and the files that its code imports.
 */

import type { Page, Programme } from './schema';
import type { PartOf } from './schema/files';

const programmeFiles = import.meta.glob<Programme>('#catalogue/programmes/*.yaml', { eager: true, import: 'default' });
const pageFiles = import.meta.glob<Page>('#catalogue/pages/*.yaml', { eager: true, import: 'default' });
const otherModules = import.meta.glob<unknown>(['#catalogue/*.yaml', '#catalogue/interface/*.yaml'], {
  eager: true,
  import: 'default',
});
const texts = import.meta.glob<string>('#catalogue/**/*.yaml', { eager: true, query: '?raw', import: 'default' });

/** An entry, and the path of its file in the live catalogue, for its schema and for messages. */
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
  organisation: PartOf<'organisation'>;
  categories: PartOf<'categories'>['categories'];
  intakes: PartOf<'intakes'>['intakes'];
  breaks: PartOf<'breaks'>['breaks'];
  openLessons: PartOf<'openLessons'>['openLessons'];
  redirects: PartOf<'redirects'>['redirects'];
  programmes: Entry<Programme>[];
  pages: Entry<Page>[];
  /** Every file except programmes and pages; includes the ones above. */
  otherFiles: Entry<unknown>[];
  /** Every file as unparsed text. */
  texts: Entry<string>[];
}

const otherFiles = entries(otherModules);
/** The content of another file. Its type is assumed: `catalogueProblems` checks it later. */
const contentOf = <Name extends 'organisation' | 'categories' | 'intakes' | 'breaks' | 'openLessons' | 'redirects'>(
  name: Name,
) => otherFiles.find(({ file }) => file === `src/catalogue/${name}.yaml`)?.value as PartOf<Name>;

export const catalogue: Catalogue = {
  organisation: contentOf('organisation'),
  categories: contentOf('categories').categories,
  intakes: contentOf('intakes').intakes,
  breaks: contentOf('breaks').breaks,
  openLessons: contentOf('openLessons').openLessons,
  redirects: contentOf('redirects').redirects,
  programmes: entries(programmeFiles),
  pages: entries(pageFiles),
  otherFiles,
  texts: entries(texts),
};
