import type { Server } from 'node:http';

/** Starts the site's server: see `serve.mjs`. `port` 0 takes any free one; `directory` is relative to the project. */
export function serve(options?: { port?: number; directory?: string }): Promise<Server>;
