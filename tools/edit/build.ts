/** Builds the editor's own site into `dist-editor` or a given folder: `node tools/site/run.mjs tools/edit/build.ts`. */
import { copyFileSync, cpSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, loadEnv } from 'vite';
import { catalogueViews } from '../../build/catalogue';
import { pageRoutes } from '../../build/pageRoutes';
import { yamlModules } from '../../build/yaml.mjs';
import { gitHubBackend } from './config';
import { DECAP, editor, page } from './editor';

const root = process.cwd();
const outDir = resolve(process.argv[2] ?? 'dist-editor');
const backend = gitHubBackend(loadEnv('production', root, 'EDIT_'));

await build({
  root,
  configFile: false,
  logLevel: 'error',
  base: './',
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
    cssCodeSplit: false,
    rolldownOptions: {
      input: { cms: 'tools/edit/cms.ts', preview: 'tools/edit/preview.tsx' },
      output: { entryFileNames: '[name].js', assetFileNames: 'assets/[name][extname]' },
    },
  },
});

for (const name of ['editor.css', 'pane.css']) copyFileSync(join(root, 'tools/edit', name), join(outDir, name));
const isDecap = (file: string) => statSync(file).isDirectory() || /decap-cms\.js(\.LICENSE\.txt)?$/.test(file);
cpSync(join(root, DECAP), join(outDir, 'decap'), { recursive: true, filter: isDecap });
writeFileSync(join(outDir, 'index.html'), page('Edit the site', 'cms.js', 'editor.css'));
writeFileSync(join(outDir, 'preview.html'), page('Preview', 'preview.js', 'assets/style.css'));
