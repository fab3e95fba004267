// @ts-check
/**
 * Deploys the rules of this repository to Firebase projects: `node tools/deploy/rules.mjs <project>…`, with `ACCESS_TOKEN` in
 * the environment. The role `firebaserules.admin` is enough: it asks no other service, and makes no database and no bucket.
 * It is JavaScript without packages, because it runs with the identity that deploys.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Beginning of a release's name → the file with its rules. Storage has a release for each bucket, Firestore for each database. */
const FILES = { 'cloud.firestore': 'firestore.rules', 'firebase.storage': 'storage.rules' };

/**
 * @typedef {{ name: string, rulesetName: string }} Release
 * @typedef {{ changed: string[], failed: string[] }} Result
 */

/**
 * Moves each release of `project` that holds other rules to those of this repository, and reads it back. What fails keeps the
 * rules that it had, and holds up no other release. A project without a release is shut: Firebase refuses what has no rules.
 * @param {string} project
 * @param {string} token of Google
 * @param {string} [api] address of the Firebase Rules API
 * @returns {Promise<Result>} one line for each release that held other rules, and one for each failure
 */
export async function deployRules(project, token, api = 'https://firebaserules.googleapis.com') {
  /** @type {(name: string, method?: string, body?: object) => Promise<any>} */
  const ask = async (name, method = 'GET', body = undefined) => {
    const response = await fetch(`${api}/v1/${name}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.json().catch(() => ({}));
    if (response.ok) return answer;
    throw new Error(`Firebase answers ${response.status} ${answer.error?.message ?? ''}`.trim());
  };
  /** @type {() => Promise<Release[]>} */
  const allReleases = async () => {
    const found = [];
    let page = '';
    do {
      const { releases = [], nextPageToken = '' } = await ask(
        `projects/${project}/releases?pageSize=100&pageToken=${encodeURIComponent(page)}`,
      );
      found.push(...releases);
      page = nextPageToken;
    } while (page);
    return found;
  };
  /** @type {(ruleset: string, text: string) => Promise<boolean>} */
  const holds = async (ruleset, text) => {
    const { source } = await ask(ruleset);
    return source.files.length === 1 && source.files[0].content === text;
  };
  /** @type {Result} */
  const result = { changed: [], failed: [] };
  try {
    for (const { name, rulesetName } of await allReleases()) {
      const id = name.split('/releases/')[1] ?? '';
      const file = Object.entries(FILES).find(([service]) => id === service || id.startsWith(`${service}/`))?.[1];
      if (!file) continue;
      try {
        const content = readFileSync(file, 'utf8');
        if (await holds(rulesetName, content)) continue;
        const made = await ask(`projects/${project}/rulesets`, 'POST', {
          source: { files: [{ name: file, content }] },
        });
        await ask(name, 'PATCH', { release: { name, rulesetName: made.name } });
        const now = await ask(name);
        if (!(await holds(now.rulesetName, content))) throw new Error('other rules hold after the change too');
        result.changed.push(`${project}: ${id} held other rules than ${file}. They are replaced.`);
      } catch (error) {
        result.failed.push(`${project}: ${id}: its rules may be open: ${/** @type {Error} */ (error).message}`);
      }
    }
  } catch (error) {
    result.failed.push(`${project}: its rules could not be read: ${/** @type {Error} */ (error).message}`);
  }
  return result;
}

const [, script = '', ...projects] = process.argv;
if (import.meta.url === pathToFileURL(script).href) {
  const { ACCESS_TOKEN = '', FIREBASE_RULES_URL } = process.env;
  for (const project of new Set(projects)) {
    const { changed, failed } = await deployRules(project, ACCESS_TOKEN, FIREBASE_RULES_URL);
    for (const line of changed) console.log(`::warning::${line}`);
    for (const line of failed) console.log(`::error::${line}`);
    if (changed.length + failed.length === 0) console.log(`${project}: the rules of this repository hold.`);
    if (failed.length > 0) process.exitCode = 1;
  }
}
