/** Reads what the `json` reporters of vitest and Playwright wrote, and finds the test files that no result mentions. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Where a test runs, the lowest first. */
export const LAYERS = ['unit', 'component', 'browser', 'engines', 'visual'] as const;
export type Layer = (typeof LAYERS)[number];

/** `flaky` failed first and passed when it was tried again. It counts as passed. */
export type Outcome = 'passed' | 'flaky' | 'failed' | 'skipped';

/** One test, run once in one project. */
export interface TestRun {
  /** Outermost describe first, the test's own title last. */
  titles: string[];
  /** Relative to the repository, with forward slashes. */
  file: string;
  line: number | null;
  /** The runner's name for the place: 'node', 'firefox'. */
  project: string;
  outcome: Outcome;
  /** The first line of the failure, where there is one. */
  error: string;
}

interface Results {
  runs: TestRun[];
  problems: string[];
}

export const RESULTS = 'reports/results';
const TEST_FILE = /\.(?:spec|test|e2e|a11y|engines|pictures|visual)\.tsx?$/;
const FOLDERS = ['spec', 'e2e', 'a11y', 'engines', 'pictures', 'src', 'build', 'tools'];

/** The layer of a test file, by its name. */
export function layerOf(file: string): Layer {
  if (/\.(?:spec|test)\.ts$/.test(file)) return 'unit';
  if (/\.(?:spec|test)\.tsx$/.test(file)) return 'component';
  if (/\.engines\.ts$/.test(file)) return 'engines';
  return /\.(?:pictures|visual)\.ts$/.test(file) ? 'visual' : 'browser';
}

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n', 1)[0] ?? '';
const toRepository = (root: string, path: string) => relative(root, path).replaceAll(sep, '/');

/** The parts of vitest's report that are read here. */
interface VitestReport {
  success: boolean;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages?: string[] | null;
      location?: { line: number } | null;
      meta?: { project?: string };
    }[];
  }[];
}

function readVitest(root: string, { success, testResults }: VitestReport): Results {
  const runs = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(
      (test): TestRun => ({
        titles: [...test.ancestorTitles, test.title].filter(Boolean),
        file: toRepository(root, name),
        line: test.location?.line ?? null,
        project: test.meta?.project ?? 'vitest',
        outcome: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
        error: firstLine(test.failureMessages?.[0]),
      }),
    ),
  );
  // An import or a hook may fail where no test shows it.
  const problems = testResults
    .filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
    )
    .map(({ name, message }) => `${toRepository(root, name)}: failed outside its tests (${firstLine(message)})`);
  const isUnexplained = !success && problems.length === 0 && !runs.some(({ outcome }) => outcome === 'failed');
  return { runs, problems: isUnexplained ? ['vitest: the run failed, and no test of it'] : problems };
}

/** The parts of Playwright's report that are read here. */
interface Suite {
  title: string;
  specs: {
    title: string;
    file: string;
    line: number;
    tests: {
      projectName: string;
      expectedStatus: string;
      status: 'skipped' | 'expected' | 'unexpected' | 'flaky';
      results: { errors?: { message?: string }[] }[];
    }[];
  }[];
  suites?: Suite[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: Suite[];
  errors: { message?: string }[];
}

const OUTCOMES = { expected: 'passed', flaky: 'flaky', unexpected: 'failed', skipped: 'skipped' } as const;

/** A test that is expected to fail counts as failed: it proves that something does not work. */
function runsOf(root: string, rootDir: string, { specs, suites = [] }: Suite, describes: string[] = []): TestRun[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(
      ({ projectName, expectedStatus, status, results }): TestRun => ({
        titles: [...describes, title],
        file: toRepository(root, join(rootDir, file)),
        line,
        project: projectName,
        outcome: expectedStatus === 'failed' ? 'failed' : OUTCOMES[status],
        error: firstLine(results.at(-1)?.errors?.[0]?.message),
      }),
    ),
  );
  return [...own, ...suites.flatMap((suite) => runsOf(root, rootDir, suite, [...describes, suite.title]))];
}

function readPlaywright(root: string, { config, suites, errors }: PlaywrightReport): Results {
  return {
    // The outermost suite is the file, and gives no title.
    runs: suites.flatMap((suite) => runsOf(root, config.rootDir, suite)),
    problems: errors.map(({ message }) => `Playwright: the run failed outside its tests (${firstLine(message)})`),
  };
}

function readOne(root: string, name: string): Results {
  const file = `${RESULTS}/${name}`;
  try {
    const report = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return name.startsWith('vitest') ? readVitest(root, report) : readPlaywright(root, report);
  } catch (error) {
    return { runs: [], problems: [`${file}: cannot be read (${firstLine(String(error))}); run the tests again`] };
  }
}

/** Every test file below `root`, relative to it. */
function testFiles(root: string): string[] {
  return FOLDERS.filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => TEST_FILE.test(path) && !path.includes('node_modules/'))
    .sort();
}

/**
 * Reads `vitest*.json` and `playwright*.json` in `reports/results/` below `root`. Never throws: what is missing or
 * corrupt is a problem. So are a missing file and a test in two files: those results are of an earlier run.
 */
export function readResults(root: string): Results & { silent: string[] } {
  const folder = join(root, RESULTS);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const read = names.filter((name) => /^(?:vitest|playwright).*\.json$/.test(name)).map((name) => readOne(root, name));
  const runs = read.flatMap((one) => one.runs);
  const missing = ['vitest', 'playwright'].filter((runner) => !names.some((name) => name.startsWith(runner)));
  const files = new Set(runs.map(({ file }) => file));
  const keyOf = ({ file, titles, project }: TestRun) => [project, file, ...titles].join(' › ');
  const keys = read.flatMap((one) => [...new Set(one.runs.map(keyOf))]);
  const repeated = keys.filter((key, index) => keys.indexOf(key) !== index);
  return {
    runs,
    problems: [
      ...read.flatMap(({ problems }) => problems),
      ...missing.map((runner) => `${RESULTS}: there are no results of ${runner}; run the tests`),
      ...[...files]
        .filter((file) => !existsSync(join(root, file)))
        .map((file) => `${RESULTS}: names ${file}, which is not here; empty it and run the tests again`),
      ...(repeated.length > 0 ? [`${RESULTS}: tells twice of ${repeated[0]}; empty it and run the tests again`] : []),
    ],
    silent: testFiles(root).filter((file) => !files.has(file)),
  };
}
