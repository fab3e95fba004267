/** Vitest's global set-up of these tests: the site is built once for all. The browser tests visit the same build. */
import { execSync } from 'node:child_process';
import { TEST_DAY } from '../../../build/day';

export default function build(): void {
  const { VITEST: _vitest, ...env } = process.env;
  execSync('npm run --silent build', {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { SITE_DAY: TEST_DAY, ...env, NODE_ENV: 'production' },
  });
}
