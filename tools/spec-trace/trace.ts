/** Joins the register with the results of this run: for each statement its proof, tests and layers. */
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Requirement } from '../../spec/requirements';
import { readResults, type TestRun } from './results';

export interface Row extends Requirement {
  /** `true` if there is at least one test, and all passed. */
  isProved: boolean;
  layers: string[];
  tests: TestRun[];
}

/** The whole trace, the content of `reports/spec/index.json`. */
export interface Trace {
  /** One sentence on the whole. */
  verdict: string;
  /** A line for each: place, problem, way to correct it. */
  problems: string[];
  rows: Row[];
}

const TEST_FILE = /\.(?:spec|test|e2e|a11y|engines|pictures)\.tsx?$/;
const FOLDERS = ['spec', 'e2e', 'a11y', 'src', 'build', 'tools'];

/** The ids a title begins with: 'S2-34 S4-02 Escape closes …'. */
const idsIn = (title: string) => /^(?:S\d+-\d+(?:[\s,:]+|$))*/.exec(title)?.[0].match(/S\d+-\d+/g) ?? [];

/** A test proves the ids of its own title and those of the nearest describe that has any; without ids, nothing. */
export function idsOf(titles: readonly string[]): string[] {
  const enclosing = titles.slice(0, -1).map(idsIn);
  return [...idsIn(titles.at(-1) ?? ''), ...(enclosing.findLast((ids) => ids.length > 0) ?? [])];
}

/** Layers of a test. Tests with axe count as browser tests too. */
function layersOf({ file, tags }: TestRun): string[] {
  if (/\.(?:spec|test)\.tsx?$/.test(file)) return [file.endsWith('x') ? 'component' : 'unit'];
  const [kind = 'browser'] = /(?:engines|pictures)(?=\.ts$)/.exec(file) ?? [];
  return [...(tags.includes('axe') ? ['axe'] : []), kind];
}

/** The test files below `root` in a run of this tier. `docs/gate.md` explains the second tier. */
function testFiles(root: string, isEveryTier: boolean): string[] {
  const files = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name).replaceAll(sep, '/'),
    ),
  );
  // A file with tests of both tiers runs in the first, too.
  const isSecond = (file: string) => /nightly|^tools\/.*\.a11y\.ts$|^e2e\/engines\/(?:routes|safari)\./.test(file);
  return files
    .filter((file) => TEST_FILE.test(file) && !file.includes('node_modules/') && (isEveryTier || !isSecond(file)))
    .sort();
}

const hasPassed = ({ outcome }: TestRun) => outcome === 'passed' || outcome === 'flaky';

/** The trace of the repository at `root`. */
export function traceOf(root: string, register: readonly Requirement[], isEveryTier: boolean): Trace {
  const { runs, problems } = readResults(root);
  const rows = register.map((statement): Row => {
    const tests = runs.filter(({ titles }) => idsOf(titles).includes(statement.id));
    const isProved = tests.length > 0 && tests.every(hasPassed);
    return { ...statement, isProved, layers: [...new Set(tests.flatMap(layersOf))].sort(), tests };
  });
  const files = new Set(runs.map(({ file }) => file));
  const at = ({ file, line, titles }: TestRun) => `${file}:${line}: the test '${titles.join(' › ')}'`;
  const all = [
    ...problems,
    ...rows
      .filter(({ tests }) => tests.length === 0)
      .map(({ id }) => `spec/requirements.ts: no test of this run proves ${id}; write one whose title begins with it`),
    ...testFiles(root, isEveryTier)
      .filter((file) => !files.has(file))
      .map((file) => `${file}: no test of it ran; see that a project has it, and run npm test`),
    ...runs
      .filter((run) => !hasPassed(run))
      .map((run) => `${at(run)} ${run.outcome === 'failed' ? 'failed' : 'did not run'}`),
  ];
  const proved = rows.filter(({ isProved }) => isProved).length;
  const end = all.length === 0 ? 'nothing is wrong' : `problems: ${all.length}`;
  return { verdict: `${proved} of ${rows.length} statements proved; ${end}.`, problems: all, rows };
}
