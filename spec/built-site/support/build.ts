/** Vitest's global set-up of the tests of a built site. The browser tests visit the same builds. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';

declare global {
  /** The builds of this run, as each project loads this file anew. */
  var siteBuilds: Promise<unknown> | undefined;
}

/**
 * Builds the example centre's site for the day of tests, or the centre's own for today. With `SITE_BUILT` the centre's own is
 * there, so that exactly the tested build is deployed.
 */
async function build(project: string): Promise<void> {
  const CATALOGUE = project === 'live-site' ? 'live' : 'fixture';
  if (CATALOGUE === 'live' && process.env.SITE_BUILT) return;
  const { VITEST: _vitest, ...env } = process.env;
  const building = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, CATALOGUE, NODE_ENV: 'production' },
  });
  const [code] = await once(building, 'exit');
  if (code !== 0) throw new Error(`The site of the ${CATALOGUE} catalogue is not built.`);
}

/** Builds both sites at once where both projects run, since a build keeps one processor busy. */
export async function setup({ vitest }: TestProject): Promise<void> {
  const sites = vitest.projects.map(({ name }) => name).filter((name) => name.endsWith('-site'));
  globalThis.siteBuilds ??= Promise.all(sites.map(build));
  await globalThis.siteBuilds;
}
