import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readReports } from '../../change-report/read';

/** A package whose steps say their name, and fail where `failing` has it. */
let folder = '';
function runSteps(...failing: string[]) {
  const scripts = ['spec', 'build', 'e2e', 'a11y', 'engines'].map((name) => [name, `node step.mjs ${name}`]);
  const source = `const [name] = process.argv.slice(2);
console.log('ran ' + name);
process.exit(${JSON.stringify(failing)}.includes(name) ? 1 : 0);`;
  writeFileSync(join(folder, 'step.mjs'), source);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: Object.fromEntries(scripts) }));
  return spawnSync(process.execPath, [resolve('tools/site/run.mjs'), resolve('tools/gate/test.ts'), '--shard', '2/2'], {
    cwd: folder,
    encoding: 'utf8',
  });
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gate-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('npm test', () => {
  it('EXTRA ends with 0 where every step is green, and leaves a summary that says so', () => {
    const { status, stdout } = runSteps();
    expect([status, stdout.match(/ran \w+/g)]).toEqual([
      0,
      ['ran spec', 'ran build', 'ran e2e', 'ran a11y', 'ran engines'],
    ]);
    expect(readReports(join(folder, 'reports')).failures).toEqual([]);
  });

  it('EXTRA ends with 1 where a step is red, names it, and runs those after it', () => {
    const { status, stdout, stderr } = runSteps('spec', 'a11y');
    expect(status).toBe(1);
    expect(stderr).toContain('\nFailed: spec, a11y\n');
    expect(stdout).toContain('ran engines');
  });
});
