/** The outside hosts for `npm run dev`. The worker script comes from `build/mockWorker.ts`. */
import { setupWorker } from 'msw/browser';
import { onCollected } from './collected';
import { handlers, refuseOutsideHosts } from './handlers';

/** Puts a service worker between the page and the network, and logs each analytics event, one a line. */
export async function startMocks(): Promise<void> {
  onCollected(({ name, parameters }) => {
    console.info(`analytics: ${name} ${parameters.page_path} '${parameters.page_title}'`);
  });
  await setupWorker(...handlers).start({ onUnhandledRequest: refuseOutsideHosts, quiet: true });
}
