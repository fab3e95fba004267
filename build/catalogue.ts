/**
 * The catalogue at build time: loads and checks it, and serves the browser's views of it (`virtual:catalogue/…`). Other parts
 * of the build read it with `loadCatalogue`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { catalogueFolder } from './catalogueChoice.mjs';
import { buildDay } from './day.ts';
import { pagePaths } from './pagePaths.ts';
import { yamlModules } from './yaml.mjs';
import { yamlProblems } from './yamlText.mjs';

/** `message` with the chosen catalogue's folder, because the checks name files of the live catalogue. */
const inFolder = (message: string) => message.replace(/^src\/catalogue\//, `${catalogueFolder()}/`);

/** A catalogue that must not be built: one line per problem, without a stack trace. */
export class CatalogueError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    const lines = problems.map(inFolder);
    super(`The catalogue has faults:\n${lines.join('\n')}`);
    this.stack = this.message;
    this.problems = lines;
  }
}

const refuse = (problems: string[]) => {
  if (problems.length > 0) throw new CatalogueError(problems);
};

/** The catalogue's files below its folder, without code and JSON Schemas. */
function contentFiles(root: string): string[] {
  const folder = join(root, catalogueFolder());
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/^\.|\.(ts|mjs|md)$/.test(file.name))
    .map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll('\\', '/'))
    .filter((file) => !/^schemas\/.*\.json$/.test(file));
}

/** Reads and checks the catalogue below `root`, and makes the browser's views of it. */
async function readCatalogue(root: string) {
  const day = buildDay();
  const run = async <Module>(file: string) =>
    (await runnerImport<Module>(join(root, file), { root, plugins: [yamlModules()] })).module;
  const names = await run<typeof import('../src/catalogue/checks/files')>('src/catalogue/checks/files.ts');
  const files = contentFiles(root);
  const textOf = (file: string) => readFileSync(join(root, catalogueFolder(), file), 'utf8');
  const yaml = files.filter((file) => file.endsWith('.yaml'));
  refuse([
    ...names.fileProblems(files),
    ...yaml.flatMap((file) => yamlProblems(`src/catalogue/${file}`, textOf(file))),
  ]);
  const module = await run<typeof import('./catalogueModules')>('build/catalogueModules.ts');
  const paths = await pagePaths(root);
  refuse(module.checkCatalogue(root, files, paths));
  const { warnings, ...read } = module.readCatalogue(root, day);
  return { ...read, day, paths, warnings: warnings.map(inFolder) };
}

const loaded = new Map<string, ReturnType<typeof readCatalogue>>();

/**
 * The catalogue below `root`, read once: the browser's modules and the prerendered pages share one state.
 * Throws one error that lists every problem, a line each.
 */
export function loadCatalogue(root: string): ReturnType<typeof readCatalogue> {
  const loading = loaded.get(root) ?? readCatalogue(root);
  loaded.set(root, loading);
  return loading;
}

/** Vite plugin: serves `virtual:catalogue/…`, and reloads the catalogue when one of its files changes. */
export function catalogueViews(root: string): Plugin {
  return {
    name: 'catalogue',
    async buildStart() {
      await loadCatalogue(root);
    },
    resolveId: (id) => (id.startsWith('virtual:catalogue/') ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0virtual:catalogue/')) return undefined;
      const views: Record<string, object> = (await loadCatalogue(root)).views;
      return Object.entries(views[id.replace(/.*\//, '')] ?? {})
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    configureServer(server) {
      const catalogueDirectory = join(root, catalogueFolder());
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(catalogueDirectory)) return;
        loaded.delete(root);
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
