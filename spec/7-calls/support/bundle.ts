/** Bundles a few lines that use the services, in memory. */
import { resolve } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';

const root = resolve(import.meta.dirname, '../../..');

/** A file of the bundle: its name, its code, and the packages and source files in it. */
export interface Chunk {
  name: string;
  code: string;
  isEntry: boolean;
  sources: string[];
}

/** Bundles a page whose entry is the given code, as production does. Its variables come from `process.env`. */
export async function bundle(code: string): Promise<Chunk[]> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'virtual:entry' ? id : null),
    load: (id) => (id === 'virtual:entry' ? code : null),
  };
  const { output } = (await build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    plugins: [entry],
    build: { write: false, modulePreload: false, rolldownOptions: { input: 'virtual:entry' } },
  })) as Rollup.RollupOutput;
  return output
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, code: text, isEntry, moduleIds }) => ({
      name: fileName,
      code: text,
      isEntry,
      sources: moduleIds.map((id) => id.replace(/^.*\/node_modules\//, '').replace(`${root}/`, '')),
    }));
}

/** `true` if a chunk has code of this package. */
export function holds({ sources }: Chunk, packageName: string): boolean {
  return sources.some((source) => source.startsWith(`${packageName}/`));
}
