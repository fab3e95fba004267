import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { catalogueModules } from './build/catalogue.ts';
import { pageRoutes } from './build/pageRoutes.ts';
import { prerenderRoutes } from './build/prerender.ts';

const root = import.meta.dirname;

export default defineConfig({
  plugins: [pageRoutes(), react(), catalogueModules(root), prerenderRoutes(root)],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['spec/**/*.spec.ts', 'src/**/*.test.ts', 'build/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: ['spec/**/*.spec.tsx', 'src/**/*.test.tsx'],
          setupFiles: ['spec/support/setup.ts'],
        },
      },
    ],
  },
});
