import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { catalogueModules } from './build/catalogue.ts';
import { mockWorker } from './build/mockWorker.ts';
import { pageRoutes } from './build/pageRoutes.ts';
import { prerenderRoutes } from './build/prerender.ts';
import { checkBackendEnv } from './src/services/firebaseConfig.ts';

const root = import.meta.dirname;

export default defineConfig(({ mode }) => {
  checkBackendEnv(loadEnv(mode, root, 'VITE_'));
  return {
    plugins: [pageRoutes(), react(), catalogueModules(root), prerenderRoutes(root), mockWorker()],
    build: { target: 'baseline-widely-available', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    test: {
      includeTaskLocation: true,
      // ms; brochures and whole pages are drawn for real, on machines that may be busy.
      testTimeout: 30_000,
      reporters: ['default', 'json'],
      outputFile: { json: 'reports/results/vitest.json' },
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            setupFiles: ['scripts/spec-trace/nameProject.ts'],
            include: ['spec/**/*.spec.ts', 'src/**/*.test.ts', 'build/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'jsdom',
            environment: 'jsdom',
            include: ['spec/**/*.spec.tsx', 'src/**/*.test.tsx'],
            setupFiles: ['spec/support/setup.ts', 'scripts/spec-trace/nameProject.ts'],
          },
        },
      ],
    },
  };
});
