// @ts-check
/** YAML as modules: the catalogue's files for the site, the build, the tools and the tests. */
import { dirname, join, relative, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { yamlProblems } from './yamlText.mjs';

/** The centre's own catalogue, and the example centre's, which tests quote. */
const LIVE = 'src/catalogue';
const FIXTURE = 'spec/fixtures/catalogue';

/**
 * The folder of the catalogue that is read, from the root: `CATALOGUE=fixture` chooses the tests' own.
 * Its schemas and checks are in `src/catalogue` for both.
 */
export function catalogueFolder({ CATALOGUE } = process.env) {
  if (CATALOGUE && CATALOGUE !== 'fixture')
    throw new Error(`CATALOGUE is '${CATALOGUE}': it must be 'fixture', or not be set`);
  return CATALOGUE ? FIXTURE : LIVE;
}

/**
 * Vite plugin: a `.yaml` file is a module that has its content as default, and each field by name.
 * `samples` is for `npm run launch-check` and reaches no browser.
 * A file below `src/catalogue` is the chosen catalogue's, and `#catalogue` is that catalogue's folder, for patterns.
 * @returns {import('vite').Plugin}
 */
export function yamlModules() {
  const folder = catalogueFolder();
  let root = process.cwd();
  return {
    name: 'yaml',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId: {
      filter: { id: /^[.#].*\.yaml$/ },
      handler(source, importer) {
        if (source.startsWith('#catalogue/')) return join(root, source.replace('#catalogue', folder));
        const file = importer && relative(join(root, LIVE), resolve(dirname(importer), source));
        return !file || file.startsWith('..') ? undefined : join(root, folder, file);
      },
    },
    transform: {
      filter: { id: /\.yaml$/ },
      handler(text, id) {
        const [problem] = yamlProblems(relative(process.cwd(), id), text);
        if (problem) throw Object.assign(new Error(problem), { stack: problem });
        const { samples, ...content } = parseDocument(text).toJS();
        const names = Object.keys(content);
        const values = names.map((name, index) => `const _${index} = ${JSON.stringify(content[name])};`);
        const exported = names.map((name, index) => `_${index} as ${JSON.stringify(name)}`);
        const whole = names.map((name, index) => `${JSON.stringify(name)}: _${index}`);
        return {
          code: `${values.join('\n')}\nexport { ${exported} };\nexport default { ${whole} };`,
          map: null,
          moduleSideEffects: false,
        };
      },
    },
  };
}
