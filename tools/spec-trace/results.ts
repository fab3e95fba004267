/** Reads the results of this run from the `json` reporters of vitest and Playwright. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';

/** One test, run once. */
export interface TestRun {
  /** Outermost describe first, the test's own title last. */
  titles: string[];
  /** Relative to the repository, with forward slashes. */
  file: string;
  line: number;
  /** Playwright's tags, without '@'. */
  tags: string[];
  /** `flaky` failed first and passed when it was tried again. */
  outcome: 'passed' | 'flaky' | 'failed' | 'skipped';
}

interface Results {
  runs: TestRun[];
  /** A line for each: place, problem, way to correct it. */
  problems: string[];
}

const RESULTS = 'reports/results';
const OUTCOMES = { expected: 'passed', flaky: 'flaky', unexpected: 'failed', skipped: 'skipped' } as const;

function readVitest({ success, testResults }: JsonTestResults): Results {
  const runs = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, location }): TestRun => {
      const outcome = status === 'passed' || status === 'failed' ? status : 'skipped';
      return { titles: [...ancestorTitles, title].filter(Boolean), file, line: location?.line ?? 1, tags: [], outcome };
    }),
  );
  // An import or a hook may fail without a failed test.
  const isTold = success || runs.some(({ outcome }) => outcome === 'failed');
  return { runs, problems: isTold ? [] : ['vitest: the run failed outside its tests'] };
}

function readPlaywright({ config, suites, errors }: JSONReport): Results {
  const runsOf = ({ specs, suites: inner = [] }: JSONReportSuite, describes: string[]): TestRun[] => [
    ...specs.flatMap(({ title, file, line, tags, tests }) =>
      tests.map(({ expectedStatus, status }): TestRun => {
        // A test that is expected to fail proves that something does not work.
        const outcome = expectedStatus === 'failed' ? 'failed' : OUTCOMES[status];
        return { titles: [...describes, title], file: join(config.rootDir, file), line, tags, outcome };
      }),
    ),
    ...inner.flatMap((suite) => runsOf(suite, [...describes, suite.title])),
  ];
  const filters = config.argv.slice(3).join(' ');
  return {
    // The outermost suite is the file, and has no title.
    runs: suites.flatMap((suite) => runsOf(suite, [])),
    problems: [
      ...(filters ? [`playwright: ran with '${filters}', perhaps a part of the tests; run npm test`] : []),
      ...(errors.length > 0 ? ['playwright: the run failed outside its tests'] : []),
    ],
  };
}

function readOne(root: string, name: string, begun: number): Results {
  try {
    const report = JSON.parse(readFileSync(join(root, RESULTS, name), 'utf8'));
    const start = report.startTime ?? Date.parse(report.stats.startTime);
    if (!(start >= begun)) return { runs: [], problems: [`${RESULTS}/${name}: is of an earlier run; run npm test`] };
    const { runs, problems } = name.startsWith('vitest') ? readVitest(report) : readPlaywright(report);
    return { runs: runs.map((run) => ({ ...run, file: relative(root, run.file).replaceAll(sep, '/') })), problems };
  } catch {
    return { runs: [], problems: [`${RESULTS}/${name}: cannot be read; run npm test`] };
  }
}

/** Reads `vitest*.json` and `playwright*.json`. A missing, corrupt or older file is a problem. */
export function readResults(root: string): Results {
  const names = existsSync(join(root, RESULTS)) ? readdirSync(join(root, RESULTS)).sort() : [];
  const begun = names.includes('begun') ? Number(readFileSync(join(root, RESULTS, 'begun'), 'utf8')) : Number.NaN;
  const read = ['vitest', 'playwright'].flatMap((runner): Results[] => {
    const resultFiles = names.filter((name) => name.startsWith(runner) && name.endsWith('.json'));
    const none = { runs: [], problems: [`${RESULTS}: there are no results of ${runner}; run npm test`] };
    return resultFiles.length === 0 ? [none] : resultFiles.map((name) => readOne(root, name, begun));
  });
  return { runs: read.flatMap(({ runs }) => runs), problems: read.flatMap(({ problems }) => problems) };
}
