/** The site's routes, and queries of them for the shell: the page of an address, its listed path, and fetching it. */
import type { ReactElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import pages from '~react-pages';
import type { lazyPage } from '../../ui/lazyPart';

/** The pages, and the catalogue's aliases. The `handle` of an alias is its listed path (S2-02). */
export const routes: RouteObject[] = pages;

type PageElement = ReactElement<unknown, ReturnType<typeof lazyPage>>;

/** The page at `pathname`, the not-found page included. */
export const pageAt = (pathname: string) =>
  (matchRoutes(routes, pathname)?.at(-1)?.route.element as PageElement | undefined)?.type;

/** Fetches the code of the page at `pathname`. It never rejects. */
export const loadPage = async (pathname: string): Promise<void> => pageAt(pathname)?.load();

/** Every path of the table, in small letters → its page's listed path. */
const listed = new Map(routes.map(({ path = '', handle }): [string, string] => [path.toLowerCase(), handle ?? path]));

/** `text` of an address without percent-encoding; empty where that is malformed. */
export function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return '';
  }
}

/**
 * The listed path that `pathname` is a spelling of (S2-02). Capitals, percent-encoding, slashes too many and aliases are
 * resolved. `undefined` for an unknown path.
 */
export function listedPath(pathname: string): string | undefined {
  const path = decoded(pathname).replaceAll(/\/+/g, '/');
  return listed.get(path.replace(/(.)\/$/, '$1').toLowerCase());
}
