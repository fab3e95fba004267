/** Serves the built site with superstatic, Firebase Hosting's own server, from the deployed `firebase.json`. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Module, { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { siteFolder } from '../../build/catalogueChoice.mjs';

/** The file of that name; `null` where there is none. */
type Provider = (request: IncomingMessage, name: string) => Promise<{ stream: Readable } | null>;
export type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

const require = createRequire(import.meta.url);
// superstatic loads `re2` for redirects by regular expression, of which `firebase.json` has none. It compiles C++ when installed,
// so `overrides` in package.json replaces it by an empty package.
const packageRequire = createRequire(require.resolve('superstatic/lib/superstatic.js'));
const re2 = packageRequire.resolve('re2');
require.cache[re2] = Object.assign(new Module(re2), { exports: RegExp, loaded: true });
// It has no types.
const superstatic: (options: object) => Handler = require('superstatic/lib/superstatic.js');
const filesOf: (options: object) => Provider = require('superstatic/lib/providers/fs.js');

const compress: Handler = packageRequire('compression')();
/** A part is never compressed. */
const compressWhole: Handler = (request, response, next) =>
  request.headers.range ? next() : compress(request, response, next);

const root = join(import.meta.dirname, '../..');
/** An address that no site has. */
const UNKNOWN = '/unknown-address';

function isDecodable(path: string) {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/**
 * Path and query of a request, whose target may be a whole URL (RFC 9112, 3.2.2). A path that cannot be decoded is an unknown
 * one. `undefined` for a target that is no address.
 */
function addressOf(target: string): { path: string; query: string } | undefined {
  const address = target.startsWith('/') ? `http://site${target}` : target;
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  return { path: isDecodable(pathname) ? pathname : UNKNOWN, query: search };
}

/** superstatic's files, but none for a name that the disk refuses. */
function provideFiles(folder: string): Provider {
  const files = filesOf({ cwd: dirname(folder), public: basename(folder) });
  return async (request, name) => {
    const file = await files(request, name).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENAMETOOLONG') return null;
      throw error;
    });
    // A file that goes away while it is read ends the connection, not the server.
    file?.stream.on('error', () => request.destroy());
    return file;
  };
}

/** Lets `change` have the whole body of an answer before its head is sent, and sends what it returns. */
export function changeBody(response: ServerResponse, change: (body: Buffer) => Buffer): void {
  const parts: Buffer[] = [];
  const end = response.end.bind(response);
  response.write = (part: Buffer | string) => parts.push(Buffer.from(part)) > 0;
  response.end = (part?: unknown) => {
    if (typeof part === 'string' || Buffer.isBuffer(part)) parts.push(Buffer.from(part));
    return end(change(Buffer.concat(parts)));
  };
}

/** Sends the one part of a file that a request asks for. */
function sendPart({ method, headers }: IncomingMessage, response: ServerResponse): void {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (method !== 'GET' || !(first || last)) return;
  changeBody(response, (body) => {
    const etag = `"${response.getHeader('ETag')}"`;
    if (response.statusCode !== 200 || (headers['if-range'] ?? etag) !== etag) return body;
    const start = first ? Number(first) : Math.max(0, body.length - Number(last));
    const part = body.subarray(start, first && last ? Number(last) + 1 : body.length);
    response.statusCode = part.length > 0 ? 206 : 416;
    response.setHeader('Content-Length', part.length);
    const place = part.length > 0 ? `${start}-${start + part.length - 1}` : '*';
    response.setHeader('Content-Range', `bytes ${place}/${body.length}`);
    return part;
  });
}

/** Whether a browser's copy is the file. The tag decides where both are sent (RFC 9110, 13.1.3). */
function isFresh(headers: IncomingMessage['headers'], etag: string, modified: string) {
  const tags = headers['if-none-match'];
  if (tags) return tags.split(',').some((tag) => [`"${etag}"`, '*'].includes(tag.trim().replace('W/', '')));
  return Date.parse(modified) <= Date.parse(headers['if-modified-since'] ?? '');
}

interface HeaderRule {
  source?: string;
  headers: { key: string; value: string }[];
}

/**
 * Lets an answer begin as Firebase's does. Firebase applies each header rule that matches, a later one over an earlier, and the
 * rule of `404.html` to all missing addresses; superstatic would let the rules of the missing address win. superstatic's tags have
 * no quotation marks, so it never finds a copy fresh.
 */
function beginAsFirebase(request: IncomingMessage, response: ServerResponse, query: string, rules: HeaderRule[]): void {
  const notFound = rules.filter(({ source }) => source === '404.html').flatMap((rule) => rule.headers);
  const asked = { ...request.headers };
  // With it superstatic would answer 304 for the page of what is not found.
  delete request.headers['if-modified-since'];
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const [etag, location] = [response.getHeader('ETag'), response.getHeader('Location')];
    if (etag) response.setHeader('ETag', `"${etag}"`);
    if (location) response.setHeader('Location', location + query);
    if (status === 404) for (const { key, value } of notFound) response.setHeader(key, value);
    if (status !== 200 || !etag || !isFresh(asked, String(etag), String(response.getHeader('Last-Modified'))))
      return writeHead(status, ...rest);
    for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding']) response.removeHeader(name);
    // Node leaves the body of a 304 out.
    return writeHead(304, ...rest);
  };
}

interface ServeOptions {
  /** Any free one by default. */
  port?: number;
  /** Relative to the project. */
  directory?: string;
  /** The host's settings. */
  config?: string;
  /** Handler that gets each request before the files. With it the server does not compress. */
  first?: Handler | undefined;
}

export interface RunningSite {
  /** Address, as `http://localhost:41234`. */
  address: string;
  close(): void;
}

/** Serves `directory`, and resolves once it listens. Rejects with a one-line error if the port is taken. */
export async function serve({
  port = 0,
  directory = siteFolder(),
  config: settings = 'firebase.json',
  first,
}: ServeOptions): Promise<RunningSite> {
  const { hosting } = JSON.parse(readFileSync(join(root, settings), 'utf8'));
  const files = superstatic({
    // As text: superstatic would add to an object what `firebase.json` has in the current folder.
    config: JSON.stringify(hosting),
    provider: provideFiles(resolve(root, directory)),
    compression: !first && compressWhole,
    fallthrough: false,
    // Headers first: a header rule applies to redirects too, but superstatic's default order redirects before it.
    stack: ['headers', 'redirects', 'files', 'missing'],
  });
  const server = createServer((request, response) => {
    const end = (status: number) => void response.writeHead(status).end();
    const answer = () => {
      const address = addressOf(request.url ?? '');
      if (!address || !['GET', 'HEAD'].includes(request.method ?? '')) return end(400);
      request.url = address.path;
      beginAsFirebase(request, response, address.query, hosting.headers);
      sendPart(request, response);
      // A folder may lack its page of what is not found.
      files(request, response, (error) => end(error ? 400 : 404));
    };
    if (first) first(request, response, answer);
    else answer();
  });
  await new Promise<void>((started, reject) => {
    server.listen(port, 'localhost', started);
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Choose another: PORT=4174 npm start`) : error,
      ),
    );
  });
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
