/**
 * The catalogue at build time: loads it, refuses a faulty one, and gives the browser only the parts it shows
 * (`virtual:catalogue/…`). Everything else that is made from the catalogue asks `loadCatalogue`.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Catalogue } from '../src/catalogue/index';

export interface LoadedCatalogue {
  catalogue: Catalogue;
  /** Every listed path, in the order of the page files. */
  paths: string[];
  /** Another spelling → its listed path. */
  aliases: Record<string, string>;
  /** Modules for the browser: id → source text. */
  modules: Record<string, string>;
  /** Files whose change makes this stale. */
  dependencies: string[];
}

type CatalogueModules = typeof import('./catalogueModules');

/** A catalogue that must not be built: one line per problem, and no stack trace, which would only hide them. */
export class CatalogueError extends Error {
  constructor(problems: string[]) {
    super(`The catalogue has faults:\n${problems.join('\n')}`);
    this.stack = this.message;
  }
}

/** The paths of the files under `src/pages`, the catch-all left out. */
export function pagePaths(root: string): string[] {
  return readdirSync(join(root, 'src/pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('['))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\.tsx$/, '')}`.replace(/\/index$/, '/'))
    .sort();
}

/** Loads and checks the catalogue below `root`. Throws one error that lists every problem, a line each. */
export async function loadCatalogue(root: string): Promise<LoadedCatalogue> {
  const { module, dependencies } = await runnerImport<CatalogueModules>(join(root, 'build/catalogueModules.ts'), {
    root,
  });
  const { catalogue } = module;
  const paths = pagePaths(root);
  const problems = module.catalogueProblems(catalogue, paths);
  if (problems.length > 0) throw new CatalogueError(problems);

  const programmes = catalogue.programmes.map(({ value }) => value);
  const aliases = Object.fromEntries(
    [...catalogue.programmes, ...catalogue.pages].flatMap(({ value }) =>
      value.alias ? [[value.alias, value.path]] : [],
    ),
  );
  const shell = module.shellView(catalogue.categories, programmes, catalogue.intakes, aliases);
  const modules = {
    'virtual:catalogue/shell': Object.entries(shell)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n'),
    'virtual:catalogue/facts': `export const facts = ${JSON.stringify(module.factsView(catalogue.categories, programmes))};`,
  };
  return { catalogue, paths, aliases, modules, dependencies };
}

/** Serves `virtual:catalogue/…`, and loads the catalogue again when one of its files changes. */
export function catalogueModules(root: string): Plugin {
  let loaded: Promise<LoadedCatalogue> | undefined;
  return {
    name: 'catalogue',
    async buildStart() {
      loaded ??= loadCatalogue(root);
      await loaded;
    },
    resolveId: (id) => (id.startsWith('virtual:catalogue/') ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0virtual:catalogue/')) return undefined;
      loaded ??= loadCatalogue(root);
      return (await loaded).modules[id.slice(1)];
    },
    configureServer(server) {
      const catalogueDirectory = join(root, 'src/catalogue');
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(catalogueDirectory)) return;
        loaded = undefined;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
