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

/**
 * Groups of modules that share a chunk. Libraries change rarely, and are evaluated in separate tasks (`src/client/entry.ts`).
 * Code of most pages comes before code of some, because a group includes the imports of its modules. Decision 0004 has the
 * alternatives that were measured.
 */
const chunks = [
  // The styles that pages share, without the menus'. Separate files would have more overhead than content.
  {
    name: 'site',
    test: /src\/(theme|ui|shell\/(?!programmes-menu\/(?!Programmes)|navigation\/Mobile)|sections\/(common\/(?!Accreditation|CopyingStatus|FactList|GrowingSteps|NumberedSteps|ProgrammeAreas|Roles)|intakes\/IntakeRow|programme\/(Programme(Card|Name)|Disclosure|PrintedContact))).*\.css\.ts\.vanilla\.css/,
    priority: 10,
  },
  // The styles of a programme's page, interactive parts included. The certificate's come with it.
  {
    name: 'programme',
    test: /src\/sections\/programme\/(?!Programme(Card|Name)|Disclosure|PrintedContact|Wide|Plan|Duration|Category|Certificate).*\.css\.ts\.vanilla\.css/,
    priority: 10,
  },
  { name: 'main', test: /src\/(client\/entry|shell\/page-area\/reloadOnce)\.ts$|vite\/preload-helper/, priority: 9 },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|src\/client\/react\.ts$/,
    priority: 8,
  },
  // The shell of every page, and parts that both shell and pages use.
  {
    name: 'shell',
    test: /catalogue\/organisation|src\/((App|client\/hydrate)\.tsx$|paths|madeMotif|theme|ui\/(format|Button|Icon|IconButton|Section|\w+\.css|motif\/(?![pP]attern)))/,
    priority: 7,
  },
  // The facts of programmes and their dates, and parts of many pages.
  {
    name: 'shared',
    test: /catalogue\/(?!interface|openLessons|engagement|brochures)|src\/(sections\/(common\/(?!FactList|GrowingSteps|NumberedSteps|PointList|TextBlock)|intakes\/(?!Programme)|programme\/(ProgrammeCard|ProgrammeName|Disclosure|PrintedContact|CardArt))|ui\/)/,
    minShareCount: 4,
    priority: 4,
  },
  // Parts of a few pages: separate files would have more headers than content.
  { name: 'small', test: /src\/ui\//, minShareCount: 2, priority: 3 },
  // Steps and lists of text pages, which neither home nor a programme has.
  {
    name: 'steps',
    test: /sections\/common\/(FactList|GrowingSteps|NumberedSteps|PointList|TextBlock)\.tsx$/,
    priority: 3,
  },
  // The lesson's program and its code, for its page and the home page.
  {
    name: 'lesson',
    test: /sections\/(lesson\/(grow|useLessonProgram|CodePanel)|home\/HeroLesson)\.tsx?$/,
    priority: 2,
  },
  { name: 'marked', test: /sections\/(marked\/|lesson\/CodePanel).*\.css\.ts\.vanilla\.css/, priority: 10 },
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
