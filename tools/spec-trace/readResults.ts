/** Finds the results files, reads each by its kind, and says what is wrong with them as files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ZodError } from 'zod';
import type { Problem, Results } from './model';
import { readPlaywrightResults } from './playwrightResults';
import { type ReadContext, relativeTo } from './resultsFile';
import { readVitestResults } from './vitestResults';

export const resultsFolder = 'reports/results';

const kinds = [
  { runner: 'vitest', name: 'vitest.json', pattern: /^vitest.*\.json$/, read: readVitestResults },
  { runner: 'Playwright', name: 'playwright-*.json', pattern: /^playwright-.*\.json$/, read: readPlaywrightResults },
];

/** Why a results file cannot be used, in a few words. */
function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'it is not JSON, perhaps cut off';
  if (error instanceof ZodError) {
    const [issue] = error.issues;
    return `not the shape the reporter writes: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'unknown'}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** Problems of a results file that was read: no test in it, tests of another checkout, tests of files now gone. */
function fileProblems(root: string, { files, runs }: Results): Problem[] {
  const where = files[0]?.file ?? resultsFolder;
  if (runs.length === 0) return [{ where, what: 'the results hold no test', mend: 'check what the runner selects' }];
  const testFiles = [...new Set(runs.map(({ file }) => file))];
  return testFiles
    .filter((file) => file.startsWith('..') || !existsSync(join(root, file)))
    .map((file) => ({ where, what: `the results name ${file}, which is not here`, mend: 'run the tests again' }));
}

function readOne(root: string, context: ReadContext, read: (data: unknown, context: ReadContext) => Results): Results {
  try {
    const results = read(JSON.parse(readFileSync(join(root, context.file), 'utf8')), context);
    return { ...results, problems: [...results.problems, ...fileProblems(root, results)] };
  } catch (error) {
    const what = `the results cannot be read (${reasonOf(error)})`;
    return { files: [], runs: [], problems: [{ where: context.file, what, mend: 'run the tests again' }] };
  }
}

/** Results files that tell of a test another one has told of: one of them is left over from an earlier run. */
function repeatedProblems(all: readonly Results[]): Problem[] {
  const tellers = new Map<string, string>();
  const repeated = new Map<string, string>();
  for (const { files, runs } of all) {
    const teller = files[0]?.file ?? resultsFolder;
    for (const { file, titles, where } of runs) {
      const key = JSON.stringify([file, titles, where]);
      const earlier = tellers.get(key) ?? teller;
      if (earlier !== teller) repeated.set(teller, earlier);
      tellers.set(key, earlier);
    }
  }
  return [...repeated].map(([where, earlier]) => ({
    where,
    what: `it repeats tests of ${earlier}, so one of the two is left over`,
    mend: `empty ${resultsFolder} and run the tests again`,
  }));
}

/**
 * Reads every `vitest*.json` and `playwright-*.json` in `reports/results/` below `root`. Never throws: what is missing
 * or corrupt comes back as problems.
 */
export function readResults(root: string): Results {
  const folder = join(root, resultsFolder);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const toRepository = (path: string) => relativeTo(root, path);
  const read = kinds.flatMap((kind) => {
    const found = names.filter((name) => kind.pattern.test(name));
    if (found.length > 0) {
      return found.map((name) => readOne(root, { file: `${resultsFolder}/${name}`, toRepository }, kind.read));
    }
    const what = `there are no ${kind.runner} results`;
    const mend = `run the ${kind.runner} tests with the json reporter writing here`;
    return [{ files: [], runs: [], problems: [{ where: `${resultsFolder}/${kind.name}`, what, mend }] }];
  });
  return {
    files: read.flatMap(({ files }) => files),
    runs: read.flatMap(({ runs }) => runs),
    problems: [...read.flatMap(({ problems }) => problems), ...repeatedProblems(read)],
  };
}
