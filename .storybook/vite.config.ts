import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogueModules } from '../build/catalogue.ts';
import { TEST_DAY } from '../build/day.ts';
import { pageRoutes } from '../build/pageRoutes.ts';

const root = `${import.meta.dirname}/..`;

// Stories show intakes that are open, closing and full: true on one day.
process.env.SITE_DAY ??= TEST_DAY;

/** The site's own steps without those that make pages and files of it. Class names stay readable. */
export default defineConfig({
  plugins: [pageRoutes(), react(), vanillaExtractPlugin({ identifiers: 'debug' }), catalogueModules(root)],
  // A page of the catalogue is for people with a fast line.
  build: { target: 'baseline-widely-available', chunkSizeWarningLimit: 4000 },
});
