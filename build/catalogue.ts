/**
 * The catalogue at build time: loads it, refuses a faulty one, and gives the browser only the parts it shows
 * (`virtual:catalogue/…`). Everything else that is made from the catalogue asks `loadCatalogue`.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Catalogue } from '../src/catalogue/index';
import { buildDay } from './day.ts';

export interface LoadedCatalogue {
  catalogue: Catalogue;
  /** The day for which everything made from it is true. */
  day: string;
  /** Every listed path, in the order of the page files. */
  paths: string[];
  /** Another spelling → its listed path. */
  aliases: Record<string, string>;
  /** What of it is soon not true any more, a line each. */
  warnings: string[];
  /** Modules for the browser: id → source text. */
  modules: Record<string, string>;
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

/** The source of `virtual:catalogue/brochures`: canonical path of a programme → size of its brochure, in bytes. */
export function brochuresModule(sizes: Record<string, number>): string {
  return `export const brochureSizes = ${JSON.stringify(sizes)};`;
}

/** Reads, checks and projects the catalogue below `root`. */
async function readCatalogue(root: string): Promise<LoadedCatalogue> {
  const day = buildDay();
  const { module } = await runnerImport<CatalogueModules>(join(root, 'build/catalogueModules.ts'), {
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
  const shell = module.shellView(programmes, catalogue.intakes, aliases, day);
  const modules = {
    'virtual:catalogue/day': `export const builtOn = ${JSON.stringify(day)};`,
    'virtual:catalogue/judged': `export const judged = ${JSON.stringify(module.judgedView(root))};`,
    // Known when the brochures have been drawn, which needs the site's source: in a build, before the browser's files.
    'virtual:catalogue/brochures': brochuresModule({}),
    'virtual:catalogue/shell': Object.entries(shell)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n'),
    // Only the panels read it, which are fetched when they are wanted.
    'virtual:catalogue/menu': `export const menu = ${JSON.stringify(module.menuView(catalogue.categories, programmes))};`,
    'virtual:catalogue/pages': `export const pages = ${JSON.stringify(module.pagesView(catalogue.pages.map(({ value }) => value)))};`,
    'virtual:catalogue/plans': `export const plans = ${JSON.stringify(module.plansView(programmes))};`,
    'virtual:catalogue/facts': `export const facts = ${JSON.stringify(module.factsView(catalogue.categories, programmes))};`,
  };
  return { catalogue, day, warnings: module.catalogueWarnings(catalogue, day), paths, aliases, modules };
}

const loaded = new Map<string, Promise<LoadedCatalogue>>();

/**
 * The catalogue below `root`, read once: the browser's modules and the pages drawn from it are of one state.
 * Throws one error that lists every problem, a line each.
 */
export function loadCatalogue(root: string): Promise<LoadedCatalogue> {
  const known = loaded.get(root);
  if (known) return known;
  const loading = readCatalogue(root);
  loaded.set(root, loading);
  return loading;
}

/** Serves `virtual:catalogue/…`, and loads the catalogue again when one of its files changes. */
export function catalogueModules(root: string): Plugin {
  return {
    name: 'catalogue',
    async buildStart() {
      await loadCatalogue(root);
    },
    resolveId: (id) => (id.startsWith('virtual:catalogue/') ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0virtual:catalogue/')) return undefined;
      return (await loadCatalogue(root)).modules[id.slice(1)];
    },
    configureServer(server) {
      const catalogueDirectory = join(root, 'src/catalogue');
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(catalogueDirectory)) return;
        loaded.delete(root);
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
