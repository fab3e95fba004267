/** A small repository in a temporary folder, with results as the two runners write them. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Requirement } from '../../../spec/requirements';
import { runTrace } from '../runTrace';

export interface VitestCase {
  titles: string[];
  status?: string;
  line?: number;
  message?: string;
}

export interface PlaywrightCase {
  titles: string[];
  project?: string;
  status?: string;
  expectedStatus?: string;
  message?: string;
}

export const register: Requirement[] = [
  { id: 'S1-01', section: '1. Product', statement: 'The site is public.', kind: 'specified' },
  {
    id: 'S5-02',
    section: '5. Validation',
    statement: 'The search takes `.*|` as plain text, <even> this.',
    kind: 'specified',
    decision: 'Case does not matter.',
    why: 'Nobody types capitals.',
  },
];

/** A vitest report of one file. `failed` says that the file failed outside its tests. */
export function vitestReport(root: string, cases: VitestCase[], failed = ''): unknown {
  return {
    startTime: 0,
    success: failed === '' && cases.every(({ status }) => status !== 'failed'),
    testResults: [
      {
        name: join(root, 'spec/s1.spec.ts'),
        status: failed ? 'failed' : 'passed',
        message: failed,
        assertionResults: cases.map(({ titles, status = 'passed', line = 3, message }) => ({
          ancestorTitles: titles.slice(0, -1),
          title: titles.at(-1),
          status,
          failureMessages: message ? [message] : [],
          location: { line, column: 1 },
          meta: { project: 'jsdom' },
        })),
      },
    ],
  };
}

/** A Playwright report of one file; every title but the last is a describe. */
export function playwrightReport(root: string, cases: PlaywrightCase[], errors: string[] = []): unknown {
  const specs = ({
    titles,
    project = 'chromium',
    status = 'expected',
    expectedStatus = 'passed',
    message,
  }: PlaywrightCase) => ({
    title: titles.at(-1),
    file: 'search.e2e.ts',
    line: 7,
    tests: [{ projectName: project, expectedStatus, status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const nested = (test: PlaywrightCase, suites: string[]): unknown => {
    const [title, ...inner] = suites;
    return inner.length === 0 ? { title, specs: [specs(test)] } : { title, specs: [], suites: [nested(test, inner)] };
  };
  return {
    config: { rootDir: join(root, 'e2e') },
    suites: cases.map((test) => nested(test, ['search.e2e.ts', ...test.titles.slice(0, -1)])),
    errors: errors.map((message) => ({ message })),
    stats: { startTime: '2030-01-02T03:04:05.000Z' },
  };
}

export interface Repository {
  root: string;
  write: (file: string, content: unknown) => void;
  read: (file: string) => string;
  remove: (file?: string) => void;
  trace: (
    requirements?: readonly Requirement[],
    env?: Record<string, string>,
  ) => { code: number; out: string[]; errors: string[] };
}

/** A repository in which everything is proved: each test spoils one thing. */
export function provedRepository(): Repository {
  const root = mkdtempSync(join(tmpdir(), 'spec-trace-'));
  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('spec/s1.spec.ts', "it('S1-01 is public', () => {});\n");
  write('e2e/search.e2e.ts', "test('S5-02 finds', () => {});\n");
  write('reports/results/vitest.json', vitestReport(root, [{ titles: ['S1-01 is public'] }]));
  write('reports/results/playwright-e2e.json', playwrightReport(root, [{ titles: ['S5-02 finds at 1280 px'] }]));
  return {
    root,
    write,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    remove: (file = '.') => rmSync(join(root, file), { recursive: true }),
    trace: (requirements = register, env = {}) => {
      const out: string[] = [];
      const errors: string[] = [];
      const print = (line: string) => out.push(line);
      const code = runTrace({ root, requirements, env, print, printError: (line) => errors.push(line) });
      return { code, out, errors };
    },
  };
}
