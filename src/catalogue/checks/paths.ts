/** Rules of addresses: each page has its own address and its file, and each link leads to a page. */
import { type Catalogue, contents, type Entry } from '../index';
import { NOT_FOUND, pageFile, slugOf } from '../slugs';
import { placeOf } from './messages';

/** Pages whose file is not named after their path. */
const FILE_NAMES: Record<string, string> = { '/': 'home', [NOT_FOUND]: 'not-found' };

type Named = Entry<{ path: string; alias?: string | undefined }>;

const entriesOf = ({ programmes, pages }: Catalogue): Named[] => [...programmes, ...pages];

/** A line for each path that is taken or has no page, for each page without an entry, and each redirect from a page. */
export function* pathProblems(catalogue: Catalogue, pagePaths: string[]): Generator<string> {
  const entries = entriesOf(catalogue);
  const first = new Map<string, { file: string; path: string }>();
  for (const { file, value } of entries) {
    // A host leads capitals and small letters to the same page, so an alias may spell its own path otherwise.
    const isSpelling = value.alias !== value.path && value.alias?.toLowerCase() === value.path.toLowerCase();
    for (const path of isSpelling || !value.alias ? [value.path] : [value.path, value.alias]) {
      const taken = first.get(path.toLowerCase());
      if (taken)
        yield `${file}: path ${path} is already taken by ${taken.file}${taken.path === path ? '' : ` as ${taken.path}`}; give it a path of its own`;
      else first.set(path.toLowerCase(), { file, path });
    }
  }
  for (const { file, value } of entries) {
    const { path } = value;
    const name = FILE_NAMES[path] ?? slugOf(path);
    if (path !== NOT_FOUND && !pagePaths.includes(path))
      yield `${file}: path ${path} has no page; add ${pageFile(path)}`;
    // Brochures and calendar files are named after the programme's file: none overwrites another's.
    if (!file.endsWith(`/${name}.yaml`))
      yield `${file}: path ${path} belongs in ${name}.yaml; rename the file, or mend the path`;
  }
  for (const path of pagePaths)
    if (!entries.some(({ value }) => value.path === path))
      yield `${pageFile(path)}: the page has no entry; add one with path '${path}' under src/catalogue`;
  for (const [index, { from }] of catalogue.redirects.entries()) {
    const taken = first.get(from.toLowerCase());
    if (taken)
      yield `src/catalogue/redirects.yaml: redirects ${index + 1}: from ${from} is the page of ${taken.file}; take the redirect out`;
  }
}

/** Every text of `value`, with the fields that lead to it. */
export function textsOf(value: unknown, place: PropertyKey[] = []): [place: PropertyKey[], text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (Array.isArray(value)) return value.flatMap((one, index) => textsOf(one, [...place, index]));
  return Object.entries(value ?? {}).flatMap(([name, one]) => textsOf(one, [...place, name]));
}

/** Fields with an address that is not a link. */
const NOT_LINKS = new Set<unknown>(['alias', 'from']);

/** Fields of any file that name programmes. */
const OF_PROGRAMMES = new Set<unknown>(['programme', 'related', 'needs', 'leadsTo', 'week']);

/** A line for each link to a missing page, or to a page where a programme is meant. */
export function* linkProblems(catalogue: Catalogue): Generator<string> {
  const programmes = catalogue.programmes.map(({ value }) => value.path);
  const known = new Set(entriesOf(catalogue).flatMap(({ value }) => [value.path, value.alias]));
  for (const { file, value } of contents(catalogue))
    for (const [place, path] of textsOf(value)) {
      if (!path.startsWith('/') || NOT_LINKS.has(place.at(-1))) continue;
      const where = `${file}: ${placeOf(place)}`;
      const isProgramme = place.some((part) => OF_PROGRAMMES.has(part));
      if (isProgramme && !programmes.includes(path))
        yield `${where}${path} is no programme; choose one of ${programmes.join(', ')}`;
      if (!isProgramme && !known.has(path.replace(/[?#].*/, '')))
        yield `${where}the site has no page ${path}; choose the path of one it has`;
    }
}

/** A line for each link to a place that its page does not have. `htmlOf` is the page at a path, drawn. */
export function* placeProblems(catalogue: Catalogue, htmlOf: (path: string) => string | undefined): Generator<string> {
  for (const { file, value } of contents(catalogue))
    for (const [place, text] of textsOf(value)) {
      const [, path = '', id] = /^(\/[^?#]*)(?:\?[^#]*)?#([\w-]+)$/.exec(text) ?? [];
      if (id && htmlOf(path)?.includes(` id="${id}"`) === false)
        yield `${file}: ${placeOf(place)}${path} has no place #${id}; choose an id of that page, or link to the page`;
    }
}
