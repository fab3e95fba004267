/** A small repository with the rules of this one's `biome.json`. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeFolder } from '../../../spec/support/folder';

/** The lines, as `src/a.ts:1`, that the linter refuses in `files`. */
export function refusedLines(files: Record<string, string>): string[] {
  const config = JSON.parse(readFileSync('biome.json', 'utf8'));
  const plugins = config.plugins.map((plugin: string) => resolve(plugin));
  const configText = JSON.stringify({ ...config, plugins, vcs: { enabled: false } });
  const root = makeFolder({ 'biome.json': configText, ...files });
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--reporter=github', '--max-diagnostics=none', '--diagnostic-level=error'],
    { cwd: root, encoding: 'utf8' },
  );
  const places = stdout.replaceAll(`${root}/`, '').matchAll(/^::error [^\n]*file=([^,]+),line=(\d+)/gm);
  return [...new Set(Array.from(places, ([, file, line]) => `${file}:${line}`))].sort();
}
