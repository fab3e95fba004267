/** Mocked outside hosts for tests that run in Node. */
import { setupServer } from 'msw/node';
import { handlers, refuseOutsideHosts } from './handlers';

export const server = setupServer(...handlers);

/** Starts {@link server}; no request to another host gets through. */
export function listen(): void {
  server.listen({ onUnhandledRequest: refuseOutsideHosts });
}
