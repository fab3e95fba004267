/** How Stryker is run, and over what. */
import { join } from 'node:path';
import type { Stryker } from '@stryker-mutator/core';
import { createFilter } from 'vite';
import { reportFolder } from './report';

type Options = ConstructorParameters<typeof Stryker>[0];

/** Everything below `src/` with behaviour. What is left out has none that a test in vitest could see. */
const leftOut = [
  'src/**/*.d.ts',
  // Prose, prices, dates and glyphs, which the catalogue's check holds.
  'src/catalogue/{applying,categories,content,engagement,intakes,navigation,organisation,sample}.ts',
  'src/catalogue/{pages,programmes}/**',
  // Vite's `import.meta.glob` takes literals alone, and a mutant is none.
  'src/catalogue/index.ts',
  // Looks: CSS, line icons and patterns, which the tests in a browser see.
  'src/theme/**',
  'src/ui/Icon/Icon.tsx',
  'src/ui/bloom/{Quilt.tsx,tiles.ts}',
  'src/sections/not-found/NotFoundArt.tsx',
  'src/shell/{navigation/growth.ts,**/drawings.ts}',
  // The stand-ins for outside hosts: part of the tests.
  'src/mocks/**',
];

/** A run over `mutate`, patterns of files or `file:first-last`; its report goes to `reports/mutation/<name>.{html,json}`. */
export const optionsOf = (name: string, mutate: string[]): Options => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './tools/mutation/noDependencies.mjs'],
  ignorers: ['no-dependencies'],
  // Not `related`: vitest does not see that a spec comes to a page or a panel, which is fetched when it is asked for.
  vitest: { configFile: 'tools/mutation/tests/vitest.config.ts', related: false },
  mutate,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // All specs of an area, once, on a machine that may be busy.
  dryRunTimeoutMinutes: 10,
  // ms, on top of one and a half times what the tests took the first time.
  timeoutMS: 10_000,
  // Copied into the sandbox is only what the tests read.
  ignorePatterns: ['a11y', 'bench', 'dist', 'docs', 'e2e', 'reports'],
  tempDirName: '.stryker-tmp',
  // TypeScript 7 has no API for Stryker to rewrite this file with, and nothing in it needs rewriting.
  tsconfigFile: 'none',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  htmlReporter: { fileName: `${reportFolder}/${name}.html` },
  jsonReporter: { fileName: `${reportFolder}/${name}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: false },
});

/** Whether the file at `path`, relative to the repository at `root`, is mutated. */
export function isMutated(root: string, path: string): boolean {
  return createFilter('src/**/*.{ts,tsx}', leftOut, { resolve: root })(join(root, path));
}
