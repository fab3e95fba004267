import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '../../../spec/support/folder';
import { serve } from '../../site/serve';

const NEW = { 'index.html': '', 'assets/main-2.js': '', 'assets/x-1.js': 'of the build' };

/** Keeps the assets of a live site with these files in a new build, and returns the build's folder and what was said. */
async function keep(live: Record<string, string>) {
  const [site, build] = [await serve({ directory: makeFolder({ '404.html': '', ...live }) }), makeFolder(NEW)];
  onTestFinished(() => site.close());
  const { stdout, stderr } = await promisify(execFile)('node', ['tools/deploy/keepAssets.mjs', site.address, build]);
  return { build, assets: readdirSync(join(build, 'assets')).toSorted(), said: stdout + stderr };
}

it('a release keeps the own assets of the one before, and none of the one before that', async () => {
  const { build, assets, said } = await keep({
    'release.txt': 'a commit\nmain-1.js\nfont-1.woff2\nx-1.js\ngone-1.js\n../index.html\n',
    'assets/main-1.js': 'main',
    'assets/font-1.woff2': 'font',
    'assets/x-1.js': 'of the live site',
    'assets/main-0.js': 'kept when this release was made',
  });
  expect(said).toBe('2 assets of the live release are kept.\n');
  expect(assets).toEqual(['font-1.woff2', 'main-1.js', 'main-2.js', 'x-1.js']);
  const read = (file: string) => readFileSync(join(build, file), 'utf8');
  expect([read('assets/font-1.woff2'), read('assets/x-1.js'), read('index.html')]).toEqual([
    'font',
    'of the build',
    '',
  ]);
});

it('the first release has none to keep', async () => {
  const { assets, said } = await keep({});
  expect(said).toContain('has no release: nothing is kept.');
  expect(assets).toEqual(['main-2.js', 'x-1.js']);
});
