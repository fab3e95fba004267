/** The vitest configuration for mutation testing: the quick specs of `src/` and `build/`. */
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import site from '../../vitest.config.ts';

/** Slow specs that kill no mutant: they build copies, run commands, read sources, or test code that is not mutated. */
const leftOut = [
  'tools/**',
  'spec/build/{change-content.nightly,supported-browsers}.spec.ts',
  'spec/7-calls/bundles.spec.ts',
  'spec/7-calls/mocks.spec.ts',
  'spec/7-calls/web-vitals.spec.ts',
];

/** Stops the run if a spec does not load, which Stryker's runner overlooks (stryker-js #6150). */
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
      // The plugins are shared. Extending would load the configuration again and draw all brochures again.
      // Without the projects for other time zones and for React's production build.
      projects: projects
        .filter(({ test: project }) => !project?.env)
        .map(({ test: project }) => ({
          plugins,
          test: {
            ...project,
            // In ms; more than any wait in a test.
            testTimeout: 30_000,
            setupFiles: [...[project?.setupFiles ?? []].flat(), 'tools/mutation/shortTimeouts.ts'],
            exclude: [...(project?.exclude ?? []), ...leftOut],
          },
        })),
    },
  };
});
