import { execSync } from 'node:child_process';
import type { AddressInfo, Server } from 'node:net';
import { serve } from './serve.ts';

/** Builds the site as it now is, of the chosen content, and serves it on a free port. Resolves with the server and its address. */
export async function serveBuild(): Promise<{ server: Server; baseURL: string }> {
  execSync('npm run --silent build', { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
  const server = await serve({ port: 0 });
  return { server, baseURL: `http://localhost:${(server.address() as AddressInfo).port}` };
}
