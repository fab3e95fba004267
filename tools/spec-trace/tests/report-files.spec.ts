import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { provedRepository, type Repository } from './fixture';

const launcher = resolve('tools/site/run.mjs');

let repository: Repository;
beforeEach(() => {
  repository = provedRepository();
});
afterEach(() => {
  repository.remove();
});

/** Runs the launcher with `args` in this repository. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('EXTRA the Markdown report', () => {
  it('has a row for each statement, with its tests and escaped text', () => {
    repository.trace();
    const lines = repository.read('reports/spec/index.md').split('\n');
    expect(lines).toContain(
      '| S1-01 | The site is public. | Specified | yes | [spec/s1.spec.ts:3](../../spec/s1.spec.ts#L3) S1-01 is public: passed. unit (jsdom) |',
    );
    expect(lines.find((line) => line.startsWith('| S5-02'))).toContain(
      String.raw`The search takes ${'`.*\\|`'} as plain text, \<even\> this.<br>**Decision:** Case does not matter.<br>**Why:** Nobody`,
    );
  });

  it('is added to the summary of the CI job, with links to the tested commit', () => {
    const summary = join(repository.root, 'summary.md');
    repository.write('summary.md', '# Before\n');
    repository.trace(undefined, {
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_SERVER_URL: 'https://code.example',
      GITHUB_REPOSITORY: 'centre/site',
      GITHUB_SHA: 'abc123',
    });
    const text = repository.read('summary.md');
    expect(text).toMatch(/^# Before\n# Requirement trace\n/);
    expect(text).toContain('](https://code.example/centre/site/blob/abc123/spec/s1.spec.ts#L3)');
  });
});

describe('EXTRA the JSON report', () => {
  it('holds the sections, the counts and the problems, also when the gate is red', () => {
    repository.remove('reports/results/vitest.json');
    expect(repository.trace().code).toBe(1);
    expect(JSON.parse(repository.read('reports/spec/index.json'))).toMatchObject({
      ok: false,
      summary: { requirements: 2, proved: 1, tests: 1, passed: 1, flaky: 0, failed: 0, skipped: 0 },
      results: [{ file: 'reports/results/playwright-e2e.json', ranAt: '2030-01-02T03:04:05.000Z', tests: 1 }],
      problems: [
        { where: 'reports/results/vitest.json', what: 'there are no vitest results' },
        { where: 'spec/s1.spec.ts' },
        { where: 'spec/requirements.ts' },
      ],
      sections: [
        { heading: '1. Product', proved: 0, requirements: [{ id: 'S1-01', proved: false, tests: [] }] },
        {
          heading: '5. Validation',
          proved: 1,
          requirements: [
            {
              id: 'S5-02',
              decision: 'Case does not matter.',
              proved: true,
              tests: [
                { file: 'e2e/search.e2e.ts', line: 7, runs: [{ where: 'real browser, 1280 px', outcome: 'passed' }] },
              ],
            },
          ],
        },
      ],
    });
  });
});

describe('EXTRA the launcher', () => {
  it('runs a TypeScript script with its arguments and passes its exit code on', () => {
    repository.write(
      'script.ts',
      'const n: number = 7; console.log(process.argv.slice(2).join("+")); process.exitCode = n;',
    );
    expect(run(join(repository.root, 'script.ts'), 'a', 'b')).toEqual({ status: 7, stdout: 'a+b\n', stderr: '' });
  });

  it.each([
    ['throws', "throw new Error('no\\n  luck');", /script\.ts: no luck\n$/],
    ['does not parse', 'const =', /script\.ts: .+\n$/],
  ])('says in one line that a script %s', (_case, text, line) => {
    repository.write('script.ts', text);
    const { status, stderr } = run(join(repository.root, 'script.ts'));
    expect(status).toBe(1);
    expect(stderr).toMatch(line);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('asks for a script', () => {
    expect(run()).toEqual({
      status: 1,
      stdout: '',
      stderr: 'run.mjs: name the script to run: node tools/site/run.mjs <file.ts> [arguments]\n',
    });
  });

  it('runs the trace over a folder, red and green by its exit code', () => {
    const script = resolve('tools/spec-trace/command.ts');
    const { status, stderr } = run(script, repository.root);
    expect(status).toBe(1);
    expect(stderr).toContain('S1-02 has no passing test');
    expect(run(script, join(repository.root, 'nowhere')).status).toBe(1);
  });
});
