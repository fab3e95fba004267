/** Joins statements and test runs, and finds where they do not meet. */
import { extraMark, type Requirement } from '../../spec/requirements';
import { type Outcome, type Problem, placeOf, type TestRun, type TracedSection, type TracedTest } from './model';
import { idsOfTest } from './titles';

const worstFirst: Outcome[] = ['failed', 'skipped', 'flaky', 'passed'];

/** The worst of some outcomes; of none, skipped. */
export function worstOf(outcomes: readonly Outcome[]): Outcome {
  return worstFirst.find((outcome) => outcomes.includes(outcome)) ?? 'skipped';
}

export function isPass(outcome: Outcome): boolean {
  return outcome === 'passed' || outcome === 'flaky';
}

interface KnownTest extends TracedTest {
  ids: string[];
}

/** One test per place and title, with the runs of all its projects. */
function mergeRuns(runs: readonly TestRun[]): KnownTest[] {
  const tests = new Map<string, KnownTest>();
  for (const { titles, file, line, where, outcome, error } of runs) {
    const title = titles.join(' › ');
    const key = `${file}:${line}:${title}`;
    const test = tests.get(key) ?? { title, file, line, outcome, runs: [], ids: idsOfTest(titles) };
    test.runs.push({ where, outcome, ...(error && { error }) });
    test.outcome = worstOf(test.runs.map((run) => run.outcome));
    tests.set(key, test);
  }
  return [...tests.values()];
}

function testProblems({ ids, title, runs, ...test }: KnownTest, known: ReadonlySet<string>): Problem[] {
  const where = placeOf(test);
  const bad = runs.filter(({ outcome }) => !isPass(outcome));
  return [
    ...(ids.length > 0
      ? []
      : [
          {
            where,
            what: `the test '${title}' has no id`,
            mend: `begin its title with the ids it proves, separated by spaces or commas, or with ${extraMark}`,
          },
        ]),
    ...ids
      .filter((id) => id !== extraMark && !known.has(id))
      .map((id) => ({
        where,
        what: `the test '${title}' names the unknown id ${id}`,
        mend: 'correct the id, or add its row to spec/requirements.ts',
      })),
    ...bad.map((run) => ({
      where,
      what: `the test '${title}' ${run.outcome === 'failed' ? 'failed' : 'did not run'} in ${run.where}${run.error ? ` (${run.error})` : ''}`,
      mend: run.outcome === 'failed' ? 'mend the behaviour' : 'let it run, or remove it',
    })),
  ];
}

export interface Merged {
  sections: TracedSection[];
  /** Every test, once. */
  tests: TracedTest[];
  extra: TracedTest[];
  problems: Problem[];
}

/**
 * Gives every requirement its tests. Problems: a test without an id or with an unknown one, a test that failed or did
 * not run, a requirement no passing test names (left out when no test ran at all, where the cause is another).
 */
export function merge(requirements: readonly Requirement[], runs: readonly TestRun[]): Merged {
  const known = new Set<string>(requirements.map(({ id }) => id));
  const tests = mergeRuns(runs);
  const bare = ({ ids: _ids, ...test }: KnownTest): TracedTest => test;
  const traced = requirements.map((requirement) => {
    const own = tests.filter(({ ids }) => ids.includes(requirement.id)).map(bare);
    return { ...requirement, proved: own.length > 0 && own.every(({ outcome }) => isPass(outcome)), tests: own };
  });
  const unproved = traced
    .filter((row) => runs.length > 0 && !row.tests.some((test) => test.runs.some(({ outcome }) => isPass(outcome))))
    .map(({ id }) => ({
      where: 'spec/requirements.ts',
      what: `${id} has no passing test`,
      mend: `write a test whose title begins with ${id}, or mend the one there is`,
    }));
  const headings = [...new Set(requirements.map(({ section }) => section))];
  return {
    sections: headings.map((heading) => {
      const rows = traced.filter(({ section }) => section === heading);
      return { heading, proved: rows.filter(({ proved }) => proved).length, requirements: rows };
    }),
    tests: tests.map(bare),
    extra: tests.filter(({ ids }) => ids.includes(extraMark)).map(bare),
    problems: [...tests.flatMap((test) => testProblems(test, known)), ...unproved],
  };
}
