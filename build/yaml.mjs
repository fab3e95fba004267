// @ts-check
/** YAML as modules: the catalogue's files for the site, the build, the tools and the tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import { fillAmounts } from '../src/catalogue/amounts.mjs';
import { catalogueFolder } from './catalogueChoice.mjs';
import { yamlProblems } from './yamlText.mjs';

/**
 * The YAML files of the catalogue, as paths from `root`.
 * @param {string} root
 */
export function yamlFiles(root) {
  return readdirSync(join(root, catalogueFolder()), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `${catalogueFolder()}/${file.replaceAll('\\', '/')}`);
}

/**
 * Vite plugin: imports a `.yaml` file as a module with its content as default and each field by name. `samples` is left
 * out: it is only for `npm run launch-check`. Amounts are filled in (`amounts.mjs`).
 * A file below `src/catalogue` is read from the chosen catalogue. `#catalogue` is the folder of that catalogue, for
 * patterns and for files that one of the two may lack.
 * @returns {import('vite').Plugin}
 */
export function yamlModules() {
  const folder = catalogueFolder();
  let root = process.cwd();
  /** @param {string} name */
  const contentOf = (name) => {
    const file = ['programmes', 'pages', '.'].map((one) => join(root, folder, one, `${name}.yaml`)).find(existsSync);
    return file && parse(readFileSync(file, 'utf8'));
  };
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
        const file = importer && relative(join(root, 'src/catalogue'), resolve(dirname(importer), source));
        return !file || file.startsWith('..') ? undefined : join(root, folder, file);
      },
    },
    transform: {
      filter: { id: /\.yaml$/ },
      handler(text, file) {
        const [problem] = yamlProblems(relative(process.cwd(), file), text);
        if (problem) throw Object.assign(new Error(problem), { stack: problem });
        const { samples, ...content } = parse(fillAmounts(text, contentOf));
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
