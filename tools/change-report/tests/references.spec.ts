import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { git } from '../../site/git';
import { changedReferences } from '../references';

const root = mkdtempSync(join(tmpdir(), 'references-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const picture = (name: string) => join(root, 'pictures/reference/ui', `${name}.png`);
const commit = (words: string) => {
  git(root, 'add', '-A');
  git(root, '-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', words);
  return git(root, 'rev-parse', 'HEAD');
};

describe('the reference pictures that a change brings', () => {
  git(root, 'init', '-q', '-b', 'main');
  mkdirSync(join(root, 'pictures/reference/ui'), { recursive: true });
  for (const name of ['same', 'changed', 'gone']) writeFileSync(picture(name), name);
  const start = commit('before');
  git(root, 'checkout', '-qb', 'change');
  writeFileSync(picture('changed'), 'otherwise');
  writeFileSync(picture('added'), 'added');
  writeFileSync(join(root, 'pictures/reference/browser.json'), '{}');
  rmSync(picture('gone'));
  commit('after');

  it('EXTRA each is named, and nothing else', () => {
    expect(changedReferences(root)).toEqual([{ name: 'ui/added' }, { name: 'ui/changed' }, { name: 'ui/gone' }]);
  });

  it('EXTRA both sides are shown where there are two', () => {
    const at = (commitOf: string, name: string) =>
      `https://host/a/b/blob/${commitOf}/pictures/reference/ui/${name}.png?raw=true`;
    expect(changedReferences(root, { repository: 'https://host/a/b', head: 'abc' })).toEqual([
      { name: 'ui/added', now: at('abc', 'added') },
      { name: 'ui/changed', before: at(start ?? '', 'changed'), now: at('abc', 'changed') },
      { name: 'ui/gone', before: at(start ?? '', 'gone') },
    ]);
  });

  it('EXTRA outside a repository nothing is known', () => {
    const bare = mkdtempSync(join(tmpdir(), 'no-repository-'));
    expect(changedReferences(bare)).toBeUndefined();
    rmSync(bare, { recursive: true });
  });
});
