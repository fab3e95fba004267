import type { JSONReport } from '@playwright/test/reporter';
import { describe, expect, it } from 'vitest';
import type { JsonTestResults } from 'vitest/reporters';
import type { Requirement } from '../../../spec/requirements';
import { traceOf } from '../trace';

const register: Requirement[] = [
  { id: 'S1-01', speaker: 'document', statement: 'The site is public.' },
  { id: 'S5-02', speaker: 'centre', statement: 'The search takes text.' },
];

const vitest = (title: string, status = 'passed', success = true) => {
  const assertionResults = [{ ancestorTitles: ['a part'], title, status, location: { line: 3 } }];
  return { success, testResults: [{ name: '/site/spec/a.spec.ts', assertionResults }] } as unknown as JsonTestResults;
};

function playwright(title: string, test: object = {}, report: object = {}): JSONReport {
  const tests = [{ expectedStatus: 'passed', status: 'expected', ...test }];
  const suites = [{ title: 'on a phone', specs: [{ title, file: 'b.e2e.ts', line: 7, tests }] }];
  const config = { rootDir: '/site/e2e', argv: ['node', 'playwright', 'test'] };
  return { config, suites: [{ title: 'b.e2e.ts', specs: [], suites }], errors: [], ...report } as unknown as JSONReport;
}

const unit = vitest('S1-01 is public');
const browser = playwright('S5-02 finds');
const trace = (results: { vitest?: JsonTestResults; playwright?: JSONReport }, files: string[] = []) =>
  traceOf('/site', ['spec/a.spec.ts', ...files], register, { vitest: unit, playwright: browser, ...results });

it('the trace has a table for each speaker, and no problem where each statement has a test', () => {
  expect(trace({}).problems).toEqual([]);
  expect(trace({}).tables).toMatch(
    /of the document: 1\n[\s\S]*\| S1-01 \| The site is public. \| spec\/a.spec.ts:3 \|/,
  );
  expect(trace({}).tables).toMatch(/of the centre: 1\n[\s\S]*\| S5-02 \| The search takes text. \| e2e\/b.e2e.ts:7 \|/);
});

const part = { config: { rootDir: '/site/e2e', argv: ['node', 'playwright', 'test', '-g', 'finds'] } };

describe('the trace is red for', () => {
  it.each<[string, Parameters<typeof trace>, string]>([
    ['a statement without a test', [{ vitest: vitest('x S1-01') }], 'no test proves S1-01'],
    ['an unknown id', [{ vitest: vitest('S1-01, S1-99: x') }], 'spec/a.spec.ts:3: unknown id S1-99'],
    ['a test that failed', [{ vitest: vitest('S1-01 x', 'failed') }], "spec/a.spec.ts:3: the test 'a part › S1-01 x'"],
    ['a test that was skipped', [{ vitest: vitest('S1-01 x', 'skipped') }], 'did not pass'],
    ['a failed browser test', [{ playwright: playwright('S5-02 x', { status: 'unexpected' }) }], 'e2e/b.e2e.ts:7'],
    ['one that was skipped', [{ playwright: playwright('S5-02 x', { status: 'skipped' }) }], 'did not pass'],
    ['one that passed later', [{ playwright: playwright('S5-02 x', { status: 'flaky' }) }], 'did not pass'],
    ['one that is to fail', [{ playwright: playwright('S5-02 x', { expectedStatus: 'failed' }) }], 'did not pass'],
    ['a test file that did not run', [{}, ['src/A.test.tsx']], 'src/A.test.tsx: no test of it ran'],
    ['a vitest that failed by itself', [{ vitest: vitest('S1-01 x', 'passed', false) }], 'vitest: the run failed'],
    ['a Playwright that did', [{ playwright: playwright('S5-02 x', {}, { errors: [{}] }) }], 'outside its tests'],
    ['a part of the browser tests', [{ playwright: playwright('S5-02 x', {}, part) }], "ran with '-g finds'"],
  ])('%s', (_case, given, problem) => {
    expect(trace(...given).problems).toEqual([expect.stringContaining(problem)]);
  });
});
