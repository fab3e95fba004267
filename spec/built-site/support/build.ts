/** Vitest's global set-up of the tests of a built site. The browser tests visit the same builds. */
import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';

/**
 * Builds the example centre's site for the day of tests, or the centre's own for today. With `SITE_BUILT` the centre's own is
 * there, so that exactly the tested build is deployed.
 */
export const setup = ({ name }: TestProject): void => {
  const CATALOGUE = name === 'live-site' ? 'live' : 'fixture';
  if (CATALOGUE === 'live' && process.env.SITE_BUILT) return;
  const { VITEST: _vitest, ...env } = process.env;
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, CATALOGUE, NODE_ENV: 'production' },
  });
};
