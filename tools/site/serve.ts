/** Serves the built site with superstatic, Firebase Hosting's own server, from the deployed `firebase.json`. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import Module, { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import type Superstatic from 'superstatic/lib/server.js';
import { siteFolder } from '../../build/catalogueChoice.mjs';

const require = createRequire(import.meta.url);
// superstatic uses `re2` for the `regex` of redirects, which compiles C++ when installed. `overrides` in package.json replaces
// it by an empty package. JavaScript's RegExp reads the expressions of `build/hosting.ts` in the same way.
const re2 = createRequire(require.resolve('superstatic/lib/server.js')).resolve('re2');
require.cache[re2] = Object.assign(new Module(re2), { exports: RegExp, loaded: true });
const superstatic: typeof Superstatic = require('superstatic/lib/server.js');

const root = join(import.meta.dirname, '../..');
const UNKNOWN = '/unknown-address';
/** Most characters of an address; a file system accepts names of 255 bytes. */
const LONGEST_ADDRESS = 2048;

/** Treats a malformed or too long address, on which superstatic would fail, as an unknown page. */
function answerUnreadable(request: IncomingMessage, _response: ServerResponse, next: () => void): void {
  try {
    if (decodeURI(request.url ?? '').length > LONGEST_ADDRESS) request.url = UNKNOWN;
  } catch {
    request.url = UNKNOWN;
  }
  next();
}

/** Lets the ETag decide if a browser sends both (RFC 9110, 13.1.3). With the date superstatic would miss a rollback. */
function compareByTag({ headers }: IncomingMessage, _response: ServerResponse, next: () => void): void {
  if (headers['if-none-match']) delete headers['if-modified-since'];
  next();
}

interface HeaderRule {
  source?: string;
  headers: { key: string; value: string }[];
}

/**
 * Firebase applies each header rule that matches, a later one over an earlier, and the rule of `404.html` to all missing
 * addresses. superstatic would let the rules of the missing address win.
 */
function notFoundHeaders(rules: HeaderRule[]): Handler {
  const headers = rules.filter(({ source }) => source === '404.html').flatMap((rule) => rule.headers);
  return (_request, response, next) => {
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    response.writeHead = (...args: unknown[]) => {
      if (response.statusCode === 404) for (const { key, value } of headers) response.setHeader(key, value);
      return writeHead(...args);
    };
    next();
  };
}

export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface ServeOptions {
  /** 0 takes any free one. */
  port: number;
  /** Relative to the project. */
  directory?: string;
  /** The host's settings. */
  config?: string;
  /** Handler that gets each request before the files. With it the server does not compress. */
  first?: Handler | undefined;
}

/** Starts the server of `directory`, and resolves once it listens. Rejects with a one-line error if the port is taken. */
export function serve({
  port,
  directory = siteFolder(),
  config: settings = 'firebase.json',
  first,
}: ServeOptions): Promise<Server> {
  const { hosting } = JSON.parse(readFileSync(join(root, settings), 'utf8'));
  const folder = resolve(root, directory);
  const config = { ...hosting, public: basename(folder) };
  return new Promise((started, reject) => {
    const server = superstatic({
      config,
      cwd: dirname(folder),
      port,
      hostname: 'localhost',
      compression: !first,
      // Headers first: a header rule applies to redirects too, but superstatic's default order redirects before it.
      stack: ['protect', 'headers', 'redirects', 'env', 'files', 'rewrites', 'missing'],
    });
    server.use(answerUnreadable);
    server.use(compareByTag);
    if (first) server.use(first);
    server.use(notFoundHeaders(hosting.headers));
    const listening = server.listen(() => started(listening));
    listening.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Choose another: PORT=4174 npm start`) : error,
      ),
    );
  });
}
