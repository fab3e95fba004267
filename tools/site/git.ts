/** Queries of git. */
import { spawnSync } from 'node:child_process';

/** Output of `git` in the folder `root`, without the last line break; `undefined` if it fails. */
export function git(root: string, ...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout.trimEnd() : undefined;
}

/** The current commit, with a mark if files differ from it; 'unknown' outside a repository. */
export function currentCommit(): string {
  const root = process.cwd();
  const head = git(root, 'rev-parse', 'HEAD');
  if (head === undefined) return 'unknown';
  return git(root, 'status', '--porcelain') ? `${head} with local changes` : head;
}
