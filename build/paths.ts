/** Module that hydrates a page: the last import of the page's only script, `src/client/entry.ts`. It has the site's shell and styles. */
export const HYDRATION_ENTRY = 'src/client/hydrate.tsx';

export { NOT_FOUND, pageFile } from '../src/catalogue/pageFile.ts';

/** A file name for a page: `programs-cyber-security`; `home` for the home page. */
export function pageName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}
