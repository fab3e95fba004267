// @ts-check
/** YAML as modules: the catalogue's files for the site, the build, the tools and the tests. */
import { relative } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';

/**
 * What is wrong with the YAML of `file`, one line each.
 * @param {string} file
 * @param {string} text
 */
export function yamlProblems(file, text) {
  const lines = new LineCounter();
  return parseDocument(text, { lineCounter: lines, prettyErrors: false }).errors.map(
    ({ message, pos }) => `${file}:${lines.linePos(pos[0]).line}: ${message.replaceAll(/\s+/g, ' ')}; mend this line`,
  );
}

/**
 * Vite plugin: a `.yaml` file is a module that has its content as default, and each field by name.
 * `samples` is for `npm run launch-check` and reaches no browser.
 * @returns {import('vite').Plugin}
 */
export function yamlModules() {
  return {
    name: 'yaml',
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
