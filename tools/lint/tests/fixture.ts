/** A small repository under the rules of this one's `biome.json`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The lines, as `src/a.ts:1`, that the linter refuses in `files`. */
export function refusedLines(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    const config = JSON.parse(readFileSync('biome.json', 'utf8'));
    const plugins = config.plugins.map((plugin: string) => resolve(plugin));
    writeFileSync(join(root, 'biome.json'), JSON.stringify({ ...config, plugins, vcs: { enabled: false } }));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const { stdout } = spawnSync(
      resolve('node_modules/.bin/biome'),
      ['lint', '--reporter=github', '--max-diagnostics=none', '--diagnostic-level=error'],
      { cwd: root, encoding: 'utf8' },
    );
    const places = stdout.replaceAll(`${root}/`, '').matchAll(/^::error [^\n]*file=([^,]+),line=(\d+)/gm);
    return [...new Set(Array.from(places, ([, file, line]) => `${file}:${line}`))].sort();
  } finally {
    rmSync(root, { recursive: true });
  }
}
