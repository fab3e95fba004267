/** The pages as vite-plugin-pages finds them: one route per file under `src/pages`, spelled letter for letter (S2-01). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PageContext, type ReactRoute, reactResolver, type UserOptions } from 'vite-plugin-pages';
import { isFixture } from './catalogueChoice.mjs';
import { yamlFiles } from './yaml.mjs';

const resolver = reactResolver();

export const pagesOptions = {
  dirs: 'src/pages',
  caseSensitive: true,
  importMode: 'async',
  resolver,
} satisfies UserOptions;

/** Routes with their whole paths, in one list. The plugin nests them by folder, but no folder has a layout. */
function flat(routes: ReactRoute[], parent = ''): ReactRoute[] {
  return routes.flatMap(({ path = '', children = [], ...route }) => {
    const fullPath = path === '/' || path === '*' ? path : `${parent}/${path}`;
    return [...(route.element ? [{ ...route, path: fullPath }] : []), ...flat(children, fullPath)];
  });
}

/**
 * Routes of the site below `root`, in one list, from the plugin's nested `routes`. In the fixture, a page that the centre added has
 * no entry, so it is no route. In the live catalogue it is one: the check reports it.
 */
export function pagesOf(root: string, routes: ReactRoute[]): ReactRoute[] {
  if (!isFixture()) return flat(routes);
  const texts = yamlFiles(root).map((file) => readFileSync(join(root, file), 'utf8'));
  const known = new Set(['*', ...texts.map((text) => /^path: (\S+)$/m.exec(text)?.[1])]);
  return flat(routes).filter(({ path }) => known.has(path));
}

/** The paths of the pages of the site below `root`, in order, without the not-found page. */
export async function pagePaths(root: string): Promise<string[]> {
  const context = new PageContext(pagesOptions, root);
  await context.searchGlob();
  const routes = (await resolver.getComputedRoutes(context)) as ReactRoute[];
  return pagesOf(root, routes)
    .flatMap(({ path }) => (path === undefined || path === '*' ? [] : [path]))
    .sort();
}
