import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

// The tests expect this content, on the day of tests; the builds that they start inherit it.
process.env.CATALOGUE = 'fixture';

/** Tests of the second tier: what the centre's staff change in a copy, with whole builds (`npm run test:all`). */
const NIGHTLY = '**/*.nightly.spec.ts';
/** Tests of the built sites: those for any content read `dist`, those for known words `dist-fixture`. */
const LIVE_SITE = 'spec/built-site/live/*.spec.ts';
const BUILT_SITE = 'spec/built-site/*.spec.ts';
/** Tests that read or write dates, run in another time zone too. */
const DATES = 'spec/content/{calendar,catalogue-views,catalogue-warnings,formats,intake-states}.spec.ts';

/** Tests that need fresh modules: modules that run once in a page, or whose data or environment a test changes. */
const ISOLATED = [
  'spec/2-screens/{entry,load-fonts,pre-hydration-links,hydrate,page-area,page-area-walks}.spec.tsx',
  'spec/1-product/{marked-task,prices,words}.spec.tsx',
  'spec/8-errors/page-failures.spec.tsx',
];

export default defineConfig((env) => ({
  ...viteConfig(env),
  test: {
    includeTaskLocation: true,
    maxWorkers: availableParallelism() + 1,
    // In ms; long, because whole pages and brochures are rendered, on machines that may be busy.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // A test that asserts nothing fails.
    expect: { requireAssertions: true },
    // Console lines go straight out: one that Vitest still passes on when its worker ends would fail the whole run.
    disableConsoleIntercept: true,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/results/vitest.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          setupFiles: ['spec/support/undo.ts'],
          include: ['{spec,tools}/**/*.spec.ts', '{src,build}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, NIGHTLY, LIVE_SITE, BUILT_SITE],
        },
      },
      // Modules load once in each worker, except for the files of ISOLATED, which test module state.
      ...['jsdom', 'jsdom-isolated'].map((name) => ({
        extends: true as const,
        test: {
          name,
          environment: 'jsdom' as const,
          isolate: name === 'jsdom-isolated',
          include: name === 'jsdom' ? ['spec/**/*.spec.tsx'] : ISOLATED,
          exclude: name === 'jsdom' ? [...configDefaults.exclude, ...ISOLATED] : [],
          // Hooks after a test run in reverse order, so the real clock is back before the page is unmounted.
          setupFiles: [
            ...['spec/support/setup.ts', 'spec/support/undo.ts'],
            ...(name === 'jsdom' ? ['spec/support/preloadPages.ts'] : []),
          ],
        },
      })),
      {
        extends: true,
        test: {
          name: 'live-site',
          environment: 'jsdom',
          globalSetup: 'spec/built-site/support/buildLive.ts',
          include: [LIVE_SITE],
        },
      },
      {
        extends: true,
        test: {
          name: 'built-site',
          environment: 'jsdom',
          globalSetup: 'spec/built-site/support/buildFixture.ts',
          include: [BUILT_SITE],
        },
      },
      // A zone ahead of South Africa. The other projects use the machine's zone.
      {
        extends: true,
        test: {
          name: 'Pacific/Auckland',
          environment: 'node',
          env: { TZ: 'Pacific/Auckland' },
          include: [DATES],
        },
      },
      ...(process.env.TIER === 'all'
        ? [
            {
              extends: true as const,
              test: {
                name: 'slow',
                environment: 'node' as const,
                include: [NIGHTLY],
              },
            },
          ]
        : []),
    ],
  },
}));
