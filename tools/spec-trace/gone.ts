/** Which tests were there where the change began and are not any more: nothing else would tell a reviewer. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extraMark } from '../../spec/requirements';
import { changeStart, git } from '../site/git';
import { declaredTests } from './declared';
import type { Gone } from './model';
import { isTestFile } from './sources';
import { idsOfTest } from './titles';

/** What of `some` is left when each of `others` has taken one like it away. */
function without(some: readonly string[][], others: readonly string[][]): string[][] {
  const left = others.map((titles) => titles.join(' › '));
  return some.filter((titles) => {
    const index = left.indexOf(titles.join(' › '));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/**
 * The tests below `root` that went since the change began, by statement, with how many fewer the statement has now; a
 * test that only moved is none. Null where git does not know where the change began.
 */
export function goneTests(root: string): Gone | null {
  const since = changeStart(root);
  const changed = since && git(root, 'diff', '--name-only', '--no-renames', since);
  const added = git(root, 'ls-files', '--others', '--exclude-standard');
  if (since === undefined || changed === undefined || added === undefined) return null;
  // A file that was taken out of git and is there all the same is in both lists.
  const files = [...new Set([...changed.split('\n'), ...added.split('\n')])].filter(isTestFile);
  const before = files.flatMap((file) => declaredTests(file, git(root, 'show', `${since}:${file}`) ?? ''));
  const now = files.flatMap((file) =>
    existsSync(join(root, file)) ? declaredTests(file, readFileSync(join(root, file), 'utf8')) : [],
  );
  const gone = without(before, now);
  const ids = [...new Set(gone.flatMap((titles) => idsOfTest(titles)))];
  const count = (tests: readonly string[][], id: string) =>
    tests.filter((titles) => idsOfTest(titles).includes(id)).length;
  return {
    since,
    statements: ids
      .sort((a, b) => Number(a === extraMark) - Number(b === extraMark) || a.localeCompare(b))
      .map((id) => ({
        id,
        titles: gone.filter((titles) => idsOfTest(titles).includes(id)).map((titles) => titles.join(' › ')),
        fewer: Math.max(0, count(before, id) - count(now, id)),
      })),
  };
}
