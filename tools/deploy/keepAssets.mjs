// @ts-check
/**
 * Adds the assets of the live release to a new build, so that pages opened before the new release find their chunks:
 * `node tools/deploy/keepAssets.mjs <live> dist`, with the address of the live site. Its `release.txt` lists its own assets, so
 * those that it has kept itself are left out.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [, , live = '', build = ''] = process.argv;

/** @param {string} name */
async function get(name) {
  const response = await fetch(`${live}/${name}`);
  if (response.ok || response.status === 404) return response.ok ? response : undefined;
  throw new Error(`${live}/${name}: ${response.status}`);
}

const list = await get('release.txt');
if (!list) console.warn(`${live} has no release: nothing is kept. That is right for the first one.`);
const [, ...assets] = list ? (await list.text()).split('\n') : [];
const missing = assets.filter((name) => /^[\w-][\w.-]*$/.test(name) && !existsSync(join(build, 'assets', name)));
const kept = await Promise.all(
  missing.map(async (name) => {
    const asset = await get(`assets/${name}`);
    if (asset) writeFileSync(join(build, 'assets', name), Buffer.from(await asset.arrayBuffer()));
    return asset !== undefined;
  }),
);
console.log(`${kept.filter(Boolean).length} assets of the live release are kept.`);
