// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Installs the packages of the tool in `folder`, unless those of its lock file are there. Never run two at once: each would
 * delete the other's files.
 * @param {string} folder
 */
export function installPackages(folder) {
  const manifest = join(folder, 'package.json');
  // A script at the root has the site's packages.
  if (folder === process.cwd() || !existsSync(manifest) || !JSON.parse(readFileSync(manifest, 'utf8')).dependencies)
    return;
  const lock = join(folder, 'package-lock.json');
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.error(`Installing the packages of ${relative(process.cwd(), folder)}, once.`);
  const { status } = spawnSync('npm', ['ci'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`the packages of ${folder} could not be installed; try npm ci there`);
}
