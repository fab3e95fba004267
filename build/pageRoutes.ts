/** The site's pages as a table of routes, `~react-pages`. */
import pages, { type ReactRoute } from 'vite-plugin-pages';
import { loadCatalogue } from './catalogue.ts';
import { pagesOf, pagesOptions } from './pagePaths.ts';

/**
 * Generates the routes of the pages below `root`, each a `lazyPage`: a chunk of its own that can be fetched ahead (S2-05). An
 * alias of the catalogue is a route to its page; `handle` is the listed path (S2-02).
 */
export function pageRoutes(root: string) {
  return pages({
    ...pagesOptions,
    async onRoutesGenerated(generated: ReactRoute[]) {
      const { aliases } = await loadCatalogue(root);
      const routes = pagesOf(root, generated);
      const aliased = Object.entries(aliases).map(([path, handle]) => ({
        ...routes.find((route) => route.path === handle),
        path,
        handle,
      }));
      return [...routes, ...aliased];
    },
    resolver: {
      ...pagesOptions.resolver,
      stringify: {
        component: (name: string) => name,
        dynamicImport: (file: string) => `createElement(lazyPage(() => import("${file}")))`,
        final: (code: string) =>
          ["import { createElement } from 'react';", "import { lazyPage } from '/src/ui/lazyPart.ts';", code].join(
            '\n',
          ),
      },
    },
  });
}
