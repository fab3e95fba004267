/** The generated routes as the shell needs them: the listed paths, their one spelling, and fetching a page ahead. */
import { aliases } from 'virtual:catalogue/shell';
import routes, { type PageElement, type PageRoute } from '~react-pages';

/** Path of every page file, as spelled (S2-01), and its element. `*` is the not-found page. */
function listed(children: PageRoute[], parent = ''): [path: string, page: PageElement][] {
  return children.flatMap(({ path, children: nested = [], element }) => {
    const full = path === '/' || path === '*' ? path : `${parent}/${path}`;
    return [...(element ? [[full, element] as [string, PageElement]] : []), ...listed(nested, full)];
  });
}

const { '*': notFound, ...pages } = Object.fromEntries(listed(routes));

/** Every listed path. */
export const listedPaths: readonly string[] = Object.keys(pages);

const byLowerCase = new Map(listedPaths.map((path) => [path.toLowerCase(), path]));

/**
 * The listed spelling of `pathname` (S2-02). Aliases, capitalisation and a closing slash are resolved. `undefined` for an
 * unknown path.
 */
export function listedPath(pathname: string): string | undefined {
  const trimmed = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return aliases[trimmed] ?? byLowerCase.get(trimmed.toLowerCase());
}

/** The page at `pathname`, or the not-found page. */
export function pageAt(pathname: string): PageElement | undefined {
  return pages[listedPath(pathname) ?? ''] ?? notFound;
}

/** Fetches the chunk of the page at `pathname`, so that going there needs no wait. A failure is left to the visit itself. */
export async function preloadPage(pathname: string): Promise<void> {
  await pageAt(pathname)
    ?.type.preload()
    .catch(() => undefined);
}
