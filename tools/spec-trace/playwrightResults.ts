/** Reads what Playwright's `json` reporter wrote. */
import { posix } from 'node:path';
import { z } from 'zod';
import type { Outcome, Problem, Results, TestRun } from './model';
import { firstLine, plainText, type ReadContext } from './resultsFile';
import { widthsInTitles } from './titles';

const reportedError = z.object({ message: z.string().optional() });

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      expectedStatus: z.string(),
      status: z.enum(['skipped', 'expected', 'unexpected', 'flaky']),
      results: z.array(z.object({ errors: z.array(reportedError).optional() })),
    }),
  ),
});

const suite = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});

const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suite),
  errors: z.array(reportedError),
  stats: z.object({ startTime: z.string() }),
});

type Suite = z.infer<typeof suite>;
type Spec = z.infer<typeof spec>;

/** Every spec with its titles, describes first. The outermost suite is the file and gives no title. */
function specsWithTitles(parent: Suite, describes: string[] = []): { spec: Spec; titles: string[] }[] {
  return [
    ...parent.specs.map((child) => ({ spec: child, titles: [...describes, child.title] })),
    ...(parent.suites ?? []).flatMap((child) => specsWithTitles(child, [...describes, child.title])),
  ];
}

/** Project names that say nothing about the place: the usual browser, and the suites, which the file name tells. */
const plainProjects = new Set(['', 'chromium', 'e2e', 'a11y']);

/** 'real browser, 1280 px': the width from the titles, else from the project's name; the rest of that name after it. */
export function browserLabel(titles: readonly string[], project: string): string {
  const named = /(?<!\d)\d{3,4}(?!\d)(?: ?px)?/.exec(project)?.[0];
  const titled = widthsInTitles(titles);
  const widths = titled.length > 0 ? titled.join(', ') : named && Number.parseInt(named, 10);
  const rest = project.replace(named ?? '', '').replaceAll(/^[\s@_-]+|[\s@_-]+$/g, '');
  return `real browser${widths ? `, ${widths} px` : ''}${plainProjects.has(rest) ? '' : ` (${rest})`}`;
}

const outcomes: Record<string, Outcome> = {
  expected: 'passed',
  flaky: 'flaky',
  unexpected: 'failed',
  skipped: 'skipped',
};

/**
 * The runs of a Playwright report, one per spec and project. A test that is expected to fail counts as failed: it
 * proves that something does not work. Throws when `data` does not have the reporter's shape.
 */
export function readPlaywrightResults(data: unknown, { file, toRepository }: ReadContext): Results {
  const report = playwrightReport.parse(data);
  const problems: Problem[] = report.errors.map(({ message }) => ({
    where: file,
    what: `the run failed outside its tests (${firstLine(message) || 'no message'})`,
    mend: 'mend the file or the set-up it names',
  }));
  const runs: TestRun[] = report.suites
    .flatMap((fileSuite) => specsWithTitles(fileSuite))
    .flatMap(({ spec: { file: specFile, line, tests }, titles }) =>
      tests.map((test) => {
        const unwanted = test.expectedStatus === 'failed';
        const error = unwanted
          ? 'the test is marked as expected to fail'
          : firstLine(test.results.at(-1)?.errors?.[0]?.message);
        return {
          titles,
          file: toRepository(posix.resolve(report.config.rootDir, specFile)),
          line,
          where: browserLabel(titles, test.projectName),
          outcome: unwanted ? 'failed' : (outcomes[test.status] as Outcome),
          ...(error && { error, message: plainText(test.results.at(-1)?.errors?.map((one) => one.message) ?? []) }),
        };
      }),
    );
  return {
    files: [{ file, ranAt: new Date(report.stats.startTime).toISOString(), tests: runs.length }],
    runs,
    problems,
  };
}
