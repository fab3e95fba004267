import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';

/** Serves `dist/` on a free port, and builds it first where there is none. Resolves with the server and its address. */
export async function serveBuild(): Promise<{ server: Server; baseURL: string }> {
  if (!existsSync('dist/index.html')) execSync('npm run --silent build', { stdio: 'inherit' });
  const { serve } = (await import('./serve.mjs' as string)) as { serve(options: { port: number }): Promise<Server> };
  const server = await serve({ port: 0 });
  return { server, baseURL: `http://localhost:${(server.address() as AddressInfo).port}` };
}
