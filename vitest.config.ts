import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import viteConfig from './vite.config.ts';

// The tests expect this content, on the day of tests; the builds that they start inherit it.
process.env.CATALOGUE = 'fixture';

/** Tests of the second tier: what the centre's staff change in a copy, with whole builds (`npm run test:all`). */
const NIGHTLY = '**/*.nightly.spec.ts';
/** Tests of the built sites: those for any content read `dist`, those for known words `dist-fixture`. */
const LIVE_SITE = 'spec/built-site/live/*.spec.ts';
const BUILT_SITE = 'spec/built-site/*.spec.ts';
/** Tests that read or write dates, run in another time zone too. */
const DATES = 'spec/content/{calendar,formats,intake-states,warnings}.spec.ts';

/** Tests that need fresh modules: modules that run once in a page, or whose data or environment a test changes. */
const ISOLATED = [
  'spec/2-screens/{entry,load-fonts,pre-hydration-links,hydrate,page-area,page-area-walks}.spec.tsx',
  'spec/1-product/analytics-words.spec.tsx',
  'spec/8-errors/page-failures.spec.tsx',
];

/** The same in Node: they mock modules. */
const ISOLATED_IN_NODE = [
  'spec/1-product/{accessibility-statement,backends}.spec.ts',
  'spec/7-calls/*.spec.ts',
  'spec/build/prerender.spec.ts',
  'spec/content/{listed-days,season}.spec.ts',
];

export default defineConfig((env) => {
  /** A project, with Vite's plugins of its own. Extending this file would load it, and with it the catalogue, for each. */
  const project = (name: string, include: string[], test: TestProjectInlineConfiguration['test']) => ({
    ...viteConfig(env),
    test: {
      name,
      include,
      includeTaskLocation: true,
      // In ms; long, because whole pages and brochures are rendered, on machines that may be busy.
      testTimeout: 60_000,
      hookTimeout: 180_000,
      // A test that asserts nothing fails.
      expect: { requireAssertions: true },
      ...test,
    },
  });
  // Hooks after a test run in reverse order, so the real clock is back before the page is unmounted.
  const setupFiles = ['spec/support/setup.ts', 'spec/support/undo.ts'];
  return {
    test: {
      maxWorkers: availableParallelism() + 1,
      // Console lines go straight out: one that Vitest still passes on when its worker ends would fail the whole run.
      disableConsoleIntercept: true,
      reporters: ['default', 'json'],
      outputFile: { json: 'reports/results/vitest.json' },
      projects: [
        // Modules load once in each worker, except for the files of ISOLATED, which test module state.
        project('node', ['{spec,tools}/**/*.spec.ts', '{src,build}/**/*.test.ts'], {
          environment: 'node',
          isolate: false,
          setupFiles: ['spec/support/undo.ts'],
          exclude: [...configDefaults.exclude, NIGHTLY, LIVE_SITE, BUILT_SITE, ...ISOLATED_IN_NODE],
        }),
        project('node-isolated', ISOLATED_IN_NODE, { environment: 'node', setupFiles: ['spec/support/undo.ts'] }),
        project('jsdom', ['spec/**/*.spec.tsx'], {
          environment: 'jsdom',
          isolate: false,
          exclude: [...configDefaults.exclude, ...ISOLATED],
          setupFiles: [...setupFiles, 'spec/support/preloadPages.ts'],
        }),
        project('jsdom-isolated', ISOLATED, { environment: 'jsdom', setupFiles }),
        project('live-site', [LIVE_SITE], {
          environment: 'jsdom',
          globalSetup: 'spec/built-site/support/build.ts',
        }),
        project('built-site', [BUILT_SITE], {
          environment: 'jsdom',
          globalSetup: 'spec/built-site/support/build.ts',
        }),
        // A zone ahead of South Africa. The other projects use the machine's zone.
        project('Pacific/Auckland', [DATES], { environment: 'node', env: { TZ: 'Pacific/Auckland' } }),
        ...(process.env.TIER === 'all' ? [project('slow', [NIGHTLY], { environment: 'node' })] : []),
      ],
    },
  };
});
