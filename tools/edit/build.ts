/** Builds the editor's own site into `dist-editor` or a given folder: `node tools/site/run.mjs tools/edit/build.ts`. */
import { cpSync, renameSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, loadEnv } from 'vite';
import { DECAP, editor, gitHubBackend } from './editor';

const root = process.cwd();
const pages = ['index.html', 'preview.html'];
const outDir = resolve(process.argv[2] ?? 'dist-editor');
const backend = gitHubBackend(loadEnv('production', root, 'EDIT_'));

process.env.CATALOGUE ??= 'live';
await build({
  root,
  // The site's parts, without what writes its pages.
  configFile: '.storybook/vite.config.ts',
  logLevel: 'error',
  plugins: [editor(root, backend)],
  build: {
    outDir,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: pages.map((name) => `tools/edit/${name}`) },
  },
});

for (const name of pages) renameSync(join(outDir, 'tools/edit', name), join(outDir, name));
const isDecap = (file: string) => statSync(file).isDirectory() || /decap-cms\.js(\.LICENSE\.txt)?$/.test(file);
cpSync(join(root, DECAP), join(outDir, 'decap'), { recursive: true, filter: isDecap });
