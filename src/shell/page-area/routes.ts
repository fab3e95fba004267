/** The site's routes, and queries of them for the shell: the page of an address, its listed path, and fetching it. */
import { aliases } from 'virtual:catalogue/shell';
import { createElement, type ReactElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import pages from '~react-pages';
import { Alias } from './Alias';
import type { lazyPage } from './lazyPage';
import { reloadOnce } from './reloadOnce';

type PageElement = ReactElement<unknown, ReturnType<typeof lazyPage>>;

/** The pages, and the catalogue's aliases: each replaces the address by its listed path (S2-02). */
export const routes = [
  ...pages,
  ...Object.entries(aliases).map(([path, to]) => ({
    path,
    caseSensitive: true,
    element: createElement(Alias, { to }),
    handle: to,
  })),
];

const routeAt = (pathname: string) => matchRoutes<RouteObject>(routes, pathname)?.at(-1)?.route;

/** The listed path of the alias `pathname`; `undefined` for any other path. */
export const aliasedPath = (pathname: string): string | undefined => routeAt(pathname)?.handle;

/** The page at `pathname`, or the page to which its alias leads. */
export const pageAt = (pathname: string) =>
  routeAt(aliasedPath(pathname) ?? pathname)?.element as PageElement | undefined;

/** Fetches the code of the page at `pathname`, again after a failure. */
export async function loadPage(pathname: string): Promise<void> {
  await pageAt(pathname)?.type.load();
}

/**
 * Fetches the code of the shown page, a second time if that fails. If a release has removed that code, reloads the page once:
 * its new HTML names the new code.
 */
export async function loadShownPage(pathname: string): Promise<void> {
  const isLost = () => pageAt(pathname)?.type.progress().error?.cause;
  await loadPage(pathname);
  if (isLost()) await loadPage(pathname);
  if (isLost()) await reloadOnce();
}

/** Every path of the table, in small letters → its page's listed path. */
const listed = new Map(
  routes.flatMap(({ path = '*' }) => (path === '*' ? [] : [[path.toLowerCase(), aliases[path] ?? path]])),
);

/**
 * The listed path that `pathname` is a spelling of (S2-02). Capitals, percent-encoding, slashes too many and aliases are
 * resolved. `undefined` for an unknown path.
 */
export function listedPath(pathname: string): string | undefined {
  try {
    const path = decodeURI(pathname)
      .replaceAll(/\/+/g, '/')
      .replace(/(.)\/$/, '$1');
    return listed.get(path.toLowerCase());
  } catch {
    return undefined;
  }
}
