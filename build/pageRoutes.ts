/** The site's pages as a table of routes, `~react-pages`. */
import pages, { type ReactRoute } from 'vite-plugin-pages';
import { pagesOf, pagesOptions } from './pagePaths.ts';

/** Generates the routes of the pages below `root`. Each is a `lazyPage`: a chunk of its own that can be prefetched (S2-05). */
export function pageRoutes(root: string) {
  return pages({
    ...pagesOptions,
    onRoutesGenerated: (routes: ReactRoute[]) => pagesOf(root, routes),
    resolver: {
      ...pagesOptions.resolver,
      stringify: {
        component: (name: string) => name,
        dynamicImport: (file: string) => `createElement(lazyPage(() => import("${file}")))`,
        final: (code: string) =>
          [
            "import { createElement } from 'react';",
            "import { lazyPage } from '/src/shell/page-area/lazyPage.ts';",
            code,
          ].join('\n'),
      },
    },
  });
}
