import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Requirement, requirements } from '../../../spec/requirements';
import { htmlRules } from '../../report/htmlRules';
import { asPage } from '../page';
import { traceOf } from '../trace';
import { asMarkdown, asText } from '../words';

const register: Requirement[] = [
  { id: 'S1-01', section: '1. Product', statement: 'The site is public.', kind: 'specified' },
  {
    ...{ id: 'S5-02', section: '5. Validation', statement: 'The search takes `.*|` as <plain> text.' },
    ...{ kind: 'specified', decision: 'Case does not matter.', why: 'Nobody types capitals.' },
  },
];

let root: string;
function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

interface Case {
  titles: string[];
  file?: string;
  status?: string;
  project?: string;
  expectedStatus?: string;
  message?: string;
}

/** Results of vitest, a file for each case. `failed` says that the first file failed outside its tests. */
function vitest(cases: Case[], failed = ''): void {
  const testResults = cases.map(({ titles, file = 'spec/s1.spec.ts', status = 'passed', message }, index) => ({
    ...{ name: join(root, file), status: failed && index === 0 ? 'failed' : status, message: failed },
    assertionResults: [
      {
        ...{ ancestorTitles: titles.slice(0, -1), title: titles.at(-1), status, location: { line: 3, column: 1 } },
        ...{ failureMessages: message ? [message] : [], meta: { project: 'node' } },
      },
    ],
  }));
  write('reports/results/vitest.json', {
    success: !failed && cases.every(({ status }) => status !== 'failed'),
    testResults,
  });
}

/** Results of Playwright; every title but the last is a describe. */
function playwright(cases: Case[], errors: string[] = [], name = 'e2e'): void {
  const nested = (test: Case, [title, ...inner]: string[]): unknown => {
    if (inner.length > 0) return { title, specs: [], suites: [nested(test, inner)] };
    const { titles, project = 'e2e', status = 'expected', expectedStatus = 'passed', message } = test;
    const results = [{ errors: message ? [{ message }] : [] }];
    const spec = { title: titles.at(-1), file: 'search.e2e.ts', line: 7 };
    return { title, specs: [{ ...spec, tests: [{ projectName: project, expectedStatus, status, results }] }] };
  };
  write(`reports/results/playwright-${name}.json`, {
    config: { rootDir: join(root, 'e2e') },
    suites: cases.map((test) => nested(test, ['search.e2e.ts', ...test.titles.slice(0, -1)])),
    errors: errors.map((message) => ({ message })),
  });
}

const FIRST = { titles: ['S1-01 is public'] };
const SECOND = { titles: ['S5-02 finds'] };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spec-trace-'));
  write('spec/s1.spec.ts', '');
  write('e2e/search.e2e.ts', '');
  vitest([FIRST]);
  playwright([SECOND]);
});
afterEach(() => rmSync(root, { recursive: true }));

const problems = (rows = register) => traceOf(root, rows).problems;

describe('the trace is green', () => {
  it('when every statement has a passing test', () => {
    expect(problems()).toEqual([]);
    expect(asText(traceOf(root, register))).toEqual([
      '1. Product: 1 of 1 proved',
      '5. Validation: 1 of 1 proved',
      'Proved in one layer alone: unit 1, component 0, browser 1, engines 0, visual 0',
      'Proved in 3 layers or more: none',
      '2 of 2 statements proved by 2 tests; nothing is wrong.',
    ]);
  });

  it('when a browser test passed at the second try', () => {
    playwright([{ ...SECOND, status: 'flaky' }]);
    expect(problems()).toEqual([]);
  });

  it('when a part of the tests ran, and was asked for', () => {
    rmSync(join(root, 'e2e'), { recursive: true });
    playwright([]);
    write('src/ui/Section.test.tsx', '');
    expect(traceOf(root, register, true).problems).toEqual([]);
    expect(problems()).toHaveLength(2);
  });
});

it('the trace lists a statement that three layers prove', () => {
  write('src/Search.test.tsx', '');
  vitest([FIRST, SECOND, { ...SECOND, file: 'src/Search.test.tsx' }]);
  expect(asText(traceOf(root, register))).toContain('Proved in 3 layers or more: S5-02');
});

describe('the trace is red for a test', () => {
  it.each<[string, Case, string]>([
    ['with an unknown id', { titles: ['S1-99 x'] }, "the test 'S1-99 x' names the unknown id S1-99; correct it"],
    ['that failed', { ...FIRST, status: 'failed', message: '\u001b[31mNo\u001b[0m\n at' }, 'failed in node (No)'],
    ['that was skipped', { ...FIRST, status: 'skipped' }, 'did not run in node'],
    ['that is to be written', { ...FIRST, status: 'todo' }, 'did not run in node'],
  ])('of vitest %s', (_case, test, problem) => {
    vitest([FIRST, test]);
    expect(problems()).toEqual([expect.stringContaining(problem)]);
    expect(problems()[0]).toMatch(/^spec\/s1\.spec\.ts:3: /);
  });

  it.each<[string, Case, string]>([
    ['failed in one project', { ...SECOND, project: 'phone', status: 'unexpected', message: 'No' }, 'in phone (No)'],
    ['was skipped', { ...SECOND, status: 'skipped' }, 'did not run in e2e'],
    ['is expected to fail', { ...SECOND, expectedStatus: 'failed' }, 'failed in e2e'],
  ])('of Playwright that %s', (_case, test, problem) => {
    playwright([SECOND, test]);
    expect(problems()).toEqual([expect.stringContaining(problem)]);
    expect(traceOf(root, register).proved).toBe(1);
  });
});

describe('the trace is red for', () => {
  it('a statement without a test', () => {
    vitest([{ titles: ['x'] }]);
    expect(problems()).toEqual([expect.stringMatching(/^spec\/requirements\.ts: S1-01 has no test; write one/)]);
  });

  it('an id that two rows have', () => {
    expect(problems([...register, ...register.slice(0, 1)])).toEqual(['spec/requirements.ts: S1-01 is there twice']);
  });

  it('results that are missing', () => {
    rmSync(join(root, 'reports'), { recursive: true });
    expect(problems()).toContain('reports/results: there are no results of vitest; run the tests');
    expect(problems()).toContain('reports/results: there are no results of playwright; run the tests');
  });

  it.each(['{"success": 1', 'null', '{}'])('results that are %s', (content) => {
    write('reports/results/playwright.json', content);
    expect(problems()).toContainEqual(expect.stringMatching(/playwright\.json: cannot be read \(.+\); run/));
  });

  it('a test file without results', () => {
    write('a11y/pages.a11y.ts', '');
    expect(problems()).toEqual([expect.stringMatching(/^a11y\/pages\.a11y\.ts: no results mention/)]);
  });

  it('results of an earlier run', () => {
    playwright([SECOND], [], 'all');
    expect(problems()).toEqual([expect.stringMatching(/tells twice of e2e › e2e\/search\.e2e\.ts › S5-02 finds/)]);
    rmSync(join(root, 'e2e/search.e2e.ts'));
    expect(problems()[0]).toMatch(/names e2e\/search\.e2e\.ts, which is not here/);
  });

  it('a failure outside the tests', () => {
    vitest([FIRST], 'Cannot find ./nope\nstack');
    playwright([SECOND], ['No server']);
    expect(problems()).toEqual([
      'Playwright: the run failed outside its tests (No server)',
      'spec/s1.spec.ts: failed outside its tests (Cannot find ./nope)',
    ]);
  });
});

describe('the report', () => {
  it('is valid HTML with every statement, decision and problem', async () => {
    playwright([{ ...SECOND, status: 'unexpected', message: 'expected "<a>"' }]);
    const html = asPage(traceOf(root, register));
    const { results } = await new HtmlValidate(htmlRules).validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    for (const words of ['as &lt;plain&gt; text.', 'Case does not matter.', 'Nobody types', 'expected &quot;&lt;a&gt;'])
      expect(html).toContain(words);
    expect(html).toContain('href="../../e2e/search.e2e.ts#L7"');
  });

  it('escapes Markdown', () => {
    playwright([{ ...SECOND, status: 'unexpected', message: 'expected <a> | b' }]);
    expect(asMarkdown(traceOf(root, register))).toContain(String.raw`expected \<a\> \| b`);
  });
});

it('the register gives each statement and the reason of decisions', () => {
  expect(requirements.length).toBeGreaterThan(80);
  for (const { id, statement, kind, decision, why } of requirements) {
    expect.soft(statement, id).toMatch(/^[A-Z].*[.?]$/);
    expect.soft(why !== undefined, `${id} has a reason`).toBe(kind === 'decided' || decision !== undefined);
    expect.soft(why ?? 'A.', id).toMatch(/^[A-Z].*\.$/);
  }
});
