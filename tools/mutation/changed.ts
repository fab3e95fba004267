/** The lines of `src/` and `build/` that a change touches, as git tells them. */
import { changeStart, git } from '../site/git';

/** Lines of a file, from 1, the last one included. */
export interface LineRange {
  file: string;
  first: number;
  last: number;
}

/** The added and changed lines in the output of `git diff --unified=0`. */
export function rangesOf(diff: string): LineRange[] {
  let file = '';
  return diff.split('\n').flatMap((line) => {
    const [, path] = /^\+\+\+ b\/(.*?)\t?$/.exec(line) ?? [];
    if (path !== undefined) file = path;
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (start === undefined || count === '0') return [];
    const first = Number(start);
    return [{ file, first, last: first + Number(count) - 1 }];
  });
}

/** The ranges that fit into `most` lines, in order, and the ones left out. */
export function fitting(ranges: readonly LineRange[], most: number): { kept: LineRange[]; leftOut: LineRange[] } {
  const kept: LineRange[] = [];
  const leftOut: LineRange[] = [];
  let room = most;
  for (const range of ranges) {
    const { file, first, last } = range;
    const fits = Math.min(room, last - first + 1);
    if (fits > 0) kept.push({ file, first, last: first + fits - 1 });
    if (first + fits <= last) leftOut.push({ file, first: first + fits, last });
    room -= fits;
  }
  return { kept, leftOut };
}

/** A range as Stryker takes and people read it: `src/paths.ts:3-8`. */
export function rangeText({ file, first, last }: LineRange): string {
  return `${file}:${first}-${last}`;
}

/** A path as a pattern of Stryker's: brackets in a page's name would be read as a set of letters. */
export function asPattern(path: string): string {
  return path.replace(/[[\]]/g, '?');
}

/**
 * Lines of `src/` and `build/` below `root` that differ from `since`, or from where the branch left main. Throws one
 * line when git does not know that commit.
 */
export function changedRanges(root: string, since = changeStart(root) ?? 'HEAD~1'): LineRange[] {
  const options = ['--unified=0', '--no-color', '--no-ext-diff', '--diff-filter=d'];
  const diff = git(root, 'diff', ...options, since, '--', 'src/*.ts', 'src/*.tsx', 'build/*.ts');
  if (diff === undefined) {
    throw new Error(`git does not know '${since}'; fetch the whole history, or name a commit with --since`);
  }
  return rangesOf(diff);
}
