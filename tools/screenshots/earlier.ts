/** The pictures to compare with: a folder of them, or those of an earlier commit, built anew. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takePictures } from './take';

function run(directory: string, command: string, ...options: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, options, { cwd: directory, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${[command, ...options].join(' ')}: ${stderr.trim().split('\n').at(-1)}`);
  return stdout.trim();
}

/** The full id of a commit named in any way that git knows. Throws one line for a name that it does not know. */
function commitOf(name: string): string {
  try {
    return run('.', 'git', 'rev-parse', '--verify', `${name}^{commit}`);
  } catch {
    throw new Error(`--compare ${name}: neither a folder of pictures nor a commit. Name one of them.`);
  }
}

/** The folder with the earlier pictures of `paths`; a commit's are taken once and kept in `reports`. */
export async function earlierPictures(name: string, paths: string[], reports: string): Promise<string> {
  if (existsSync(name) && statSync(name).isDirectory()) return name;
  const commit = commitOf(name);
  const pictures = join(reports, commit.slice(0, 10));
  if (existsSync(pictures)) return pictures;
  const checkout = mkdtempSync(join(tmpdir(), 'earlier-site-'));
  try {
    run('.', 'git', 'worktree', 'add', '--detach', checkout, commit);
    run(checkout, 'npm', 'ci', '--silent');
    run(checkout, 'npm', 'run', '--silent', 'build');
    await takePictures(join(checkout, 'dist'), pictures, paths);
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', checkout]);
    rmSync(checkout, { recursive: true, force: true });
  }
  return pictures;
}
