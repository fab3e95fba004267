import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { catalogueModules } from './build/catalogue.ts';
import { TEST_DAY } from './build/day.ts';
import { mockWorker } from './build/mockWorker.ts';
import { pageRoutes } from './build/pageRoutes.ts';
import { prerenderRoutes } from './build/prerender.ts';
import { reactParts } from './build/reactParts.ts';
import { routerParts } from './build/routerParts.ts';
import { shortStyleNames } from './build/styleNames.ts';
import { checkBackendEnv, hasBackend } from './src/services/firebaseConfig.ts';

const root = import.meta.dirname;

// What the specs expect of dates is true on one day; the builds that they start inherit it.
if (process.env.VITEST) process.env.SITE_DAY ??= TEST_DAY;

/** Which modules share a chunk in the browser. Libraries change rarely and are evaluated in tasks of their own (`src/main.ts`). */
const chunks = [
  // Styles of parts that few of the pages draw whose scripts share a file: a file each, so that only those hold them.
  {
    name: (id: string) => /(\w+)\.css\.ts/.exec(id)?.[1] ?? null,
    test: /(Chip|IntakeRow|Pieces)\.css\.ts\.vanilla\.css/,
    priority: 10,
  },
  { name: 'main', test: /src\/main\.ts$|vite\/preload-helper/, priority: 9 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|src\/react\.ts$|rolldown\/runtime/, priority: 8 },
  // What every page needs. A group takes along what its modules import, so this one goes before those that follow.
  {
    name: 'base',
    test: /node_modules\/react-router|src\/(theme|ui\/(Button|Icon|IconButton|Section|\w+\.css|bloom\/(Bloom|bloom|Soil|tiles)))/,
    priority: 7,
  },
  // Drawn on a visitor's first sign, so not part of a page's own styles.
  { name: 'overlays', test: /src\/shell\/(navigation\/Panel|page-area\/LoadingOverlay)/, priority: 6 },
  { name: 'shell', test: /src\/App\.tsx$/, priority: 5 },
  // The facts of programmes and their dates; and what shows them as cards and tables, which only some pages do.
  {
    name: 'programmes',
    test: /virtual:catalogue\/facts|catalogue\/(intakes|duration)|sections\/intakes\/(use|shown|programmeOf)/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'cards',
    test: /sections\/programme\/ProgrammeCard|sections\/common\/(Areas|Accreditation)|ui\/(Badge|Chip)|sections\/intakes\/(?!IntakeRow)/,
    minShareCount: 2,
    priority: 1,
  },
  // The quilts with the closing band, which home has too, and the head of a page that is neither home nor a programme's.
  { name: 'quilts', test: /sections\/common\/(ClosingBand|CallToAction)|ui\/bloom\/[qQ]uilt/, priority: 4 },
  { name: 'head', test: /sections\/common\/PageHead/, priority: 3 },
  // What home has not: the rows of tables and of steps.
  { name: 'rows', test: /sections\/common\/(StackingTable|NumberedSteps)/, priority: 3 },
  { name: 'common', test: /src\/(sections\/common|ui|catalogue)\//, minShareCount: 6, priority: 2 },
];

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, root, 'VITE_');
  checkBackendEnv(env);
  return {
    plugins: [
      pageRoutes(),
      reactParts(),
      routerParts(root),
      react(),
      vanillaExtractPlugin({ identifiers: mode === 'production' ? shortStyleNames(root) : 'debug' }),
      catalogueModules(root),
      prerenderRoutes(root),
      mockWorker(),
    ],
    // The colour schemes are written out: the minifier's stand-in for `light-dark()` would be in every page.
    css: { lightningcss: { exclude: Features.LightDark } },
    build: { target: 'baseline-widely-available', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
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
      // One more than vitest would take: its own thread mostly waits.
      maxWorkers: availableParallelism(),
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
