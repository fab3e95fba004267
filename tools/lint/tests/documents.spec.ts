/** The files, folders and names that documents and `vite.config.ts` name must exist, and the statements that any file names. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { requirements } from '../../../spec/requirements';
import { git } from '../../site/git';

const documents = git('ls-files', '*.md').filter((file) => !file.startsWith('a11y/'));
const code = git('ls-files', '*.ts', '*.tsx', '*.mjs', '*.yaml', '*.yml', '*.json', '*.jsonc', '*.grit')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const words = new Set(code.match(/\w+/g));

const proseOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');

/** Paths that a document names: in code, from the root; in links, from its own folder. */
function placesIn(file: string): string[] {
  const text = proseOf(file);
  const named = [...text.matchAll(/`((?:\.storybook|a11y|build|docs|e2e|public|spec|src|tools)\/[\w./-]+)`/g)];
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)];
  return [...named.map(([, place = '']) => place), ...linked.map(([, place = '']) => join(dirname(file), place))];
}

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.e2e.ts', '.spec.ts', '.spec.tsx', '.engines.ts'];

it.each(documents)('%s names files, folders and code that are there', (file) => {
  const isThere = (place: string) => ENDINGS.some((ending) => existsSync(place.replace(/\.$/, '') + ending));
  expect(placesIn(file).filter((place) => !isThere(place))).toEqual([]);
  // A name of several words, as `lazyPart` or `PageArea`: what stands in one word may be anything.
  const names = [...proseOf(file).matchAll(/`(\w*[a-z][A-Z]\w*)`/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !words.has(name))).toEqual([]);
});

it('every statement that a file names by its id is in the register', () => {
  const named = new Set(git('grep', '-IowhE', 'S[0-9]+-[0-9]+', '--', ':!docs/specification.md'));
  expect(named.size).toBeGreaterThan(100);
  for (const { id } of requirements) named.delete(id);
  expect([...named]).toEqual([]);
});

it('every component that vite.config.ts names for a chunk is there', () => {
  const globs = readFileSync('vite.config.ts', 'utf8').matchAll(/'(src\/[\w/-]+)\/\{([\w,]+)\}\.\*'/g);
  const named = [...globs].flatMap(([, folder, names = '']) => names.split(',').map((name) => `${folder}/${name}`));
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((name) => !['.ts', '.tsx', '.css.ts'].some((ending) => existsSync(name + ending)))).toEqual([]);
});
