// @ts-check
/** What is mutated, and how: `node tools/site/run.mjs tools/mutation/command.ts`. A survivor that may live stands in `excuses.mjs`, with the reason. */

/** Code without behaviour that a test in vitest could see. */
const leftOut = [
  'src/**/*.{test,stories,css}.{ts,tsx}',
  'src/**/*.d.ts',
  // Prose, prices, dates and motifs, which the catalogue's check holds.
  'src/catalogue/{applying,content,pageSchemas,partSchemas}.ts',
  // Vite's `import.meta.glob` takes literals alone, and a mutant is none.
  'src/catalogue/index.ts',
  // Looks: CSS, line icons and patterns, which the tests in a browser see.
  'src/theme/**',
  'src/ui/Icon/Icon.tsx',
  'src/ui/motif/{Pattern.tsx,tiles.ts}',
  'src/sections/not-found/NotFoundArt.tsx',
  'src/shell/{navigation/menuMotifs.ts,**/drawings.ts}',
  // Nothing there runs without a receiver: web-vitals.spec.ts and bundles.spec.ts test the build.
  'src/services/webVitals.ts',
  // The mocks of outside hosts: part of the tests.
  'src/mocks/**',
  // Steps that only a whole build takes, and pictures: the tests in a browser look at what they make.
  'build/*.test.ts',
  'build/{catalogue,catalogueModules,serverEntry,mockWorker,pageRoutes,pageStyles,prerender,styleNames}.ts',
  'build/{familyColours,socialImages,textPath}.ts',
];

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './excuses.mjs'].map((name) => import.meta.resolve(name)),
  ignorers: ['excuses'],
  // Not `related`: vitest does not see which specs load a page or a panel on demand.
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  mutate: ['src/**/*.{ts,tsx}', 'build/**/*.ts', ...leftOut.map((pattern) => `!${pattern}`)],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // All specs, once, on a machine that may be busy.
  dryRunTimeoutMinutes: 20,
  // ms, on top of one and a half times what the tests took the first time.
  timeoutMS: 10_000,
  // Every survivor is killed or excused.
  thresholds: { high: 100, low: 100, break: 100 },
  incrementalFile: 'reports/mutation/incremental.json',
  // Copied into the sandbox is only what the tests read.
  ignorePatterns: ['a11y', 'dist', 'docs', 'e2e', 'reports'],
  tempDirName: '.stryker-tmp',
  // TypeScript 7 has no API for Stryker to rewrite this file with, and nothing in it needs rewriting.
  tsconfigFile: 'none',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/index.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: true },
};
