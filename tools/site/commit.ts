import { execFileSync } from 'node:child_process';

/** The commit that is checked out, and whether the files differ from it; 'unknown' outside a repository. */
export function currentCommit(): string {
  const git = (...words: string[]) =>
    execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const head = git('rev-parse', 'HEAD');
    return git('status', '--porcelain') ? `${head} with local changes` : head;
  } catch {
    return 'unknown';
  }
}
