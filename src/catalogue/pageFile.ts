/** Path of the not-found page: it has an entry, no route, and a file that the host serves for every unknown path. */
export const NOT_FOUND = '/404';

/** The page file of a path, relative to the project's root. */
export function pageFile(path: string): string {
  return path === NOT_FOUND ? 'src/pages/[...all].tsx' : `src/pages${path === '/' ? '/index' : path}.tsx`;
}
