/** A copy of the repository whose own content is the fixture, to change as the centre's staff do. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '../../tools/site/copySite';
import { writeBelow } from './folder';

export type RepositoryCopy = Awaited<ReturnType<typeof repositoryCopy>>;

export async function repositoryCopy() {
  const root = await copySite();
  const files = new Set<string>();
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    files.add(file);
    writeBelow(root, file, text);
  };
  return {
    root,
    read,
    /** Writes a file of the repository and notes that it was touched. */
    write,
    /** Replaces text of a file; a text that is not there is an error. */
    edit(file: string, ...changes: [from: string | RegExp, to: string][]) {
      let text = read(file);
      for (const [from, to] of changes) {
        const changed = text.replace(from, to);
        if (changed === text) throw new Error(`${file} has no ${from}`);
        text = changed;
      }
      write(file, text);
    },
    /** The YAML files of its own content. */
    contentFiles: () =>
      readdirSync(join(root, 'src/catalogue'), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.yaml'))
        .map((file) => `src/catalogue/${file}`),
    /** Files touched since the last call. */
    touched() {
      const list = [...files].sort();
      files.clear();
      return list;
    },
    /** Runs one of the packages' commands there, on `day`. */
    run(day: string, ...words: string[]) {
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
