import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogueViews } from '../build/catalogue.ts';
import { hoverStyles } from '../build/hoverStyles.ts';
import { pageRoutes } from '../build/pageRoutes.ts';
import { yamlModules } from '../build/yaml.mjs';

const root = `${import.meta.dirname}/..`;

// On the day of tests the intakes of this content are open, closing and full.
process.env.CATALOGUE ??= 'fixture';

/**
 * The site's Vite plugins, without those that write pages and files, for the storybook and the editor. Class names stay
 * readable.
 */
export default defineConfig({
  plugins: [
    yamlModules(),
    pageRoutes(root),
    react(),
    vanillaExtractPlugin({ identifiers: 'debug' }),
    catalogueViews(root),
  ],
  css: { postcss: { plugins: [hoverStyles()] } },
  // Neither is for visitors: its size matters less.
  build: { target: 'baseline-widely-available', chunkSizeWarningLimit: 4000 },
});
