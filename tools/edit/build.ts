/** The editor as files of a deployment. Started by the site's build, where a repository is configured. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { build } from 'vite';
import { catalogueModules } from '../../build/catalogue';
import { pageRoutes } from '../../build/pageRoutes';
import { yamlModules } from '../../build/yaml.mjs';
import { decapFiles, editor, page } from './editor';

const root = process.cwd();
const [, , outDir = 'dist', backend = '{}'] = process.argv;
const admin = join(outDir, 'admin');

await build({
  root,
  configFile: false,
  logLevel: 'error',
  base: '/admin/',
  publicDir: false,
  plugins: [
    yamlModules(),
    pageRoutes(),
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    catalogueModules(root),
    editor(root, JSON.parse(backend)),
  ],
  // The preview switches between schemes.
  css: { lightningcss: { exclude: Features.LightDark } },
  build: {
    outDir: resolve(admin),
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

const css = ['editor.css', 'pane.css'];
for (const name of css) copyFileSync(join(root, 'tools/edit', name), join(admin, name));
mkdirSync(join(admin, 'decap'));
for (const [name, file] of decapFiles(root)) copyFileSync(file, join(admin, 'decap', name));
writeFileSync(join(admin, 'index.html'), page('Edit the site', '/admin/cms.js', '/admin/editor.css'));
writeFileSync(join(admin, 'preview.html'), page('Preview', '/admin/preview.js', '/admin/assets/style.css'));
