/** `npm test`: every check in turn. A red one does not stop the rest, so that the trace can name all that is wrong. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

/** The day on which tests live (`TEST_DAY` in `build/day.ts`): they are as true on any other. */
const SITE_DAY = '2026-11-21';

const STEPS = [
  'typecheck',
  'lint',
  'spec',
  'build',
  'e2e',
  'a11y',
  'engines',
  'catalogue:build',
  'pictures',
  'spec:trace',
];

/** Each command chooses its own mode, which the runner of this script has set. */
const { NODE_ENV: _mode, ...inherited } = process.env;
/** WebKit has a run of its own, where it is installed: `npm run engines`. */
const env = { ENGINES: 'chromium,firefox', ...inherited };

rmSync('reports/results', { recursive: true, force: true });
const failed = STEPS.filter((step) => {
  console.log(`\n── npm run ${step}`);
  return (
    spawnSync('npm', ['run', '--silent', step], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { SITE_DAY, ...env },
    }).status !== 0
  );
});

if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
