/** Rules of addresses: each page has its own address and its file, and each link leads to a page. */
import type { Catalogue, Entry } from '../index';
import { NOT_FOUND, pageFile } from '../pageFile';
import { slugOf } from '../slugs';
import { placeOf } from './messages';

/** Pages whose file is not named after their path. */
const FILE_NAMES: Record<string, string> = { '/': 'home', [NOT_FOUND]: 'not-found' };

type Named = Entry<{ path: string; alias?: string | undefined }>;

/** A line for each entry of `items` with the same `key` as one before it. */
export function duplicates<T>(items: T[], key: (item: T) => string, complain: (item: T, first: T) => string): string[] {
  const seen = new Map<string, T>();
  return items.flatMap((item) => {
    const value = key(item);
    const first = seen.get(value);
    if (first !== undefined) return [complain(item, first)];
    seen.set(value, item);
    return [];
  });
}

/** A line for each path that is taken or has no page, and for each page without an entry. */
export function pathProblems({ programmes, pages }: Catalogue, pagePaths: string[]): string[] {
  const entries: Named[] = [...programmes, ...pages];
  const known = new Set(entries.map((entry) => entry.value.path));
  const files = new Set(pagePaths);
  const spellings = entries.flatMap(({ file, value: { path, alias } }) =>
    // The host itself leads a spelling with other capitals to the page.
    [path, alias?.toLowerCase() === path.toLowerCase() && alias !== path ? undefined : alias].flatMap((one) =>
      one ? [{ file, path: one }] : [],
    ),
  );
  return [
    ...duplicates(
      spellings,
      // A host leads capitals and small letters to the same page.
      ({ path }) => path.toLowerCase(),
      ({ file, path }, first) =>
        `${file}: path ${path} is already taken by ${first.file}${first.path === path ? '' : ` as ${first.path}`}; give it a path of its own`,
    ),
    ...entries
      .filter(({ value }) => value.path !== NOT_FOUND && !files.has(value.path))
      .map(({ file, value }) => `${file}: path ${value.path} has no page; add ${pageFile(value.path)}`),
    ...pagePaths
      .filter((path) => !known.has(path))
      .map((path) => `${pageFile(path)}: the page has no entry; add one with path '${path}' under src/catalogue`),
    // Brochures and calendar files are named after the programme's file: none overwrites another's.
    ...entries
      .map(({ file, value }) => ({ file, path: value.path, name: FILE_NAMES[value.path] ?? slugOf(value.path) }))
      .filter(({ file, name }) => !file.endsWith(`/${name}.yaml`))
      .map(
        ({ file, path, name }) => `${file}: path ${path} belongs in ${name}.yaml; rename the file, or mend the path`,
      ),
  ];
}

/** Redirects from the address of a page: nobody would reach that page. */
export function redirectProblems({ programmes, pages, redirects }: Catalogue): string[] {
  const entries: Named[] = [...programmes, ...pages];
  return redirects.flatMap(({ from }, index) => {
    const taken = entries.find(({ value }) =>
      [value.path, value.alias].some((path) => path?.toLowerCase() === from.toLowerCase()),
    );
    const place = `src/catalogue/redirects.yaml: redirects ${index + 1}`;
    return taken ? [`${place}: from ${from} is the page of ${taken.file}; take the redirect out`] : [];
  });
}

/** Every text of `value`, with the fields that lead to it. */
export function textsOf(value: unknown, place: PropertyKey[] = []): [place: PropertyKey[], text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (Array.isArray(value)) return value.flatMap((one, index) => textsOf(one, [...place, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsOf(one, [...place, name]));
}

/** Fields with an address that is not a link. */
const NOT_LINKS = new Set<PropertyKey>(['alias', 'from']);

/** Fields of any file that name programmes. */
const OF_PROGRAMMES = new Set<PropertyKey>(['programme', 'related', 'needs', 'leadsTo', 'week']);

/** A line for each link to a missing page, or to a page where a programme is meant. */
export function linkProblems({ programmes, pages, otherFiles }: Catalogue): string[] {
  const ofProgrammes = new Set(programmes.map(({ value }) => value.path));
  const entries: Named[] = [...programmes, ...pages];
  const known = new Set(entries.flatMap(({ value }) => [value.path, value.alias]));
  return [...programmes, ...pages, ...otherFiles].flatMap(({ file, value }) =>
    textsOf(value)
      .filter(([place, text]) => text.startsWith('/') && !NOT_LINKS.has(place.at(-1) as PropertyKey))
      .flatMap(([place, path]) => {
        const where = `${file}: ${placeOf(place)}`;
        if (place.some((part) => OF_PROGRAMMES.has(part)))
          return ofProgrammes.has(path)
            ? []
            : [`${where}: ${path} is no programme; choose one of ${[...ofProgrammes].join(', ')}`];
        return known.has(path.replace(/[?#].*/, ''))
          ? []
          : [`${where}: the site has no page ${path}; choose the path of one it has`];
      }),
  );
}

/** A line for each link to a place that its page does not have. `htmlOf` is the page at a path, drawn. */
export function placeProblems(
  { programmes, pages, otherFiles }: Catalogue,
  htmlOf: (path: string) => string | undefined,
): string[] {
  return [...programmes, ...pages, ...otherFiles].flatMap(({ file, value }) =>
    textsOf(value).flatMap(([place, text]) => {
      const [, path = '', id] = /^(\/[^?#]*)(?:\?[^#]*)?#([\w-]+)$/.exec(text) ?? [];
      return id && htmlOf(path)?.includes(` id="${id}"`) === false
        ? [`${file}: ${placeOf(place)}: ${path} has no place #${id}; choose an id of that page, or link to the page`]
        : [];
    }),
  );
}
