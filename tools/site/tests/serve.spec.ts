/** How the local server answers what no browser of ours sends. */
import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '../../../spec/support/folder';
import { serve } from '../serve';

const ABOUT = '<h1>About</h1>';
const SCRIPT = '0123456789';

let address: string;
beforeEach(async () => {
  const directory = makeFolder({
    'index.html': 'home',
    'about.html': ABOUT,
    '404.html': 'not found',
    'assets/a.js': SCRIPT,
  });
  const site = await serve({ directory });
  address = site.address;
  onTestFinished(() => site.close());
});

/** Answer to raw bytes, which end with a request that closes the connection. */
async function send(bytes: string | Uint8Array): Promise<string> {
  const socket = connect(Number(new URL(address).port), 'localhost');
  let answer = '';
  socket.setEncoding('latin1').on('data', (text) => {
    answer += text;
  });
  // A connection that the server resets is an answer too.
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

const request = (line: string, ...headers: string[]) =>
  send([line, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'));

/** Ends what came before, whatever it was. */
const LAST = '\r\n\r\nGET /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

/** Status and body of an answer. */
const read = (answer: string) => [Number(answer.split(' ')[1]), answer.split('\r\n\r\n')[1]];

const headersOf = async (path: string) => {
  const { headers } = await fetch(address + path);
  return { etag: headers.get('etag') ?? '', modified: headers.get('last-modified') ?? '' };
};

describe('the local server answers as Firebase does', () => {
  it.each([
    ['a query with a percent sign', '/about?%', 200],
    ['a long query', `/about?${'q'.repeat(2048)}`, 200],
    ['a whole URL', 'http://localhost/about?a=b', 200],
    ['a name that no disk takes', `/assets/${'n'.repeat(256)}`, 404],
    ['a path that no disk takes', '/a'.repeat(4000), 404],
    ['broken encoding', '/%E0%A4%A', 404],
    ['a host that is none', 'http://[/about', 400],
    ['a target that is no address', '*', 400],
    ['another scheme', 'ftp://localhost/about', 400],
  ])('%s', async (_what, target, status) => {
    const [answered, body] = read(await request(`GET ${target} HTTP/1.1`));
    expect(answered).toBe(status);
    if (status !== 400) expect(body).toContain(status === 200 ? ABOUT : 'not found');
  });

  it('a missing name below /assets/ is not kept, however long it is', async () => {
    const { headers } = await fetch(`${address}/assets/${'n'.repeat(256)}`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each(['OPTIONS /about', 'OPTIONS *', 'POST /about', 'DELETE /assets/a.js', 'NONSENSE', '\u0000\u0001'])(
    'with 400 to %j',
    async (line) => {
      expect((await request(`${line} HTTP/1.1`)).split(' ')[1]).toBe('400');
    },
  );

  it('HEAD with the headers alone', async () => {
    const answer = await request('HEAD /about HTTP/1.1');
    expect(read(answer)).toEqual([200, '']);
    expect(answer).toContain(`Content-Length: ${ABOUT.length}\r\n`);
  });

  it('a copy that is fresh with 304, by its tag or by its date', async () => {
    const { etag, modified } = await headersOf('/about');
    expect(etag).toMatch(/^"[\da-f]{32}"$/);
    const ask = async (...headers: string[]) => read(await request('GET /about HTTP/1.1', ...headers))[0];
    expect(await ask(`If-None-Match: ${etag}`)).toBe(304);
    expect(await ask(`If-None-Match: "other", W/${etag}`)).toBe(304);
    expect(await ask(`If-Modified-Since: ${modified}`)).toBe(304);
    expect(await ask('If-None-Match: "other"')).toBe(200);
    expect(await ask('If-Modified-Since: Sat, 01 Jan 2000 00:00:00 GMT')).toBe(200);
    // A release of before has another tag, and may have a later date.
    expect(await ask('If-None-Match: "other"', `If-Modified-Since: ${modified}`)).toBe(200);
    expect(await ask('If-Modified-Since: nonsense')).toBe(200);
  });

  it('a fresh copy without a body, and what is not found always with 404', async () => {
    const { etag } = await headersOf('/about');
    const answer = await request('GET /about HTTP/1.1', `If-None-Match: ${etag}`, 'Accept-Encoding: gzip');
    expect(read(answer)[1]).toBe('');
    expect(answer).not.toMatch(/^content-(?:type|length|encoding):/im);
    const later = new Date(Date.now() + 60_000).toUTCString();
    const missing = await request('GET /none HTTP/1.1', `If-Modified-Since: ${later}`);
    expect(read(missing)[0]).toBe(404);
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-12', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, SCRIPT, undefined],
    ['lines=0-1', 200, SCRIPT, undefined],
  ])('a part of a file: %s', async (range, status, body, part) => {
    const answer = await request('GET /assets/a.js HTTP/1.1', `Range: ${range}`, 'Accept-Encoding: gzip');
    expect(read(answer)).toEqual([status, body]);
    expect(/Content-Range: (.*)\r\n/.exec(answer)?.[1]).toBe(part);
  });

  it('a part of a file that has changed with the whole of it', async () => {
    const { etag } = await headersOf('/assets/a.js');
    const ask = async (tag: string) =>
      read(await request('GET /assets/a.js HTTP/1.1', 'Range: bytes=0-1', `If-Range: ${tag}`))[0];
    expect([await ask(etag), await ask('"other"')]).toEqual([206, 200]);
  });
});

/** Text of bytes that matter to a parser of HTTP, and any others. */
const text = (most: number) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom('/', '\\', '%', '%2e', '%00', '..', '?', '#', '[', ']', '@', ':', '//', ' ', '\r\n', '\0', 'é'),
        fc.string({ unit: 'binary', maxLength: 8 }),
        fc.constant('x'.repeat(300)),
      ),
      { maxLength: most },
    )
    .map((parts) => parts.join(''));

const anyRequest = fc
  .record({
    method: fc.oneof(fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'PRI', 'CONNECT', 'get', ''), text(2)),
    target: fc.oneof(fc.constantFrom('/', '/about', '*', 'http://[/', 'http://a@b:c/', '/assets/a.js'), text(6)),
    rest: fc.oneof(text(4), fc.constant('')),
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/2', 'HTTP/1.1 ', '', 'x'),
    headers: fc.array(
      fc.oneof(
        fc.constantFrom('Host: localhost', 'Range: bytes=9-1', 'Range: bytes=-0', 'If-None-Match: *', 'Upgrade: x'),
        fc.constantFrom('If-Modified-Since: x', 'Content-Length: -1', 'Transfer-Encoding: chunked', 'Expect: x', ': x'),
        text(3),
      ),
      { maxLength: 4 },
    ),
    end: fc.constantFrom('\r\n\r\n', '\n\n', '\r\n', ''),
  })
  .map(({ method, target, rest, version, headers, end }) =>
    Buffer.from(
      [`${method} ${target}${rest} ${version}`, 'Connection: close', ...headers].join('\r\n') + end + LAST,
      'latin1',
    ),
  );

it('two thousand malformed requests end neither the local server nor an answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyRequest, { minLength: 20, maxLength: 20 }), async (requests) => {
      const answers = await Promise.all(requests.map(send));
      // Node ends a CONNECT without an answer.
      for (const answer of answers) expect(answer).toMatch(/^(?:HTTP\/1\.1 (?:1|2|3|4)\d\d |$)/);
      expect(read(await request('GET /about HTTP/1.1'))).toEqual([200, ABOUT]);
    }),
    { numRuns: 100 },
  );
});
