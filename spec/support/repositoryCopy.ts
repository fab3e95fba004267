/** A copy of the repository whose own content is the fixture, to change as the centre's staff do. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pagePaths } from '../../build/pagePaths';
import { NOT_FOUND, pageFile } from '../../build/paths';

const CATALOGUE = 'src/catalogue';

/** Copies the files under version control. Packages are shared, but each copy has its own cache, for two builds at once. */
async function copyRepository(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'centre-'));
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  const pages = new Set([...(await pagePaths(process.cwd())), NOT_FOUND].map(pageFile));
  const isOwn = (file: string) =>
    !(file.startsWith('src/pages/') && !pages.has(file)) && !(file.startsWith(CATALOGUE) && file.endsWith('.yaml'));
  for (const file of stdout.trim().split('\n').filter(isOwn)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    cpSync(file, join(root, file));
  }
  cpSync('spec/fixtures/catalogue', join(root, CATALOGUE), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((one) => !/^\.(?:cache|vite)/.test(one)))
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  return root;
}

export interface RepositoryCopy {
  root: string;
  read(file: string): string;
  /** Writes a file of the repository and notes that it was touched. */
  write(file: string, text: string): void;
  /** Replaces text of a file; a text that is not there is an error. */
  edit(file: string, ...changes: [from: string | RegExp, to: string][]): void;
  /** The YAML files of its own content. */
  contentFiles(): string[];
  /** Files touched since the last call. */
  touched(): string[];
  /** Runs one of the packages' commands there, on `day`. */
  run(day: string, ...words: string[]): { status: number | null; output: string };
  remove(): void;
}

export async function repositoryCopy(): Promise<RepositoryCopy> {
  const root = await copyRepository();
  const files = new Set<string>();
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    files.add(file);
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  return {
    root,
    read,
    write,
    edit(file, ...changes) {
      let text = read(file);
      for (const [from, to] of changes) {
        const changed = text.replace(from, to);
        if (changed === text) throw new Error(`${file} has no ${from}`);
        text = changed;
      }
      write(file, text);
    },
    contentFiles: () =>
      readdirSync(join(root, CATALOGUE), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.yaml'))
        .map((file) => `${CATALOGUE}/${file}`),
    touched() {
      const list = [...files].sort();
      files.clear();
      return list;
    },
    run(day, ...words) {
      const { VITEST: _vitest, CATALOGUE: _catalogue, TIER: _tier, NODE_ENV: _mode, ...env } = process.env;
      const { status, stdout, stderr } = spawnSync(process.execPath, words, {
        cwd: root,
        encoding: 'utf8',
        env: { ...env, SITE_DAY: day, NO_COLOR: '1' },
        maxBuffer: 2 ** 28,
      });
      return { status, output: `${stdout}${stderr}` };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
