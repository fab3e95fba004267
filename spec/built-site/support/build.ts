/**
 * Vitest's global set-up of these tests: the site is built once for all. The browser tests visit the same build.
 * With `SITE_BUILT` the build that is there is tested as it is: what is deployed is what was tested.
 */
import { execSync } from 'node:child_process';
import { TEST_DAY } from '../../../build/day';

export default function build(): void {
  if (process.env.SITE_BUILT) return;
  const { VITEST: _vitest, ...env } = process.env;
  execSync('npm run --silent build', {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { SITE_DAY: TEST_DAY, ...env, NODE_ENV: 'production' },
  });
}
