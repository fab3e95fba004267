/** The module that hydrates a page. The entry imports it last. */
export const HYDRATION_ENTRY = 'src/client/hydrate.tsx';

export { NOT_FOUND, pageFile } from '../src/catalogue/slugs.ts';

/** A file name for a page: `programs-cyber-security`; `home` for the home page. */
export function pageName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}
