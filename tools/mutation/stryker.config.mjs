// @ts-check
/** Configuration of `node tools/site/run.mjs tools/mutation/command.ts`. `excuses.mjs` lists code that is not mutated. */

/** Files whose behaviour no vitest test could see. */
const leftOut = [
  'src/**/*.{test,stories,css}.{ts,tsx}',
  'src/**/*.d.ts',
  // Prose, prices, dates and motifs, which the catalogue's check covers.
  'src/catalogue/{applying,content,pageSchemas,rootFileSchemas}.ts',
  // Vite's `import.meta.glob` accepts only literals, and a mutant is none.
  'src/catalogue/index.ts',
  // Appearance: CSS, line icons and patterns, which the browser tests cover.
  'src/theme/**',
  'src/ui/Icon/Icon.tsx',
  'src/ui/motif/{Pattern.tsx,tiles.ts}',
  'src/sections/not-found/NotFoundArt.tsx',
  'src/shell/{navigation/menuMotifs.ts,**/drawings.ts}',
  // It does nothing without a receiver: web-vitals.spec.ts and bundles.spec.ts test the build.
  'src/services/webVitals.ts',
  // The mocks of outside hosts: part of the tests.
  'src/mocks/**',
  // Steps of a whole build, and pictures: the browser tests check the results.
  'build/*.test.ts',
  'build/{catalogue,catalogueModules,serverEntry,mockWorker,pageRoutes,pageStyles,prerender,styleNames}.ts',
  'build/{familyColours,socialImages,textPath}.ts',
];

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './excuses.mjs'].map((name) => import.meta.resolve(name)),
  ignorers: ['excuses'],
  // Not `related`, because vitest does not know which specs load a page or a panel on demand.
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  mutate: ['src/**/*.{ts,tsx}', 'build/**/*.ts', ...leftOut.map((pattern) => `!${pattern}`)],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // All specs, once, on a machine that may be busy.
  dryRunTimeoutMinutes: 20,
  // In ms, on top of one and a half times the tests' first duration.
  timeoutMS: 10_000,
  // Every survivor is killed or excused.
  thresholds: { high: 100, low: 100, break: 100 },
  incrementalFile: 'reports/mutation/incremental.json',
  // The sandbox gets only files that the tests read.
  ignorePatterns: ['a11y', 'dist', 'docs', 'e2e', 'reports'],
  tempDirName: '.stryker-tmp',
  // Stryker could not rewrite it, because TypeScript 7 has no API for that; it needs no change.
  tsconfigFile: 'none',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/index.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: true },
};
