/** Path of the not-found page's file, which the host serves for every unknown path. */
export const NOT_FOUND = '/404';

/** The page file of a path, relative to the project's root. */
export function pageFile(path: string): string {
  return path === NOT_FOUND ? 'src/pages/[...all].tsx' : `src/pages${path === '/' ? '/index' : path}.tsx`;
}

/** A file name for a page: `programs-cyber-security`; `home` for the home page. */
export function pageName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}
