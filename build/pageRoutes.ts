/** The site's table of routes, `~react-pages`: the pages, and the catalogue's aliases. */
import pages, { type ReactRoute } from 'vite-plugin-pages';
import { loadCatalogue } from './catalogue.ts';
import { pageFiles, pagesOf } from './pagePaths.ts';

/** Prefix of an alias in a route: `alias:/programs/softwareengineer` in place of a file's name. */
const ALIAS = 'alias:';

/**
 * Generates the routes of the site below `root`. Every page is a `lazyPage`: a chunk of its own that can be prefetched
 * (S2-05). Every alias is an `<Alias>`, which replaces the address by its listed path (S2-02).
 */
export function pageRoutes(root: string) {
  return pages({
    ...pageFiles,
    async onRoutesGenerated(routes: ReactRoute[]): Promise<ReactRoute[]> {
      const { aliases } = await loadCatalogue(root);
      const aliasRoutes = Object.entries(aliases).map(([path, to]) => ({
        caseSensitive: true,
        path,
        element: ALIAS + to,
      }));
      return [...pagesOf(root, routes), ...aliasRoutes];
    },
    resolver: {
      ...pageFiles.resolver,
      stringify: {
        component: (name: string) => name,
        dynamicImport: (file: string) =>
          file.startsWith(ALIAS)
            ? `createElement(Alias, { to: "${file.slice(ALIAS.length)}" })`
            : `createElement(lazyPage(() => import("${file}")))`,
        final: (code: string) =>
          [
            "import { createElement } from 'react';",
            "import { Alias } from '/src/shell/page-area/Alias.tsx';",
            "import { lazyPage } from '/src/shell/page-area/lazyPage.ts';",
            code,
          ].join('\n'),
      },
    },
  });
}
