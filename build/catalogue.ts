/**
 * The catalogue at build time: loads and checks it, and serves the browser's views of it (`virtual:catalogue/…`). Other parts
 * of the build read it with `loadCatalogue`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Catalogue } from '../src/catalogue/index';
import { catalogueFolder } from './catalogueChoice.mjs';
import { buildDay } from './day.ts';
import { pagePaths } from './pagePaths.ts';
import { yamlModules } from './yaml.mjs';
import { yamlProblems } from './yamlText.mjs';

export interface LoadedCatalogue {
  catalogue: Catalogue;
  /** The day for which the build is true, `YYYY-MM-DD`. */
  day: string;
  /** Every listed path, in the order of the page files. */
  paths: string[];
  /** Alias → its listed path. */
  aliases: Record<string, string>;
  /** Old address → the page that has its content now. */
  redirects: Record<string, string>;
  /** Warnings about dates that have passed or soon will, one line each. */
  warnings: string[];
  /** Links to places that their page, as `htmlOf` has it, does not have: one line each. */
  placeProblems: (htmlOf: (path: string) => string | undefined) => string[];
  /** Modules for the browser: name → the values that it exports. */
  views: { [name: string]: object; sizes: { brochureSizes: Record<string, number> } };
}

type CatalogueModules = typeof import('./catalogueModules');

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

/** The catalogue's files below its folder, without code and JSON Schemas. */
function contentFiles(root: string): string[] {
  const folder = join(root, catalogueFolder());
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/^\.|\.(ts|mjs|md)$/.test(file.name))
    .map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll('\\', '/'))
    .filter((file) => !/^schemas\/.*\.json$/.test(file));
}

/** Reads and checks the catalogue below `root`, and makes the browser's views of it. */
async function readCatalogue(root: string): Promise<LoadedCatalogue> {
  const day = buildDay();
  const { module: names } = await runnerImport<typeof import('../src/catalogue/checks/files')>(
    join(root, 'src/catalogue/checks/files.ts'),
    { root, plugins: [yamlModules()] },
  );
  const files = contentFiles(root);
  const fileProblems = [
    ...names.fileProblems(files),
    ...files
      .filter((file) => file.endsWith('.yaml'))
      .flatMap((file) =>
        yamlProblems(`src/catalogue/${file}`, readFileSync(join(root, catalogueFolder(), file), 'utf8')),
      ),
  ];
  if (fileProblems.length > 0) throw new CatalogueError(fileProblems);
  const { module } = await runnerImport<CatalogueModules>(join(root, 'build/catalogueModules.ts'), {
    root,
    plugins: [yamlModules()],
  });
  module.writeSchemas(root, files);
  const { catalogue } = module;
  const paths = await pagePaths(root);
  const problems = module.catalogueProblems(catalogue, paths);
  if (problems.length > 0) throw new CatalogueError(problems);

  const programmes = catalogue.programmes.map(({ value }) => value);
  const aliases = Object.fromEntries(programmes.flatMap(({ alias, path }) => (alias ? [[alias, path]] : [])));
  const closures = module.allClosures(catalogue);
  const views = {
    shell: {
      ...module.shellView(catalogue.categories, programmes, catalogue.intakes, aliases, day),
      builtOn: day,
      isDemonstration: module.hasSamples(catalogue),
    },
    facts: {
      facts: module.factsView(catalogue.categories, programmes),
      closures: module.closuresView(catalogue.intakes, programmes, closures),
    },
    // Only the panels read the menu, and they are loaded on demand.
    menu: {
      menu: module.menuView(catalogue.categories, programmes),
      pages: module.pagesView(catalogue.pages.map(({ value }) => value)),
    },
    cardDetails: { cardDetails: module.cardDetailsView(programmes) },
    schedules: {
      schedules: module.schedulesView(catalogue.intakes, programmes, closures, module.publicHolidays),
    },
    sizes: {
      // Brochures are made by the server build, before the browser's files. Their sizes are set then.
      brochureSizes: {},
      verdictTotals: module.verdictTotals(root),
      qualifications: module.qualificationsView(programmes),
    },
  };
  const redirects = Object.fromEntries(catalogue.redirects.map(({ from, to }) => [from, to]));
  const warnings = module.catalogueWarnings(catalogue, day).map(inFolder);
  const placeProblems: LoadedCatalogue['placeProblems'] = (htmlOf) => module.placeProblems(catalogue, htmlOf);
  return { catalogue, day, warnings, paths, aliases, redirects, placeProblems, views };
}

const loaded = new Map<string, Promise<LoadedCatalogue>>();

/**
 * The catalogue below `root`, read once: the browser's modules and the prerendered pages share one state.
 * Throws one error that lists every problem, a line each.
 */
export function loadCatalogue(root: string): Promise<LoadedCatalogue> {
  const known = loaded.get(root);
  if (known) return known;
  const loading = readCatalogue(root);
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
      const { views } = await loadCatalogue(root);
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
