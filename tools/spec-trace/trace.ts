/** Joins the register with the results of a run of all tests. */
import { join, relative, sep } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';
import type { Requirement } from '../../spec/requirements';

interface Test {
  /** Outermost describe first, the test's own title last. */
  titles: string[];
  file: string;
  line: number;
  hasPassed: boolean;
}

const vitestTests = ({ testResults }: JsonTestResults): Test[] =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, location }) => {
      return { titles: [...ancestorTitles, title], file, line: location?.line ?? 1, hasPassed: status === 'passed' };
    }),
  );

/** A test that is skipped, that passes at a second try, or that is expected to fail, has not passed. */
function playwrightTests({ config, suites }: JSONReport): Test[] {
  const testsOf = ({ specs, suites: inner = [] }: JSONReportSuite, describes: string[]): Test[] => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests.map(({ expectedStatus, status }) => {
        const hasPassed = status === 'expected' && expectedStatus === 'passed';
        return { titles: [...describes, title], file: join(config.rootDir, file), line, hasPassed };
      }),
    ),
    ...inner.flatMap((suite) => testsOf(suite, [...describes, suite.title])),
  ];
  // The outermost suite is the file.
  return suites.flatMap((suite) => testsOf(suite, []));
}

/** The ids that a title begins with: 'S2-34 S4-02 Escape closes …'. */
const idsIn = (title: string) => /^(?:S\d+-\d+(?:[\s,:]+|$))*/.exec(title)?.[0].match(/S\d+-\d+/g) ?? [];

/** Faults of a whole run, which its tests do not show: a part of them was asked for, or it failed outside of them. */
function runProblems({ success }: JsonTestResults, { config, errors }: JSONReport): string[] {
  const filters = config.argv.slice(3).join(' ');
  return [
    ...(success ? [] : ['vitest: the run failed']),
    ...(errors.length > 0 ? ['playwright: the run failed outside its tests'] : []),
    ...(filters ? [`playwright: ran with '${filters}', perhaps a part of the tests; run npm test`] : []),
  ];
}

/**
 * Returns a table for each part of the register, and a line for each problem: a statement that no test proves, an unknown
 * id, a test that did not pass, one of `files` (relative to `root`) without a test in the results.
 */
export function traceOf(
  root: string,
  files: readonly string[],
  register: readonly Requirement[],
  { vitest, playwright }: { vitest: JsonTestResults; playwright: JSONReport },
): { problems: string[]; tables: string } {
  const tests = [...vitestTests(vitest), ...playwrightTests(playwright)].map(({ file, line, ...test }) => {
    const path = relative(root, file).replaceAll(sep, '/');
    return { ...test, path, place: `${path}:${line}`, ids: test.titles.flatMap(idsIn) };
  });
  const placesOf = (id: string) => new Set(tests.filter(({ ids }) => ids.includes(id)).map(({ place }) => place));
  const paths = new Set(tests.map(({ path }) => path));
  const known = new Set(register.map(({ id }) => id));
  const problems = [
    ...runProblems(vitest, playwright),
    ...tests.flatMap(({ ids, place }) => ids.filter((id) => !known.has(id)).map((id) => `${place}: unknown id ${id}`)),
    ...tests
      .filter(({ hasPassed }) => !hasPassed)
      .map(({ place, titles }) => `${place}: the test '${titles.join(' › ')}' did not pass`),
    ...files.filter((file) => !paths.has(file)).map((file) => `${file}: no test of it ran; see that a project has it`),
    ...register
      .filter(({ id }) => placesOf(id).size === 0)
      .map(({ id }) => `spec/requirements.ts: no test proves ${id}; write one whose title begins with it`),
  ];
  const tableOf = (speaker: Requirement['speaker']) => {
    const rows = register
      .filter((statement) => statement.speaker === speaker)
      .map(({ id, statement }) => `| ${id} | ${statement} | ${[...placesOf(id)].join(', ') || 'NOT PROVED'} |`);
    return `## Statements of the ${speaker}: ${rows.length}\n\n| Id | Statement | Tests |\n|---|---|---|\n${rows.join('\n')}\n`;
  };
  return { problems, tables: `${tableOf('document')}\n${tableOf('centre')}` };
}
