/** The trace as `npm test` runs it: both runners write their own results, and the whole register is asked. */
import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { requirements } from '../../../spec/requirements';
import { makeFolder, writeBelow } from '../../../spec/support/folder';
import { traceOf } from '../trace';

let root: string;
function run(...words: string[]) {
  const { VITEST: _vitest, TIER: _tier, GITHUB_STEP_SUMMARY: _summary, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8', env });
  return { status, stdout, stderr };
}

/** Runs vitest on a file with a test for each of `ids`. */
function testEach(ids: string[]): void {
  const tests = ids.map((id) => `it('${id} holds', () => expect(1 + 1).toBe(2));\n`);
  writeBelow(root, 'spec/all.spec.ts', `import { expect, it } from 'vitest';\n${tests.join('')}`);
  expect(run('node_modules/vitest/vitest.mjs', 'run')).toMatchObject({ status: 0 });
}

beforeEach(() => {
  root = makeFolder({
    'package.json': '{ "type": "module" }',
    'vitest.config.ts':
      "export default { cacheDir: 'cache', test: { reporters: ['json'], outputFile: 'reports/results/vitest.json' } };\n",
    'playwright.config.ts':
      "export default { testDir: 'e2e', testMatch: '*.e2e.ts', reporter: [['json', { outputFile: 'reports/results/playwright.json' }]] };\n",
    'e2e/sum.e2e.ts': "import { expect, test } from '@playwright/test';\ntest('adds', () => expect(1 + 1).toBe(2));\n",
  });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
});

/** ms; four commands run, one after the other. */
const LONG = 600_000;

it('npm test names the statement whose only test is deleted, and fails', { timeout: LONG }, () => {
  const ids = requirements.map(({ id }) => id);
  expect(ids).toContain('S2-78');
  run(resolve('tools/spec-trace/begin.mjs'));
  expect(run('node_modules/@playwright/test/cli.js', 'test')).toMatchObject({ status: 0 });

  testEach(ids);
  expect(traceOf(root, requirements, false).problems).toEqual([]);

  testEach(ids.filter((id) => id !== 'S2-78'));
  expect(run(resolve('tools/site/run.mjs'), resolve('tools/spec-trace/command.ts'))).toEqual({
    status: 1,
    stdout: `${ids.length - 1} of ${ids.length} statements proved; problems: 1. The table: reports/spec/index.html\n`,
    stderr: 'spec/requirements.ts: no test of this run proves S2-78; write one whose title begins with it\n',
  });
});
