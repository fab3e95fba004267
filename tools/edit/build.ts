/** Builds the editor's own site into `dist-editor` or a given folder: `node tools/site/run.mjs tools/edit/build.ts`. */
import { cpSync, renameSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, loadEnv } from 'vite';
import { catalogueViews } from '../../build/catalogue';
import { pageRoutes } from '../../build/pageRoutes';
import { yamlModules } from '../../build/yaml.mjs';
import { gitHubBackend } from './config';
import { DECAP, editor } from './editor';

const root = process.cwd();
const pages = ['index.html', 'preview.html'];
const outDir = resolve(process.argv[2] ?? 'dist-editor');
const backend = gitHubBackend(loadEnv('production', root, 'EDIT_'));

await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [
    yamlModules(),
    pageRoutes(root),
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    catalogueViews(root),
    editor(root, backend),
  ],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    rolldownOptions: { input: pages.map((name) => `tools/edit/${name}`) },
  },
});

for (const name of pages) renameSync(join(outDir, 'tools/edit', name), join(outDir, name));
const isDecap = (file: string) => statSync(file).isDirectory() || /decap-cms\.js(\.LICENSE\.txt)?$/.test(file);
cpSync(join(root, DECAP), join(outDir, 'decap'), { recursive: true, filter: isDecap });
