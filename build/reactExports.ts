/** Gives React to the browser's files by name. */
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PACKAGES = ['react', 'react-dom', 'react/jsx-runtime'];
const OWN = /node_modules\/(react|react-dom|scheduler)\//;
const PREFIX = '\0react-exports:';

/**
 * React is CommonJS: a bundler has every file that draws read all of its names anew, by helpers that are a file of their own,
 * which every visitor would fetch. Read once, in React's own file, they are exports like any other.
 */
export function reactExports(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'react-exports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react(-dom|\/jsx-runtime)?$/ },
      handler: (source, importer = '') =>
        PACKAGES.includes(source) && !OWN.test(importer) && !importer.startsWith(PREFIX) ? PREFIX + source : undefined,
    },
    load: {
      filter: { id: /^\0react-exports:/ },
      handler(id) {
        const source = id.slice(PREFIX.length);
        // Each in a call that may be left out: reading a property might do something, for all a bundler knows.
        const names = Object.keys(require(source)).filter((name) => !name.startsWith('__'));
        const lines = names.map((name) => `export const ${name} = /* @__PURE__ */ (() => whole.${name})();`);
        return {
          code: `import whole from '${source}';\n${lines.join('\n')}\nexport default whole;\n`,
          moduleType: 'js',
        };
      },
    },
  };
}
