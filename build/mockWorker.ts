import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/**
 * Serves msw's service worker to `npm run dev` from the installed package, so that it has the library's version. It never
 * reaches the built site.
 */
export function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    apply: 'serve',
    configureServer({ middlewares }) {
      const script = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
      middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(readFileSync(script));
      });
    },
  };
}
