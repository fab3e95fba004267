/** Serves the built site on a free port as it is deployed: compressed, with the real cache headers. */
import type { AddressInfo } from 'node:net';
import { type Handler, serve } from './serve.ts';

export interface RunningSite {
  /** Address, as `http://localhost:41234`. */
  address: string;
  close(): void;
}

/** Serves `directory`. The handler `first` gets each request before the files; `config` has the host's settings. */
export async function runSite(directory: string, first?: Handler, config?: string): Promise<RunningSite> {
  const server = await serve({ port: 0, directory, first, ...(config && { config }) });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
