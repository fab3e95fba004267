import { execSync } from 'node:child_process';
import { siteFolder } from '../../build/catalogueChoice.mjs';
import { type RunningSite, runSite } from './runSite.ts';

/** Builds the current site with the chosen content, and serves it on a free port. */
export async function serveBuild(): Promise<RunningSite> {
  execSync('npm run --silent build', { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
  return runSite(siteFolder());
}
