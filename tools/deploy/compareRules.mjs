// @ts-check
/**
 * Compares the active rules of a Firebase project with those of this repository: `node compareRules.mjs <project>`, with
 * `ACCESS_TOKEN` in the environment. It is JavaScript without packages, because it runs with the identity that deploys.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const API = 'https://firebaserules.googleapis.com/v1';
/** File of the repository → the beginning of its release's name; storage has a release for each bucket. */
const RELEASES = { 'firestore.rules': 'cloud.firestore', 'storage.rules': 'firebase.storage' };

/**
 * A line for each file whose active rules differ from those here.
 * @param {string} project
 * @param {string} token
 * @returns {Promise<string[]>}
 */
export async function differences(project, token) {
  /** @param {string} name */
  const get = async (name) => {
    const response = await fetch(`${API}/${name}`, { headers: { Authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${name}: Firebase answers ${response.status}`);
    return response.json();
  };
  const { releases = [] } = await get(`projects/${project}/releases`);
  const lines = await Promise.all(
    Object.entries(RELEASES).map(async ([file, begin]) => {
      const deployed = releases.filter((/** @type {{ name: string }} */ { name }) =>
        name.split('/releases/')[1]?.startsWith(begin),
      );
      if (deployed.length === 0) return [`${project}: ${file} is not deployed`];
      const texts = await Promise.all(
        deployed.map(
          async (/** @type {{ rulesetName: string }} */ { rulesetName }) =>
            (await get(rulesetName)).source.files[0].content,
        ),
      );
      return texts.every((text) => text === readFileSync(file, 'utf8'))
        ? []
        : [`${project}: other rules hold than ${file}`];
    }),
  );
  return lines.flat();
}

const [, script = '', project = ''] = process.argv;
if (import.meta.url === pathToFileURL(script).href) {
  const lines = await differences(project, process.env.ACCESS_TOKEN ?? '');
  for (const line of lines) console.error(line);
  if (lines.length > 0) process.exitCode = 1;
}
