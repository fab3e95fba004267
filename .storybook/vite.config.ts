import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogueModules } from '../build/catalogue.ts';
import { TEST_DAY } from '../build/day.ts';
import { pageRoutes } from '../build/pageRoutes.ts';
import { yamlModules } from '../build/yaml.mjs';

const root = `${import.meta.dirname}/..`;

// Stories show this content; on this day its intakes are open, closing and full.
process.env.CATALOGUE ??= 'fixture';
process.env.SITE_DAY ??= TEST_DAY;

/** The site's Vite plugins, without those that write pages and files. Class names stay readable. */
export default defineConfig({
  plugins: [
    yamlModules(),
    pageRoutes(),
    react(),
    vanillaExtractPlugin({ identifiers: 'debug' }),
    catalogueModules(root),
  ],
  // Storybook is for developers: its size matters less.
  build: { target: 'baseline-widely-available', chunkSizeWarningLimit: 4000 },
});
