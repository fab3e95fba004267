/** Rules of an install: each package is exactly the locked one, and none runs an install script. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { git } from '../../site/git';

interface Entry {
  integrity?: string;
  resolved?: string;
  link?: boolean;
}

const locks = git('ls-files', '*package-lock.json');

it('there is a lock file for the site and for each tool that has packages', () => {
  expect(locks).toContain('package-lock.json');
  expect(locks).toContain('tools/deploy/package-lock.json');
});

it.each(locks)('%s: each package has its hash, and no address', (file) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> };
  const entries = Object.entries(packages).filter(([name, { link }]) => name && !link);
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter(([, { integrity }]) => !integrity).map(([name]) => name)).toEqual([]);
  expect(entries.filter(([, { resolved }]) => resolved).map(([name]) => name)).toEqual([]);
});

it.each(locks)('%s: no package runs a script as it is installed', (file) => {
  expect(readFileSync(join(dirname(file), '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
