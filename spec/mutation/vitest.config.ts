/** The vitest configuration for mutation testing: the quick specs of `src/`. */
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import site from '../../vite.config.ts';

/** They build copies of the site, run commands, or test what is not mutated: they kill nothing and take long. */
const leftOut = [
  'spec/a11y-report/**',
  'spec/gate/**',
  'spec/mutation/**',
  'spec/brochures.spec.ts',
  'spec/calendar.spec.ts',
  'spec/change-content.spec.ts',
  'spec/s7-calls/bundles.spec.ts',
  'spec/s7-calls/mocks.spec.ts',
];

export default defineConfig(async (env) => {
  const config = await site(env);
  const projects = (config.test?.projects ?? []) as TestProjectInlineConfiguration[];
  return {
    ...config,
    test: {
      ...config.test,
      reporters: [],
      projects: projects.map((project) => ({ ...project, test: { ...project.test, exclude: leftOut } })),
    },
  };
});
