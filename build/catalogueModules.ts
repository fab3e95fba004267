/** The part of reading the catalogue that imports its YAML and its code; `catalogue.ts` runs it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { catalogueProblems } from '../src/catalogue/checks';
import { dateWarnings } from '../src/catalogue/checks/intakes';
import { placeProblems } from '../src/catalogue/checks/paths';
import { sampleMarks } from '../src/catalogue/checks/samples';
import { refundsView } from '../src/catalogue/fees';
import { allClosures, holidaysOf } from '../src/catalogue/holidays';
import { catalogue } from '../src/catalogue/index';
import { schedulesView } from '../src/catalogue/lessons';
import { jsonSchemaOf, moduleTypes, schemaOf } from '../src/catalogue/schema/files';
import * as make from '../src/catalogue/views';
import { verdictTotals } from './verdicts';

/** Writes JSON Schemas for editors of `files`, and types of the YAML modules, below `root`. Git ignores them. */
function writeSchemas(root: string, files: readonly string[]): void {
  const write = (name: string, text: string) => {
    const path = join(root, 'src/catalogue', name);
    mkdirSync(dirname(path), { recursive: true });
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  };
  write('yaml.d.ts', moduleTypes());
  for (const { name, schema } of files.flatMap((file) => schemaOf(`src/catalogue/${file}`) ?? []))
    write(`schemas/${name}.json`, `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`);
}

/** Checks the catalogue, whose files are `files`, against the pages at `paths`. One line for each problem. */
export function checkCatalogue(root: string, files: readonly string[], paths: string[]): string[] {
  writeSchemas(root, files);
  return catalogueProblems(catalogue, paths);
}

/** The catalogue below `root` as it is on `day`. */
export function readCatalogue(root: string, day: string) {
  const { categories, intakes, organisation } = catalogue;
  const programmes = catalogue.programmes.map(({ value }) => value);
  /** Alias → its listed path. */
  const aliases = Object.fromEntries(programmes.flatMap(({ alias, path }) => (alias ? [[alias, path]] : [])));
  const closures = allClosures(catalogue);
  const holidays = holidaysOf(catalogue);
  const schedules = schedulesView(intakes, programmes, closures, holidays);
  /** Modules for the browser: name → the values that it exports. */
  const views = {
    shell: {
      ...make.shellView(categories, programmes, intakes, aliases, day),
      builtOn: day,
      // The site is a demonstration while a value is a sample (S1-71).
      isDemonstration: catalogue.texts.some(({ value }) => sampleMarks(value).length > 0),
    },
    facts: {
      facts: make.factsView(categories, programmes),
      closures: make.closuresView(closures, schedules),
    },
    // Only the panels read the menu, and they are loaded on demand.
    menu: {
      menu: make.menuView(categories, programmes),
      pages: make.pagesView(catalogue.pages.map(({ value }) => value)),
    },
    cardDetails: { cardDetails: make.cardDetailsView(programmes) },
    schedules: {
      schedules,
      refunds: refundsView(intakes, programmes, {
        closures,
        holidays,
        noticeDays: organisation.rules?.noticeDays ?? 20,
      }),
    },
    sizes: {
      // Brochures are made by the server build, before the browser's files. Their sizes are set then.
      brochureSizes: {} as Record<string, number>,
      verdictTotals: verdictTotals(root),
      qualifications: make.qualificationsView(programmes),
    },
  };
  return {
    catalogue,
    aliases,
    views,
    /** Warnings about dates that have passed or soon will, one line each. */
    warnings: [...dateWarnings(catalogue, day)],
    /** Links to places that their page, as `htmlOf` has it, does not have: one line each. */
    placeProblems: (htmlOf: (path: string) => string | undefined) => [...placeProblems(catalogue, htmlOf)],
  };
}
