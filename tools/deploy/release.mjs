// @ts-check
/**
 * What a release asks before and after it deploys: `node tools/deploy/release.mjs <question>`, as `.github/workflows/release.yml`
 * does. A release's own `release.txt` names its commit, and then its assets; so the site itself says what is live, after a
 * rollback too. It is JavaScript without packages, because it runs with the identity that deploys.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** How often and how long, in ms, a release waits until each of the host's servers has it. */
const PATIENCE = { tries: 12, pause: 5000 };

/** @param {string[]} args */
const git = (...args) => spawnSync('git', args).status === 0;
/** @type {(older: string, newer: string) => boolean} */
const isBefore = (older, newer) => git('merge-base', '--is-ancestor', older, newer);

/**
 * The commit that `site` was built from; `undefined` before its first release.
 * @param {string} site address of the live site
 */
export async function liveCommit(site) {
  const response = await fetch(`${site}/release.txt`);
  if (response.status === 404) return undefined;
  const [commit = ''] = response.ok ? (await response.text()).split('\n') : [];
  if (/^[\da-f]{40}$/.test(commit)) return commit;
  throw new Error(`${site}/release.txt does not name the live commit (status ${response.status})`);
}

/**
 * Throws unless GitHub holds each release up for a reviewer. It says nothing where a plan has no reviewers.
 * @param {{ api: string, repository: string, token: string }} github
 */
export async function reviewed({ api, repository, token }) {
  const response = await fetch(`${api}/repos/${repository}/environments/approval`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { protection_rules: rules = [] } = response.ok ? await response.json() : {};
  if (rules.some((/** @type {{ type: string }} */ { type }) => type === 'required_reviewers')) return;
  throw new Error(
    `the environment 'approval' has no reviewer (GitHub answers ${response.status}), so nobody would be asked: see docs/deploying.md, Set up once`,
  );
}

/**
 * The commit to release: the one asked for, or the live one, to be built anew for the day. Throws unless it is one of main's, and
 * where the workflows have changed since a commit that no reviewer will look at again.
 * @param {string} site
 * @param {string} [asked]
 */
export async function chosen(site, asked) {
  const commit = asked || (await liveCommit(site));
  if (!commit) throw new Error('nothing is live yet: the first release is a commit that a reviewer approves');
  if (!isBefore(commit, 'HEAD')) throw new Error(`${commit} is no commit of main`);
  if (!asked && !git('diff', '--quiet', commit, 'HEAD', '--', '.github'))
    throw new Error(`.github has changed since the live commit ${commit}: release the newest commit of main first`);
  return commit;
}

/**
 * Throws where `commit` is older than the live one, or beside it.
 * @param {string} site
 * @param {string} commit
 */
export async function newer(site, commit) {
  const live = await liveCommit(site);
  if (live && !isBefore(live, commit))
    throw new Error(`${live} is live and newer than ${commit}: run Release by hand to go back`);
}

/**
 * Throws unless `site` serves the release in `folder`, and lets no browser keep what is missing.
 * @param {string} site
 * @param {string} folder
 */
export async function verified(site, folder, { tries, pause } = PATIENCE) {
  const release = readFileSync(join(folder, 'release.txt'), 'utf8');
  for (let left = tries; left > 0; left -= 1) {
    const served = await (await fetch(`${site}/release.txt`)).text();
    if (served === release) break;
    if (left === 1) throw new Error(`${site} does not serve this release`);
    await setTimeout(pause);
  }
  const { status, headers } = await fetch(`${site}/assets/none.js`);
  if (status === 404 && headers.get('cache-control') === 'no-store') return;
  throw new Error(`${site} answers a missing asset with ${status} and '${headers.get('cache-control')}', not no-store`);
}

const [, script = '', question = ''] = process.argv;
if (import.meta.url === pathToFileURL(script).href) {
  const { SITE = '', COMMIT = '', GH_TOKEN: token = '', GITHUB_OUTPUT } = process.env;
  const { GITHUB_API_URL: api = '', GITHUB_REPOSITORY: repository = '' } = process.env;
  /** @type {Record<string, () => Promise<unknown>>} */
  const questions = {
    reviewed: () => reviewed({ api, repository, token }),
    chosen: async () => appendFileSync(GITHUB_OUTPUT ?? '', `commit=${await chosen(SITE, COMMIT)}\n`),
    newer: () => newer(SITE, COMMIT),
    verified: () => verified(SITE, 'dist'),
  };
  try {
    await questions[question]?.();
    console.log(`${question}: yes`);
  } catch (error) {
    console.log(`::error::${/** @type {Error} */ (error).message}`);
    process.exitCode = 1;
  }
}
