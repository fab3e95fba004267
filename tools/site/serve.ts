/** Serves the built site with superstatic, Firebase Hosting's own server, from the deployed `firebase.json`. */
import { appendFileSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import Module, { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import type Superstatic from 'superstatic/lib/server.js';
import { siteFolder } from '../../build/catalogueChoice.mjs';

const require = createRequire(import.meta.url);
// superstatic makes each `regex` of a redirect with `re2`, which compiles C++ where it is installed; an empty package is in its
// place (`overrides` in package.json). JavaScript's own RegExp reads what `build/redirects.ts` writes alike.
const re2 = createRequire(require.resolve('superstatic/lib/server.js')).resolve('re2');
require.cache[re2] = Object.assign(new Module(re2), { exports: RegExp, loaded: true });
const superstatic: typeof Superstatic = require('superstatic/lib/server.js');

const root = join(import.meta.dirname, '../..');
const UNKNOWN = '/unknown-address';
/** Characters; a file system takes names of 255 bytes. */
const LONGEST_ADDRESS = 2048;

/** superstatic fails on an address that is malformed or too long for a file. Here it is an unknown page. */
function answerUnreadable(request: IncomingMessage, _response: ServerResponse, next: () => void): void {
  try {
    if (decodeURI(request.url ?? '').length > LONGEST_ADDRESS) request.url = UNKNOWN;
  } catch {
    request.url = UNKNOWN;
  }
  next();
}

/** The ETag decides where a browser sends both (RFC 9110, 13.1.3). By the date alone superstatic keeps a release that is taken back. */
function compareByTag({ headers }: IncomingMessage, _response: ServerResponse, next: () => void): void {
  if (headers['if-none-match']) delete headers['if-modified-since'];
  next();
}

/** With `COUNT_LOADS=file` each page that a browser loads is a line of that file. */
function countLoads({ headers, url }: IncomingMessage, _response: ServerResponse, next: () => void): void {
  const { COUNT_LOADS } = process.env;
  if (COUNT_LOADS && headers['sec-fetch-dest'] === 'document') appendFileSync(COUNT_LOADS, `${url}\n`);
  next();
}

interface HeaderRule {
  source?: string;
  headers: { key: string; value: string }[];
}

/**
 * Firebase applies each header rule that matches, a later one over an earlier, and the rule of `404.html` to whatever is not
 * found. superstatic lets the rules of the missing address win.
 */
function notFoundHeaders(rules: HeaderRule[]): Handler {
  const headers = rules.filter(({ source }) => source === '404.html').flatMap((rule) => rule.headers);
  return (_request, response, next) => {
    const writeHead = response.writeHead.bind(response) as (...words: unknown[]) => ServerResponse;
    response.writeHead = (...words: unknown[]) => {
      if (response.statusCode === 404) for (const { key, value } of headers) response.setHeader(key, value);
      return writeHead(...words);
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
  /** What sees a request before the files do; compressing is its own matter then. */
  first?: Handler | undefined;
}

/** Starts the server of `directory` on `port` and resolves with it once it listens. Rejects with a one-line error naming a taken port. */
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
      // A header rule holds for every answer to its addresses; superstatic itself redirects before it reads them.
      stack: ['protect', 'headers', 'redirects', 'env', 'files', 'rewrites', 'missing'],
    });
    server.use(answerUnreadable);
    server.use(countLoads);
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
