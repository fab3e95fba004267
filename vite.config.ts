import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { loadEnv } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { catalogueModules } from './build/catalogue.ts';
import { TEST_DAY } from './build/day.ts';
import { mockWorker } from './build/mockWorker.ts';
import { pageRoutes } from './build/pageRoutes.ts';
import { prerenderRoutes } from './build/prerender.ts';
import { reactExports } from './build/reactExports.ts';
import { routerParts } from './build/routerParts.ts';
import { shortStyleNames } from './build/styleNames.ts';
import { checkBackendEnv, hasBackend } from './src/services/firebaseConfig.ts';

const root = import.meta.dirname;
const DRAWN_BY_BUILD = 'spec/dates-year.spec.ts';

// What the specs expect of dates is true on one day; the builds that they start inherit it.
if (process.env.VITEST) process.env.SITE_DAY ??= TEST_DAY;

/**
 * Which modules share a chunk in the browser. Libraries change rarely and are evaluated in tasks of their own (`src/main.ts`).
 * What most pages need comes before what some need: a group takes along what its modules import.
 */
const chunks = [
  // A single file of the styles that pages share, but for the menus': around each of its own more is said than it holds.
  {
    name: 'site',
    test: /src\/(theme|ui|shell\/(?!programmes-menu\/(?!Programmes)|navigation\/Mobile)|sections\/(common\/|intakes\/IntakeRow|programme\/Programme(Card|Name))).*\.css\.ts\.vanilla\.css/,
    priority: 10,
  },
  // Those of a programme's page, with what its scripts draw on it.
  {
    name: 'programme',
    test: /src\/sections\/programme\/(?!Programme(Card|Name)|Wide|Plan|Kind|Category).*\.css\.ts\.vanilla\.css/,
    priority: 10,
  },
  { name: 'main', test: /src\/main\.ts$|vite\/preload-helper/, priority: 9 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|react-exports:|src\/react\.ts$/, priority: 8 },
  // What every page has: its shell, and the parts that pages draw with as well.
  {
    name: 'shell',
    test: /node_modules\/react-router|src\/((App|start)\.tsx$|paths|theme|catalogue\/organisation|ui\/(format|Button|Icon|IconButton|Section|\w+\.css|motif\/(?![qQ]uilt)))/,
    priority: 7,
  },
  // The facts of programmes and their dates, and what shows them as cards and tables.
  {
    name: 'programmes',
    test: /virtual:catalogue\/(facts|brochures)|catalogue\/(intakes|duration)|sections\/(intakes|programme\/(ProgrammeCard|ProgrammeName|WorkSketch))|ui\/Chip/,
    minShareCount: 2,
    priority: 4,
  },
  { name: 'common', test: /src\/(sections\/common|ui|catalogue)\//, minShareCount: 4, priority: 3 },
];

/** What every page has from its first visit: nothing that comes later need name it. */
const EVERYWHERE = /\/(main|react|rolldown-runtime|shell)-/;

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, root, 'VITE_');
  checkBackendEnv(env);
  return {
    plugins: [
      pageRoutes(),
      reactExports(),
      routerParts(root),
      react(),
      vanillaExtractPlugin({ identifiers: mode === 'production' ? shortStyleNames(root) : 'debug' }),
      catalogueModules(root),
      prerenderRoutes(root),
      mockWorker(),
    ],
    // The colour schemes are written out: the minifier's stand-in for `light-dark()` would be in every page.
    css: { lightningcss: { exclude: Features.LightDark } },
    build: {
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
            // No page imports the projects' services: a build that has them keeps them as an entry of their own (S1-11).
            input: ['index.html', ...(hasBackend(env) ? ['src/services/backends.ts'] : [])],
            preserveEntrySignatures: 'exports-only',
            // Names with seven letters of hash: each stands in every page. Six tell only 64 chunks apart.
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
    test: {
      includeTaskLocation: true,
      // Its own thread mostly waits, and so do the tests of what a visitor does.
      maxWorkers: availableParallelism() + 1,
      // ms; brochures, whole pages and sites are drawn for real, on machines that may be busy.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      reporters: ['default', 'json'],
      // A part of a run has its results beside those of the others (`tools/gate/steps.ts`).
      outputFile: { json: `reports/results/vitest${process.env.SHARD ? `-${process.env.SHARD}` : ''}.json` },
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            setupFiles: ['spec/support/patience.ts', 'tools/spec-trace/nameProject.ts'],
            include: ['{spec,tools}/**/*.spec.ts', '{src,build}/**/*.test.ts'],
            exclude: [...configDefaults.exclude, DRAWN_BY_BUILD],
          },
        },
        // Thousands of whole pages: drawn as the build does it, by React without its warnings, in a third of the time.
        {
          extends: true,
          oxc: { jsx: { development: false } },
          test: {
            name: 'build',
            environment: 'node',
            env: { NODE_ENV: 'production' },
            setupFiles: ['spec/support/patience.ts', 'tools/spec-trace/nameProject.ts'],
            include: [DRAWN_BY_BUILD],
          },
        },
        // What reads or writes days again, on machines elsewhere: a day is the same there.
        ...['Africa/Johannesburg', 'Pacific/Auckland', 'America/Los_Angeles'].map((TZ) => ({
          extends: true as const,
          test: {
            name: TZ,
            environment: 'node' as const,
            env: { TZ },
            setupFiles: ['spec/support/patience.ts', 'tools/spec-trace/nameProject.ts'],
            include: ['spec/{calendar,catalogue-views,catalogue-warnings,formats,intake-states}.spec.ts'],
          },
        })),
        {
          extends: true,
          test: {
            name: 'jsdom',
            environment: 'jsdom',
            include: ['spec/**/*.spec.tsx', 'src/**/*.test.tsx'],
            setupFiles: ['spec/support/setup.ts', 'spec/support/patience.ts', 'tools/spec-trace/nameProject.ts'],
          },
        },
      ],
    },
  };
});
