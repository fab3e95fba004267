/** The options of vite-plugin-pages: one route per file under `src/pages`, spelled letter for letter (S2-01). */
import pages, { reactResolver } from 'vite-plugin-pages';
import { unknownPaths } from './catalogue.ts';

const resolver = reactResolver();

/**
 * Generates `~react-pages`. Every page is a `lazyPage`: a chunk of its own that can be prefetched (S2-05).
 */
export function pageRoutes() {
  return pages({
    dirs: 'src/pages',
    exclude: unknownPaths(process.cwd()).map((path) => `${path.slice(1)}.tsx`),
    caseSensitive: true,
    importMode: 'async',
    resolver: {
      ...resolver,
      stringify: {
        component: (name: string) => `createElement(${name})`,
        dynamicImport: (path: string) => `lazyPage(() => import("${path}"))`,
        final: (code: string) =>
          `import { createElement } from 'react';\nimport { lazyPage } from '/src/shell/page-area/lazyPage.ts';\n${code}`,
      },
    },
  });
}
