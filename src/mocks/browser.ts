/** Mocked outside hosts for `npm run dev`. `vite.config.ts` serves the worker script. */
import { setupWorker } from 'msw/browser';
import { handlers, refuseOutsideHosts } from './handlers';

/** Starts the service worker, which logs each mocked request, analytics events included. */
export async function startMocks(): Promise<void> {
  await setupWorker(...handlers).start({ onUnhandledRequest: refuseOutsideHosts });
}
