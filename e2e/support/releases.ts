/** Releases of the built site on a host, which serves one of them at a time by the deployed `firebase.json`. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Handler, serve } from '../../tools/site/serve';

export interface Host {
  address: string;
  /** Makes the release in this folder live. */
  publish(release: string): void;
  close(): void;
}

/** A host of the releases in `folder`; the handler `first` gets each request before it. */
export async function runHost(folder: string, first?: Handler): Promise<Host> {
  const live = join(folder, `live-${crypto.randomUUID()}`);
  const publish = (release: string) => {
    symlinkSync(resolve(folder, release), `${live}-next`);
    renameSync(`${live}-next`, live);
  };
  mkdirSync(folder, { recursive: true });
  const site = await serve({ directory: live, first });
  return { ...site, publish };
}

/** The built site as a release. Each asset's hash ends with the letter `name`, as if every file had changed. */
export function makeRelease(folder: string, name: string): string {
  const release = join(folder, name);
  rmSync(release, { recursive: true, force: true });
  cpSync('dist-fixture', release, { recursive: true });
  const assets = readdirSync(join(release, 'assets'));
  const renamed = new Map(assets.map((file) => [file, file.replace(/.(\.\w+)$/, `${name}$1`)]));
  for (const [file, other] of renamed) renameSync(join(release, 'assets', file), join(release, 'assets', other));
  writeFileSync(join(release, 'release.txt'), [name, ...renamed.values()].join('\n'));
  const pattern = new RegExp(assets.join('|').replaceAll('.', '\\.'), 'g');
  for (const file of readdirSync(release, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css)$/.test(file)) continue;
    const text = readFileSync(join(release, file), 'utf8');
    writeFileSync(
      join(release, file),
      text.replaceAll(pattern, (asset) => renamed.get(asset) ?? asset),
    );
  }
  return name;
}

/** Adds the assets of the release `live` to `release`, as a deployment does. */
export async function keepAssets(folder: string, live: string, release: string): Promise<void> {
  const { address, close } = await serve({ directory: join(folder, live) });
  await promisify(execFile)('node', ['tools/deploy/keepAssets.mjs', address, join(folder, release)]);
  close();
}

/** The asset of `release` whose name begins so, as `/assets/careers-abcdefA.js`. */
export function assetOf(folder: string, release: string, name: string, type = 'js'): string {
  const file = readdirSync(join(folder, release, 'assets')).find(
    (one) => one.startsWith(`${name}-`) && one.endsWith(`${release}.${type}`),
  );
  if (!file) throw new Error(`${release} has no ${name}`);
  return `/assets/${file}`;
}
