import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { createFilter, defineConfig, loadEnv, type Plugin } from 'vite';

import { catalogueViews } from './build/catalogue.ts';
import { siteFolder } from './build/catalogueChoice.mjs';
import { hoverStyles } from './build/hoverStyles.ts';
import { pageRoutes } from './build/pageRoutes.ts';
import { prerenderRoutes } from './build/prerender.ts';
import { yamlModules } from './build/yaml.mjs';
import { checkBackendEnv } from './src/services/firebaseConfig.ts';

const root = import.meta.dirname;

/** Parts of many pages. */
const SHARED = ['src/{ui,sections/common,sections/intakes}/**'];

/** Modules that `SHARED` matches, but that few kinds of page use. */
const APART = [
  'src/sections/common/{NumberedSteps,TextBlock}.*',
  '{src/sections/common/examples,src/ui/Figure}/**',
  'src/sections/intakes/{IntakeTable,OpenLessons}.*',
];

/** Returns a test: is a module the style of one of `included`, and of none of `excluded`? */
function isStyleOf(included: string[], excluded: string[] = []): (id: string) => boolean {
  const isOf = createFilter(included, excluded);
  return (id) => id.includes('.vanilla.css') && isOf(id);
}

/**
 * Groups of modules that share a chunk, with all that these import; the first group that has a module keeps it. Libraries
 * change rarely, and are evaluated in separate tasks (`src/client/entry.ts`). Decision 0004 has measured alternatives.
 */
const chunks = [
  // The styles that pages share, without the menus'. Separate files would have more overhead than content.
  {
    name: 'site',
    test: isStyleOf(
      ['src/{theme,shell}/**', ...SHARED],
      ['src/shell/navigation/{ProgrammesPanel,Mobile,Search,MenuRow}*', ...APART],
    ),
  },
  { name: 'main', test: /src\/client\/entry\.ts$|vite\/preload-helper/ },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|src\/client\/react\.ts$/,
  },
  { name: 'shell', test: /src\/(client\/hydrate|ui\/motif\/madeMotif)\./ },
  // The facts of programmes and their dates, and parts of many pages.
  {
    name: 'shared',
    test: createFilter(
      ['{src,spec/fixtures}/catalogue/**', ...SHARED],
      ['**/catalogue/{engagement,openLessons}.yaml', '**/catalogue/interface/**', ...APART],
    ),
    minShareCount: 4,
  },
];

/** Chunks that every page loads at first: later ones need not preload them. */
const EVERYWHERE = /\/(main|react|rolldown-runtime|shared|shell|site)-/;

/** Serves msw's service worker to `npm run dev` alone, from the installed package, so that it has the library's version. */
const mockWorker: Plugin = {
  name: 'mock-worker',
  apply: 'serve',
  configureServer({ middlewares }) {
    const script = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
    middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript').end(readFileSync(script));
    });
  },
};

export default defineConfig(({ mode }) => {
  checkBackendEnv(loadEnv(mode, root, 'VITE_'));
  return {
    plugins: [
      yamlModules(),
      pageRoutes(root),
      react(),
      vanillaExtractPlugin({ identifiers: mode === 'production' ? 'short' : 'debug' }),
      catalogueViews(root),
      prerenderRoutes(root),
      mockWorker,
    ],
    // Keeps `light-dark()`, because the minifier's replacement would be in every page.
    css: { postcss: { plugins: [hoverStyles()] }, lightningcss: { exclude: Features.LightDark } },
    // Vite's own minifier keeps the parentheses round React's modules, so a browser compiles them once
    // (docs/decisions/0004-scripts-start-after-the-first-paint.md has the measure).
    build: {
      outDir: siteFolder(),
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, needed) => needed.filter((name) => !EVERYWHERE.test(name)),
      },
    },
    environments: {
      client: {
        build: {
          license: { fileName: 'licences.txt' },
          rolldownOptions: {
            input: 'index.html',
            preserveEntrySignatures: 'exports-only',
            // No getter here has a side effect: that saves 0.1 KB.
            treeshake: { propertyReadSideEffects: false },
            // Short hashes, because every page has these names. Six letters tell only 64 chunks apart.
            output: {
              codeSplitting: { groups: chunks },
              chunkFileNames: 'assets/[name]-[hash:7].js',
              entryFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames: 'assets/[name]-[hash:7][extname]',
            },
          },
        },
      },
    },
  };
});
