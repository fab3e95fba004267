/**
 * A copy of the site's source in another folder, to change and build without touching the site itself. Its live content is the
 * fixture's, so that tests of the copy can quote it.
 */
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { FIXTURE_FOLDER } from '../../build/catalogueChoice.mjs';
import { pagePaths } from '../../build/pagePaths';
import { pageFile } from '../../build/paths';

const PARTS = [
  'build',
  'public',
  'src',
  'firebase.json',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Copies the files that a build needs from `from` to `to`, which is emptied first. The packages are shared. */
export async function copySite(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  // Pages without an entry in the fixture are not copied.
  const pages = new Set((await pagePaths(from)).map((path) => join(from, pageFile(path))));
  const isPage = (file: string) => file.startsWith(join(from, 'src/pages')) && /^[^[]+\.tsx$/.test(basename(file));
  const filter = (file: string) => !file.endsWith('.yaml') && (!isPage(file) || pages.has(file));
  for (const part of PARTS) await cp(join(from, part), join(to, part), { recursive: true, filter });
  for (const folder of ['src/catalogue', FIXTURE_FOLDER])
    await cp(join(from, FIXTURE_FOLDER), join(to, folder), { recursive: true });
  await symlink(join(from, 'node_modules'), join(to, 'node_modules'), 'dir');
}
