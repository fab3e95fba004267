/** Answers of the host: statuses, headers and redirects, from the deployed `firebase.json`. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSite, serve } from '../../tools/site/serve';
import { pages } from './support/builtSite';
import { ASSET, DOCUMENT, NO_PAGE } from './support/headers';

let site: RunningSite;
beforeAll(async () => {
  site = await serve({ directory: 'dist-fixture' });
});
afterAll(() => site.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.address + path, { redirect: 'manual', headers });

async function read(path: string, sent?: Record<string, string>) {
  const answer = await get(path, sent);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test.each([
  ['/programs/softwareEngineer', '/programs/softwareengineer'],
  ['/careers/', '/careers'],
  ['/programs/AITools/', '/programs/AITools'],
])('S2-02 the host redirects %s once to %s, with its query', async (typed, listed) => {
  const answer = await get(`${typed}?a=b%20c`);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `${listed}?a=b%20c`]);
  expect((await get(`${listed}?a=b%20c`)).status).toBe(200);
});

test.each(['/About', '/PROGRAMS/aitools'])(
  'S2-02 the host leaves %s to the browser, in the page of what is not found',
  async (typed) => {
    const { status, text } = await read(typed);
    expect([status, text]).toEqual([404, (await read('/nowhere')).text]);
  },
);

test.each([
  ['//about', '/about'],
  ['/programs//AITools', '/programs/AITools'],
])('S2-02 the host shows %s as %s, whose address the browser takes', async (typed, listed) => {
  expect(await read(typed)).toMatchObject({ status: 200, text: (await read(listed)).text });
});

/** One address of each kind, its status, and the headers in which it differs from the others. */
const KINDS: [what: string, address: string, status: number, other: Record<string, string>][] = [
  ['a page', '/about', 200, {}],
  ['a redirect', '/programs/softwareEngineer', 301, {}],
  ['a brochure', '/brochures/cyber-security.pdf', 200, {}],
  ['a page that is not found', '/nowhere', 404, { 'Cache-Control': 'no-store' }],
  ['a file that is not found in a folder with a dot', '/.well-known/nothing', 404, { 'Cache-Control': 'no-store' }],
  ['a picture', '/icon.svg', 200, { 'Content-Security-Policy': NO_PAGE }],
  ['a calendar', '/calendar/open-lessons.ics', 200, { 'Content-Security-Policy': NO_PAGE }],
  ['security.txt', '/.well-known/security.txt', 200, { 'Content-Security-Policy': NO_PAGE }],
  [
    'a link preview, which other sites show',
    '/previews/about.png',
    200,
    { 'Content-Security-Policy': NO_PAGE, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  ],
];

/** The reviewed headers that an answer has. */
const headersOf = ({ headers }: Response) =>
  Object.fromEntries(
    Object.keys(DOCUMENT)
      .filter((name) => headers.has(name))
      .map((name) => [name, headers.get(name)]),
  );

test.each(KINDS)('%s has every reviewed header: %s', async (_what, address, status, other) => {
  const answer = await get(address);
  expect([answer.status, headersOf(answer)]).toEqual([status, { ...DOCUMENT, ...other }]);
});

test('a file with a hash is kept for a year, and has no header that only a document obeys', async () => {
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await get('/')).text())?.[1] ?? '';
  expect(headersOf(await get(script))).toEqual(ASSET);
});

test.each(pages.slice(0, -1))(
  'S1-01 S2-01 S6-01 %s is there, the same for each visitor, and sets no cookie',
  async (path) => {
    const { headers, ...answer } = await read(path);
    expect(answer.status).toBe(200);
    expect([...headers.keys()].filter((name) => /cookie/.test(name))).toEqual([]);
    const someone = { cookie: 'session=someone; role=admin', authorization: 'Bearer someone' };
    for (const sent of [someone, { 'accept-language': 'af', 'user-agent': 'a phone' }]) {
      expect(await read(path, sent)).toMatchObject(answer);
    }
  },
);

test.each([
  ['/brochures/cyber-security.pdf', 'application/pdf'],
  ['/icon.svg', 'image/svg+xml'],
  ['/favicon.ico', 'image/vnd.microsoft.icon'],
])('S1-07 %s is served as %s', async (path, type) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
});
