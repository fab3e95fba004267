import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Requirement, requirements } from '../../../spec/requirements';
import { makeFolder, writeBelow } from '../../../spec/support/folder';
import { asTable } from '../table';
import { idsOf, traceOf } from '../trace';

const register: Requirement[] = [
  { id: 'S1-01', statement: 'The site is public.' },
  { id: 'S5-02', statement: 'The search takes `.*|<` as text.' },
];
/** Begin of the run, in ms since 1970. */
const BEGUN = Date.parse('2026-11-26T08:00:00Z');

let root: string;
const write = (file: string, content: unknown) =>
  writeBelow(root, file, typeof content === 'string' ? content : JSON.stringify(content));

function vitest(title: string, status = 'passed', startTime = BEGUN + 1, success = status !== 'failed'): void {
  const assertionResults = [{ ancestorTitles: ['a part'], title, status, location: { line: 3 } }];
  const testResults = [{ name: join(root, 'spec/s1.spec.ts'), status, assertionResults }];
  write('reports/results/vitest.json', { success, startTime, testResults });
}

function playwright(title: string, test: object = {}, report: object = {}): void {
  const tests = [{ expectedStatus: 'passed', status: 'expected', ...test }];
  const specs = [{ title, file: 'search.e2e.ts', line: 7, tags: ['axe'], tests }];
  write('reports/results/playwright.json', {
    config: { rootDir: join(root, 'e2e'), argv: ['node', 'playwright', 'test'] },
    stats: { startTime: '2026-11-26T08:01:00Z' },
    suites: [{ title: 'search.e2e.ts', specs: [], suites: [{ title: 'on a phone', specs }] }],
    errors: [],
    ...report,
  });
}

beforeEach(() => {
  root = makeFolder({ 'spec/s1.spec.ts': '', 'e2e/search.e2e.ts': '', 'reports/results/begun': String(BEGUN) });
  vitest('S1-01 is public');
  playwright('S5-02 finds');
});

const trace = (isEveryTier = false) => traceOf(root, register, isEveryTier);

it('the trace is green when a test of this run proves each statement', () => {
  expect(trace().problems).toEqual([]);
  expect(trace().verdict).toBe('2 of 2 statements proved; nothing is wrong.');
  expect(trace().rows.map(({ layers }) => layers)).toEqual([['unit'], ['axe', 'browser']]);
});

it('the trace is green when a browser test passed at the second try, and without tests of the other tier', () => {
  playwright('S5-02 finds', { status: 'flaky' });
  write('e2e/journeys/nightly/x.e2e.ts', '');
  write('tools/x/tests/x.a11y.ts', '');
  expect(trace().problems).toEqual([]);
  expect(trace(true).problems).toHaveLength(2);
});

describe('the trace is red for', () => {
  it.each<[string, () => void, string]>([
    ['a statement without a test', () => vitest('x'), 'requirements.ts: no test of this run proves S1-01; write one'],
    ['a failed test', () => vitest('S1-01 x', 'failed'), "s1.spec.ts:3: the test 'a part › S1-01 x' failed"],
    ['a test that was skipped', () => vitest('S1-01 x', 'skipped'), 'did not run'],
    ['a failed browser test', () => playwright('S5-02 x', { status: 'unexpected' }), 'search.e2e.ts:7'],
    ['a browser test that was skipped', () => playwright('S5-02 x', { status: 'skipped' }), 'did not run'],
    ['a test that is to fail', () => playwright('S5-02 x', { expectedStatus: 'failed' }), "S5-02 x' failed"],
    ['a test file that did not run', () => write('src/ui/A.test.tsx', ''), 'src/ui/A.test.tsx: no test of it ran'],
    ['a vitest that failed by itself', () => vitest('S1-01 x', 'passed', BEGUN, false), 'failed outside its tests'],
    ['a Playwright that did', () => playwright('S5-02 x', {}, { errors: [{}] }), 'failed outside its tests'],
  ])('%s', (_case, change, problem) => {
    change();
    expect(trace().problems).toEqual([expect.stringContaining(problem)]);
  });

  it.each<[string, () => void, string]>([
    ['that are missing', () => rmSync(join(root, 'reports/results/vitest.json')), 'there are no results of vitest'],
    ['that cannot be read', () => write('reports/results/vitest.json', '{"success": 1'), 'vitest.json: cannot be read'],
    ['of an earlier run', () => vitest('S1-01 x', 'passed', BEGUN - 1), 'vitest.json: is of an earlier run'],
    ['when no run has begun', () => rmSync(join(root, 'reports/results/begun')), 'vitest.json: is of an earlier run'],
  ])('results %s, and for all that they would prove', (_case, change, problem) => {
    change();
    expect(trace().problems).toContainEqual(expect.stringContaining(problem));
    expect(trace().problems).toContainEqual(expect.stringContaining('no test of this run proves S1-01'));
  });

  it('a run of a part of the browser tests is a problem', () => {
    const config = { rootDir: join(root, 'e2e'), argv: ['node', 'playwright', 'test', '-g', 'finds'] };
    playwright('S5-02 finds', {}, { config });
    expect(trace().problems).toEqual([expect.stringContaining("ran with '-g finds'")]);
  });
});

it.each([
  [['S2-34, S4-02: Escape'], ['S2-34', 'S4-02']],
  [['the build'], []],
  [['Escape S2-34'], []],
  [
    ['S1-01 a', 'S1-02 b', 'S1-03 c'],
    ['S1-03', 'S1-02'],
  ],
  [['S1-01 a', 'b', 'c'], ['S1-01']],
])('the titles %j prove %j', (titles, ids) => {
  expect(idsOf(titles)).toEqual(ids);
});

it('the table has every statement, as text', () => {
  expect(asTable(trace())).toContain('The search takes `.*&#124;&lt;` as text.</td><td>proved</td>');
});

it('the register gives each statement and the reason of decisions', () => {
  expect(requirements.length).toBeGreaterThan(80);
  for (const { id, statement, decision, why } of requirements) {
    expect.soft(statement, id).toMatch(/^[A-Z].*[.?]$/);
    if (decision !== undefined) expect.soft(why, `${id} has a reason`).toBeDefined();
    expect.soft(why ?? 'A.', id).toMatch(/^[A-Z].*\.$/);
  }
});
