/** The generated routes as the shell needs them: the listed paths, their one spelling, and fetching a page ahead. */
import { aliases } from 'virtual:catalogue/shell';
import type { ReactElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import routes from '~react-pages';
import type { lazyPage } from './lazyPage';

function listed(children: RouteObject[], parent = ''): string[] {
  return children.flatMap(({ path, children: nested, element }) => {
    if (path === '*') return [];
    const full = path === '/' ? '/' : `${parent}/${path}`;
    return [...(element ? [full] : []), ...(nested ? listed(nested, full) : [])];
  });
}

/** Every listed path, as spelled by its page file (S2-01). */
export const listedPaths: readonly string[] = listed(routes);

const byLowerCase = new Map(listedPaths.map((path) => [path.toLowerCase(), path]));

/**
 * The listed spelling of `pathname` (S2-02). Aliases, capitalisation and a closing slash are resolved. `undefined` for an
 * unknown path.
 */
export function listedPath(pathname: string): string | undefined {
  const trimmed = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return aliases[trimmed] ?? byLowerCase.get(trimmed.toLowerCase());
}

/** Fetches the chunk of the page at `pathname`, so that going there needs no wait. A failure is left to the visit itself. */
export async function preloadPage(pathname: string): Promise<void> {
  // Stryker disable next-line OptionalChaining: The not-found page matches every path; only the type allows for none.
  const match = matchRoutes(routes, listedPath(pathname) ?? pathname)?.at(-1);
  const element = match?.route.element as ReactElement<unknown, ReturnType<typeof lazyPage>> | undefined;
  // Stryker disable next-line OptionalChaining: The not-found page matches every path; only the type allows for none.
  await element?.type.preload().catch(() => undefined);
}

export { routes };
