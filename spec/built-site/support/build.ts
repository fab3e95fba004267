/** Builds a site for tests of the deployed files. The browser tests visit the same builds. */
import { execFileSync } from 'node:child_process';

/** Builds the site of `CATALOGUE`: the example centre's for the day of tests, or the centre's own for today. */
export function build(CATALOGUE: 'fixture' | 'live'): void {
  const { VITEST: _vitest, ...env } = process.env;
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, CATALOGUE, NODE_ENV: 'production' },
  });
}
