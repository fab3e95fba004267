/** Serves the built site with superstatic, Firebase Hosting's own server, from the deployed `firebase.json`. */
import { createReadStream, type ReadStream, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Module, { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { siteFolder } from '../../build/catalogueChoice.mjs';

interface File<Stream = Readable> {
  size: number;
  etag: string;
  stream: Stream;
}
/** The file of that name; `null` where there is none. */
type Provider<Stream = Readable> = (request: IncomingMessage, name: string) => Promise<File<Stream> | null>;
type Answer = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

const require = createRequire(import.meta.url);
// superstatic loads `re2` for redirects by regular expression, of which `firebase.json` has none. It compiles C++ when installed,
// so `overrides` in package.json replaces it by an empty package.
const re2 = createRequire(require.resolve('superstatic/lib/superstatic.js')).resolve('re2');
require.cache[re2] = Object.assign(new Module(re2), { exports: RegExp, loaded: true });
// It has no types.
const superstatic: (options: object) => Answer = require('superstatic/lib/superstatic.js');
const filesOf: (options: object) => Provider<ReadStream> = require('superstatic/lib/providers/fs.js');

const root = join(import.meta.dirname, '../..');
const NOT_FOUND = '/404.html';
/** An address that no site has. */
const UNKNOWN = '/unknown-address';

/**
 * Path and query of a request, whose target may be a whole URL (RFC 9112, 3.2.2). A path that cannot be decoded is an unknown
 * one. `undefined` for a target that is no address.
 */
function addressOf(target: string): { path: string; query: string } | undefined {
  try {
    const { pathname, search, protocol } = new URL(target.startsWith('/') ? `http://site${target}` : target);
    if (!/^https?:$/.test(protocol)) return undefined;
    // As it was sent: `URL` would resolve `..`.
    const path = target.startsWith('/') ? (target.split(/[?#]/)[0] ?? '') : pathname;
    return { path: isDecodable(path) ? path : UNKNOWN, query: search };
  } catch {
    return undefined;
  }
}

function isDecodable(path: string) {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

interface Range {
  start: number;
  end: number;
  /** Bytes of the whole file. */
  size: number;
}

/** The part of each answer that is one. */
const ranges = new WeakMap<IncomingMessage, Range>();

/** The bytes that a request asks for, of a file of `size` bytes; `undefined` where it asks for all or for several parts. */
function rangeOf({ method, headers }: IncomingMessage, size: number, etag: string): Range | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isOther = (headers['if-range'] ?? `"${etag}"`) !== `"${etag}"`;
  if (method !== 'GET' || !(first || last) || isOther) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  return { start, end: first && last ? Math.min(Number(last), size - 1) : size - 1, size };
}

const isIn = ({ start, end }: Range) => start <= end;

function partOf(file: File<ReadStream>, range: Range): File {
  // It may still be opening, and fail: nobody waits for it.
  file.stream.on('error', () => {}).destroy();
  return isIn(range)
    ? { ...file, size: range.end - range.start + 1, stream: createReadStream(file.stream.path, range) }
    : { ...file, size: 0, stream: Readable.from([]) };
}

/** superstatic's files, but a part of one where a request asks for it, and none for a name that the disk refuses. */
function provideFiles(folder: string): Provider {
  const files = filesOf({ cwd: dirname(folder), public: basename(folder) });
  return async (request, name) => {
    const file = await files(request, name).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENAMETOOLONG') return null;
      throw error;
    });
    const range = file && name !== NOT_FOUND && rangeOf(request, file.size, file.etag);
    const part = range ? partOf(file, range) : file;
    if (range) ranges.set(request, range);
    // A file that goes away while it is read ends the connection, not the server.
    part?.stream.on('error', () => request.destroy());
    return part;
  };
}

/** Whether a browser's copy is the file. The tag decides where both are sent (RFC 9110, 13.1.3). */
function isFresh({ headers }: IncomingMessage, etag: string, modified: string) {
  const tags = headers['if-none-match'];
  if (tags) return tags.split(',').some((tag) => [`"${etag}"`, '*'].includes(tag.trim().replace('W/', '')));
  return Date.parse(modified) <= Date.parse(headers['if-modified-since'] ?? '');
}

/** The status of a file that is there, and the headers that belong to it. Node leaves the body of a 304 out. */
function statusOf(request: IncomingMessage, response: ServerResponse, etag: string): number {
  if (isFresh(request, etag, String(response.getHeader('Last-Modified')))) {
    for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding']) response.removeHeader(name);
    return 304;
  }
  const range = ranges.get(request);
  if (!range) return 200;
  response.setHeader('Content-Range', `bytes ${isIn(range) ? `${range.start}-${range.end}` : '*'}/${range.size}`);
  if (isIn(range)) return 206;
  response.setHeader('Content-Length', 0);
  return 416;
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
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const [etag, location] = [response.getHeader('ETag'), response.getHeader('Location')];
    if (etag) response.setHeader('ETag', `"${etag}"`);
    if (location) response.setHeader('Location', location + query);
    if (status === 404) for (const { key, value } of notFound) response.setHeader(key, value);
    return writeHead(status === 200 && etag ? statusOf(request, response, String(etag)) : status, ...rest);
  };
}

export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

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
    compression: !first,
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
      // A part is never compressed.
      if (request.headers.range) delete request.headers['accept-encoding'];
      beginAsFirebase(request, response, address.query, hosting.headers);
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
