import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig, loadEnv } from 'vite';

import { catalogueViews } from './build/catalogue.ts';
import { siteFolder } from './build/catalogueChoice.mjs';
import { hoverStyles } from './build/hoverStyles.ts';
import { mockWorker } from './build/mockWorker.ts';
import { pageRoutes } from './build/pageRoutes.ts';
import { prerenderRoutes } from './build/prerender.ts';
import { shortStyleNames, shortVariables } from './build/styleNames.ts';
import { yamlModules } from './build/yaml.mjs';
import { checkBackendEnv } from './src/services/firebaseConfig.ts';

const root = import.meta.dirname;

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });

/** Returns a test: is a module below one of `paths`, of `src` or the catalogue? The longest match decides; `!` excludes. */
function isBelow(...paths: string[]): (id: string) => boolean {
  const begins = (file: string, path: string) => file.replaceAll('\\', '/').startsWith(path.replace('!', ''));
  const unknown = paths.find((path) => !sources.some((file) => begins(file, path)));
  if (unknown) throw new Error(`vite.config.ts: no file of src/ begins with ${unknown}`);
  const longestFirst = paths.sort((a, b) => b.length - a.length);
  return (id) => {
    const file = id.replace(/.*\/(src|fixtures)\//, '');
    return longestFirst.find((path) => begins(file, path))?.startsWith('!') === false;
  };
}

/** The same for the styles of these modules. */
function isStyleBelow(...paths: string[]): (id: string) => boolean {
  const isModuleBelow = isBelow(...paths);
  return (id) => id.includes('.vanilla.css') && isModuleBelow(id);
}

const inFolder = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);

/** Steps and lists of text pages, which neither home nor a programme has. */
const STEPS = inFolder('sections/common', 'FactList', 'GrowingSteps', 'NumberedSteps', 'PointList', 'TextBlock');

/** Parts of many pages. */
const SHARED = [
  ...['ui', 'sections/common', 'sections/intakes', ...STEPS.map((path) => `!${path}`)],
  ...inFolder('sections/programme', 'CardArt', 'Disclosure', 'PrintedContact', 'ProgrammeCardFrame', 'ProgrammeName'),
  // Parts of one kind of page.
  ...inFolder('!sections/common', 'Accreditation', 'ProgrammeAreas'),
  ...inFolder('!sections/intakes', 'IntakeTable', 'OpenLessons', 'ProgrammeIntakes'),
];

/**
 * Groups of modules that share a chunk, with all that these import; the first group that has a module keeps it. Libraries change
 * rarely, and are evaluated in separate tasks (`src/client/entry.ts`). Decision 0004 has the alternatives that were measured.
 */
const chunks = [
  // The styles that pages share, without the menus'. Separate files would have more overhead than content.
  {
    name: 'site',
    test: isStyleBelow(
      ...['theme', 'shell', '!shell/navigation/Mobile', '!shell/programmes-menu', 'shell/programmes-menu/Programmes'],
      ...SHARED,
    ),
  },
  // Styles of a programme's page and its late parts.
  { name: 'programme', test: isStyleBelow('sections/programme'), minShareCount: 4 },
  { name: 'main', test: /src\/client\/entry\.ts$|vite\/preload-helper/ },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|src\/client\/react\.ts$/,
  },
  { name: 'shell', test: isBelow('client/hydrate', 'madeMotif') },
  // The facts of programmes and their dates, and parts of many pages.
  {
    name: 'shared',
    test: isBelow('catalogue', '!catalogue/engagement', '!catalogue/interface', '!catalogue/openLessons', ...SHARED),
    minShareCount: 4,
  },
  { name: 'steps', test: isBelow(...STEPS) },
  // The lesson's program and its code, for the home page and the lesson's own.
  { name: 'lesson', test: isBelow('sections/home/HeroLesson', 'sections/lesson/CodePanel') },
];

/** Chunks that every page loads at first: later ones need not preload them. */
const EVERYWHERE = /\/(main|react|rolldown-runtime|shared|shell|site)-/;

export default defineConfig(({ mode }) => {
  checkBackendEnv(loadEnv(mode, root, 'VITE_'));
  return {
    plugins: [
      yamlModules(),
      pageRoutes(root),
      react(),
      vanillaExtractPlugin({ identifiers: mode === 'production' ? shortStyleNames(root) : 'debug' }),
      shortVariables(),
      catalogueViews(root),
      prerenderRoutes(root),
      mockWorker(),
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
