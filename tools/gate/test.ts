/**
 * `npm test`: every check in turn. A red one does not stop the rest, so that all that is wrong is named, once, at the end.
 * `-- --shard 1/2` runs that part of the tests alone, for machines beside each other; the trace then joins their results.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { git } from '../site/git';
import { bytesOf } from './bytes';
import { stepsOf } from './steps';
import { summarise } from './summary';

/** The day on which tests live (`TEST_DAY` in `build/day.ts`): they are as true on any other. */
const SITE_DAY = '2026-11-21';
const root = process.cwd();
const steps = stepsOf(process.argv.slice(2));

/** Each command chooses its own mode, which the runner of this script has set. */
const { NODE_ENV: _mode, ...inherited } = process.env;
/** WebKit has a run of its own, where it is installed: `npm run engines`. */
const env = { ENGINES: 'chromium,firefox', ...inherited };

rmSync('reports/results', { recursive: true, force: true });
mkdirSync('reports', { recursive: true });
const before = git(root, 'status', '--porcelain');
const failed = steps.filter(({ script, words, variables }) => {
  console.log(`\n── npm run ${script}`);
  return (
    spawnSync('npm', ['run', '--silent', script, ...(words.length > 0 ? ['--', ...words] : [])], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { SITE_DAY, ...env, ...variables },
    }).status !== 0
  );
});

const failures = summarise(root);
for (const line of failures) console.error(line);
writeFileSync('reports/failures.json', JSON.stringify(failures));
if (existsSync('dist/index.html')) writeFileSync('reports/bytes.json', JSON.stringify(bytesOf('dist')));
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(({ script }) => script).join(', ')}`);
  process.exitCode = 1;
}
const after = git(root, 'status', '--porcelain');
if (after !== before) {
  console.error(`\nThe checks changed files under version control:\n${after}`);
  process.exitCode = 1;
}
