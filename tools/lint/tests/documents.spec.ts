/** What the documents name: a file or folder that is not there misleads every reader. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { git } from '../../site/git';

const documents = (git(process.cwd(), 'ls-files', '*.md') ?? '')
  .split('\n')
  .filter((file) => file && !file.startsWith('a11y/'));

/** The places that a document names in code, from the root, and in links, from its own folder. */
function placesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
  const named = [...text.matchAll(/`((?:\.storybook|a11y|build|docs|e2e|public|spec|src|tools)\/[\w./-]+)`/g)];
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)];
  return [...named.map(([, place = '']) => place), ...linked.map(([, place = '']) => join(dirname(file), place))];
}

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.e2e.ts', '.spec.ts', '.spec.tsx', '.engines.ts'];

it.each(documents)('%s names files and folders that are there', (file) => {
  const isThere = (place: string) => ENDINGS.some((ending) => existsSync(place.replace(/\.$/, '') + ending));
  expect(placesIn(file).filter((place) => !isThere(place))).toEqual([]);
});
