/**
 * Removes what the site does not use of React Router: 4.6 KB with Brotli 11. The shell has 23.5 KB without this.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What its package answers an import with is its build for development, warnings and all; the other lies beside it. */
const BUILD = 'node_modules/react-router/dist/production';

/**
 * React Router is one file, and a bundler keeps whatever in it may do something when it is read. These three calls have no
 * side effect. Marked so, forms, prefetching and scroll restoration are tree-shaken.
 */
const MAKERS = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;
const NAMES = /^\w+\.displayName = "[^"]*";$/gm;

/** What it warns of is a mistake of ours, which its build for development tells the tests of. */
const WARNERS = /^function (?=warning(?:Once)?\()/gm;

export function routerParts(root: string): Plugin {
  return {
    name: 'router-parts',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(root, BUILD, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(root, BUILD, 'dom-export.mjs') },
        ],
      },
    }),
    transform: {
      filter: { id: /react-router\/dist\/production/ },
      handler: (code) => ({
        code: code
          .replace(NAMES, '')
          .replace(MAKERS, '= /* @__PURE__ */ $1')
          .replace(WARNERS, '/* @__NO_SIDE_EFFECTS__ */ $&'),
        map: null,
      }),
    },
  };
}
