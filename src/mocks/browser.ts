/** Mocked outside hosts for `npm run dev`. `vite.config.ts` serves the worker script. */
import { setupWorker } from 'msw/browser';
import { onCollected } from './collected';
import { handlers, refuseOutsideHosts } from './handlers';

/** Starts the service worker, and logs each analytics event on a line. */
export async function startMocks(): Promise<void> {
  onCollected(({ name, parameters }) => {
    console.info(`analytics: ${name} ${parameters.page_path} '${parameters.page_title}'`);
  });
  await setupWorker(...handlers).start({ onUnhandledRequest: refuseOutsideHosts, quiet: true });
}
