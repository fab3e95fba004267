/** Reads what vitest's `json` reporter wrote. */
import { z } from 'zod';
import { type Outcome, type Problem, placeOf, type Results, type TestRun } from './model';
import { firstLine, plainText, type ReadContext } from './resultsFile';

const vitestReport = z.object({
  startTime: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().nullish(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.enum(['passed', 'failed', 'skipped', 'pending', 'todo']),
          failureMessages: z.array(z.string()).nullish(),
          location: z.object({ line: z.number() }).nullish(),
          meta: z.object({ project: z.string().optional(), diff: z.string().optional() }).nullish(),
        }),
      ),
    }),
  ),
});

function outcomeOf(status: string): Outcome {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}

/** The lines of a difference that are on one side alone, in one line for each side. */
function sidesOf(diff: string): string[] {
  const lines = plainText([diff]).split('\n');
  const side = (label: string, sign: string, title: RegExp) => {
    const own = lines.filter((line) => line.startsWith(sign) && !title.test(line)).map((line) => line.slice(1).trim());
    return own.length > 0 ? [`${label}: ${own.join(' ')}`] : [];
  };
  return [...side('Expected', '-', /^- Expected/), ...side('Received', '+', /^\+ Received/)];
}

/**
 * The runs of a vitest report. The report names no project, so `nameProject.ts` leaves it in the test's meta.
 * A file that failed as a whole (an import, a hook) is a problem, since it may have no test to show it.
 * Throws when `data` does not have the reporter's shape.
 */
export function readVitestResults(data: unknown, { file, toRepository }: ReadContext): Results {
  const report = vitestReport.parse(data);
  const problems: Problem[] = [];
  const runs: TestRun[] = [];
  for (const module of report.testResults) {
    const testFile = toRepository(module.name);
    for (const test of module.assertionResults) {
      const error = firstLine(test.failureMessages?.[0]);
      runs.push({
        titles: [...test.ancestorTitles, test.title].filter((title) => title !== ''),
        file: testFile,
        line: test.location?.line ?? null,
        where: test.meta?.project ? `unit (${test.meta.project})` : 'unit',
        outcome: outcomeOf(test.status),
        ...(error && {
          error,
          message: [plainText(test.failureMessages ?? []), ...sidesOf(test.meta?.diff ?? '')].join('\n'),
        }),
      });
    }
    if (module.status === 'failed' && !module.assertionResults.some(({ status }) => status === 'failed')) {
      problems.push({
        where: placeOf({ file: testFile, line: null }),
        what: `the file failed outside its tests (${firstLine(module.message) || 'no message'})`,
        mend: 'mend the import or the hook',
      });
    }
  }
  if (!report.success && problems.length === 0 && !runs.some(({ outcome }) => outcome === 'failed')) {
    problems.push({
      where: file,
      what: 'vitest calls the run failed but names no failed test',
      mend: 'run vitest and read what it prints',
    });
  }
  return { files: [{ file, ranAt: new Date(report.startTime).toISOString(), tests: runs.length }], runs, problems };
}
