/** Joins the register with the results: which statement is proved, by which tests, in which layers. */
import type { Requirement } from '../../spec/requirements';
import { LAYERS, type Layer, layerOf, type Outcome, readResults, type TestRun } from './results';
import { idsOfTest } from './titles';

/** One test with every project it ran in. */
export interface TracedTest {
  /** The titles joined by ' › '. */
  title: string;
  file: string;
  line: number | null;
  layer: Layer;
  projects: string[];
  /** The worst of its runs. */
  outcome: Outcome;
}

export type TracedRequirement = Requirement & {
  /** At least one test, and all of them passed. */
  isProved: boolean;
  layers: Layer[];
  tests: TracedTest[];
};

/** The whole trace, which `reports/spec/index.json` holds. */
export interface Trace {
  proved: number;
  tests: number;
  /** A line each: where, what, how to mend it. */
  problems: string[];
  requirements: TracedRequirement[];
  /** Tests that prove no statement. */
  extra: number;
}

interface KnownTest extends TracedTest {
  ids: string[];
}

const WORST_FIRST: Outcome[] = ['failed', 'skipped', 'flaky', 'passed'];
/** Layers that one statement may be proved in before the trace lists it. */
export const MANY_LAYERS = 3;

export const hasPassed = ({ outcome }: { outcome: Outcome }) => outcome === 'passed' || outcome === 'flaky';

/** `spec/x.spec.ts:12`, or the file alone where the line is not known. */
export const placeOf = ({ file, line }: Pick<TracedTest, 'file' | 'line'>) =>
  line === null ? file : `${file}:${line}`;

function testsOf(runs: readonly TestRun[]): KnownTest[] {
  const tests = new Map<string, KnownTest>();
  for (const { titles, file, line, project, outcome } of runs) {
    const title = titles.join(' › ');
    const key = `${file}:${line}:${title}`;
    const test = tests.get(key) ?? {
      ...{ title, file, line, outcome, layer: layerOf(file), projects: [], ids: idsOfTest(titles) },
    };
    test.projects.push(project);
    test.outcome = WORST_FIRST.find((one) => one === outcome || one === test.outcome) ?? outcome;
    tests.set(key, test);
  }
  return [...tests.values()];
}

function testProblems(test: KnownTest, known: ReadonlySet<string>): string[] {
  const at = `${placeOf(test)}: the test '${test.title}'`;
  const unknown = test.ids.filter((id) => !known.has(id));
  return unknown.map((id) => `${at} names the unknown id ${id}; correct it, or add its row to spec/requirements.ts`);
}

const runProblem = ({ titles, project, outcome, error, ...place }: TestRun) =>
  `${placeOf(place)}: the test '${titles.join(' › ')}' ${outcome === 'failed' ? 'failed' : 'did not run'} in ${project}${error && ` (${error})`}`;

/**
 * The trace of what lies below `root`. A part of the tests (`isPart`) leaves files without results and statements without
 * a test unmentioned.
 */
export function traceOf(root: string, register: readonly Requirement[], isPart = false): Trace {
  const { runs, problems, silent } = readResults(root);
  const tests = testsOf(runs);
  const ids = register.map(({ id }) => id as string);
  const known = new Set(ids);
  const requirements = register.map((row): TracedRequirement => {
    const own = tests.filter((test) => test.ids.includes(row.id)).map(({ ids: _, ...test }) => test);
    const layers = LAYERS.filter((layer) => own.some((test) => test.layer === layer));
    return { ...row, isProved: own.length > 0 && own.every(hasPassed), layers, tests: own };
  });
  const missing = [
    ...silent.map((file) => `${file}: no results mention this test file; run its suite whole`),
    ...requirements
      .filter((row) => row.tests.length === 0)
      .map(({ id }) => `spec/requirements.ts: ${id} has no test; write one whose title begins with ${id}`),
  ];
  return {
    proved: requirements.filter(({ isProved }) => isProved).length,
    tests: tests.length,
    problems: [
      ...problems,
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `spec/requirements.ts: ${id} is there twice`),
      ...tests.flatMap((test) => testProblems(test, known)),
      ...runs.filter((run) => !hasPassed(run)).map(runProblem),
      ...(isPart ? [] : missing),
    ],
    requirements,
    extra: tests.filter((test) => test.ids.length === 0).length,
  };
}
