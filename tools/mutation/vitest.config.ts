/** The vitest configuration for mutation testing: the quick specs of `src/` and `build/`. */
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import site from '../../vitest.config.ts';

/** They kill no mutant and take long: they build copies, run commands, read sources, or test what is not mutated. */
const leftOut = [
  'tools/**',
  'spec/build/{change-content.nightly,supported-browsers}.spec.ts',
  'spec/7-calls/bundles.spec.ts',
  'spec/7-calls/mocks.spec.ts',
  'spec/7-calls/web-vitals.spec.ts',
];

/** Stryker's runner overlooks a spec that does not load (stryker-js #6150): here it is an error of the whole run. */
class LoadErrors implements Reporter {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest) {
    this.vitest = vitest;
  }

  onTestModuleEnd(module: TestModule) {
    for (const error of module.errors()) this.vitest?.state.catchError(error, 'Load Error');
  }
}

export default defineConfig(async (env) => {
  const { plugins = [], test } = await site(env);
  const projects = (test?.projects ?? []) as TestProjectInlineConfiguration[];
  return {
    test: {
      reporters: [new LoadErrors()],
      // Not extended, which would load the configuration anew and draw all brochures again: the plugins are shared.
      // One machine's time zone will do, and React as it is developed with.
      projects: projects
        .filter(({ test: project }) => !project?.env)
        .map(({ test: project }) => ({
          plugins,
          test: {
            ...project,
            // ms; more than any wait in a test.
            testTimeout: 30_000,
            setupFiles: [...[project?.setupFiles ?? []].flat(), 'tools/mutation/shortTimeouts.ts'],
            exclude: [...(project?.exclude ?? []), ...leftOut],
          },
        })),
    },
  };
});
