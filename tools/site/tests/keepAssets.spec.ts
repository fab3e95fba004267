import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeFolder, writeBelow } from '../../../spec/support/folder';

let folder: string;
beforeEach(() => {
  folder = makeFolder();
});

/** Writes a release: address and content of its files. */
function release(name: string, files: Record<string, string>) {
  for (const [file, content] of Object.entries(files)) writeBelow(folder, `${name}/${file}`, content);
}

const keep = (live: string) =>
  spawnSync('node', ['tools/site/run.mjs', 'tools/site/keepAssets.ts', join(folder, live), join(folder, 'new')], {
    encoding: 'utf8',
  });

const assets = () => readdirSync(join(folder, 'new/assets')).sort();

it('a release keeps the assets of the one before, and none of the one before that', () => {
  release('live', {
    'index.html': '<script src="/assets/main-1.js">',
    'programs/x.html': '<script src="/assets/main-1.js" data-files="/assets/x-1.js">',
    'assets/main-1.js': 'import("./late-1.js")',
    'assets/late-1.js': 'new URL("font-1.woff2")',
    'assets/font-1.woff2': 'main-0.js',
    'assets/x-1.js': '',
    'assets/main-0.js': 'kept when this release was made',
  });
  release('new', { 'index.html': '<script src="/assets/main-2.js">', 'assets/main-2.js': '', 'assets/x-1.js': '' });
  const { status, stdout } = keep('live');
  expect([status, stdout]).toEqual([0, '3 assets of the live release are kept.\n']);
  expect(assets()).toEqual(['font-1.woff2', 'late-1.js', 'main-1.js', 'main-2.js', 'x-1.js']);
});

it('the first release has none to keep', () => {
  release('new', { 'index.html': '', 'assets/main-2.js': '' });
  const { status, stderr } = keep('live');
  expect([status, stderr]).toEqual([0, expect.stringContaining('has no release: nothing is kept.')]);
  expect(assets()).toEqual(['main-2.js']);
});
