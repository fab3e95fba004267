import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FIXTURE_FOLDER } from '../../build/catalogueChoice.mjs';
import { pagePaths } from '../../build/pagePaths';
import { NOT_FOUND, pageFile } from '../../build/paths';
import { git } from './git';

const CATALOGUE = 'src/catalogue';

/**
 * Copies the repository to a new folder, to change and build it there. The copy's own content is the fixture's, so that
 * tests can quote it: pages without an entry in the fixture are left out. Copies share packages, and none its cache.
 */
export async function copySite(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const pages = [...(await pagePaths(process.cwd())), NOT_FOUND].map(pageFile);
  const isKept = (file: string) =>
    file.startsWith('src/pages/') ? pages.includes(file) : !(file.startsWith(CATALOGUE) && file.endsWith('.yaml'));
  const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter(isKept);
  // With their times, because `installPackages` compares those of a lock file and of what is installed.
  for (const file of files) cpSync(file, join(root, file), { preserveTimestamps: true });
  cpSync(FIXTURE_FOLDER, join(root, CATALOGUE), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((one) => !/^\.(?:cache|vite)/.test(one)))
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  return root;
}
