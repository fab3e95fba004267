/** Queries of git. */
import { spawnSync } from 'node:child_process';

/** The lines that `git` writes; none if it fails. */
export function git(...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/** The current commit, with a mark if files differ from it; 'unknown' outside a repository. */
export function currentCommit(): string {
  const [head = 'unknown'] = git('rev-parse', 'HEAD');
  return git('status', '--porcelain').length > 0 ? `${head} with local changes` : head;
}
