/**
 * The whole catalogue, for the build, the brochures and the tests. The browser gets only the views of `build/catalogue.ts`
 * and the files that its code imports.
 */
import type { Page, Programme } from './schema';
import type { FileName, PartOf } from './schema/files';

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

const entries = <T>(files: Record<string, T>): Entry<T>[] =>
  Object.entries(files).map(([file, value]) => ({ file: file.replace(/^.*?\/catalogue\//, 'src/catalogue/'), value }));

type Lists = PartOf<'categories'> & PartOf<'intakes'> & PartOf<'breaks'> & PartOf<'openLessons'> & PartOf<'redirects'>;

export interface Catalogue extends Lists {
  organisation: PartOf<'organisation'>;
  programmes: Entry<Programme>[];
  pages: Entry<Page>[];
  /** Every file except programmes and pages; includes the ones above. */
  otherFiles: Entry<unknown>[];
  /** Every file as unparsed text. */
  texts: Entry<string>[];
}

/** The content of another file. Its type is assumed: `catalogueProblems` checks it later. */
export const fileOf = <Name extends FileName>({ otherFiles }: Pick<Catalogue, 'otherFiles'>, name: Name) =>
  otherFiles.find(({ file }) => file === `src/catalogue/${name}.yaml`)?.value as PartOf<Name> | undefined;

/** Every entry of the catalogue. */
export const contents = ({ programmes, pages, otherFiles }: Catalogue): Entry<unknown>[] => [
  ...programmes,
  ...pages,
  ...otherFiles,
];

const files = {
  programmes: entries(programmeFiles),
  pages: entries(pageFiles),
  otherFiles: entries(otherModules),
  texts: entries(texts),
};
const LISTS = ['categories', 'intakes', 'breaks', 'openLessons', 'redirects'] as const;

export const catalogue = Object.assign(
  files,
  { organisation: fileOf(files, 'organisation') },
  ...LISTS.map((name) => fileOf(files, name)),
) as Catalogue;
