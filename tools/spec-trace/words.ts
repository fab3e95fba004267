/** The words and groupings that the text, the Markdown and the page share. */
import { counted } from '../report/words';
import type { Outcome, Trace, TracedRequirement, TracedTest } from './model';

export const outcomeWords: Record<Outcome, string> = {
  passed: 'passed',
  flaky: 'passed on a second try',
  failed: 'failed',
  skipped: 'did not run',
};

/** 'Specified', 'Specified, in part decided' or 'Decided'. */
export function kindWords({ kind, decision }: TracedRequirement): string {
  if (kind === 'decided') return 'Decided';
  return decision ? 'Specified, in part decided' : 'Specified';
}

/** One sentence on the whole. */
export function verdict({ ok, summary, problems }: Trace): string {
  const proved = `${summary.proved} of ${counted(summary.requirements, 'statement')} proved`;
  const tests = counted(summary.tests, 'test');
  return `${proved} by ${tests}; ${ok ? 'nothing is wrong' : counted(problems.length, 'problem')}.`;
}

/** What went, a line for each statement and each of its tests; none where nothing went. */
export function goneLines(gone: Trace['gone']): { statement: string; titles: string[] }[] {
  if (!gone) return [{ statement: 'Not compared: git does not know where the change began', titles: [] }];
  return gone.statements.map(({ id, titles, fewer }) => ({
    statement: `${id}: ${counted(titles.length, 'test')} gone since ${gone.since.slice(0, 7)}${fewer > 0 ? `, ${fewer} fewer than it had` : ''}`,
    titles,
  }));
}

/** '9 passed, 1 failed': only what there is. */
export function outcomeCounts(tests: readonly TracedTest[]): string {
  return (Object.keys(outcomeWords) as Outcome[])
    .map((outcome) => ({ outcome, count: tests.filter((test) => test.outcome === outcome).length }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => `${count} ${outcomeWords[outcome]}`)
    .join(', ');
}

/** Each place the tests ran in, once: 'unit (jsdom)', 'real browser, 1280 px'. */
export function placesRun(tests: readonly TracedTest[]): string[] {
  return [...new Set(tests.flatMap(({ runs }) => runs.map(({ where }) => where)))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
}

/** Tests of one line of source, such as the cases of a loop, in the order they ran. */
export function groupByLine(tests: readonly TracedTest[]): TracedTest[][] {
  const groups = new Map<string, TracedTest[]>();
  for (const test of tests) {
    const key = test.line === null ? `${test.file} ${test.title}` : `${test.file}:${test.line}`;
    groups.set(key, [...(groups.get(key) ?? []), test]);
  }
  return [...groups.values()];
}
