/** What the host answers: statuses, headers and redirects, from the deployed `firebase.json`. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSite, runSite } from '../../tools/site/runSite';
import { pages } from './support/site';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite('dist-fixture');
});
afterAll(() => site.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.address + path, { redirect: 'manual', headers });

async function read(path: string, sent?: Record<string, string>) {
  const answer = await get(path, sent);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test.each(pages.slice(0, -1))('S2-01 %s is answered with 200', async (path) => {
  expect((await get(path)).status).toBe(200);
});

test.each([
  ['/programs/softwareEngineer', '/programs/softwareengineer'],
  ['/programs/aitools', '/programs/AITools'],
  ['/programs/datascience', '/programs/dataScience'],
  ['/programpricing', '/programPricing'],
])('S2-02 the host redirects %s once to %s, with its query', async (typed, listed) => {
  const answer = await get(`${typed}?a=b`);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `${listed}?a=b`]);
  expect((await get(`${listed}?a=b`)).status).toBe(200);
});

test('hashed files are kept for a year, pages are asked for anew', async () => {
  const page = await get('/');
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  expect((await get(script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each(['/nowhere', '/assets/nothing.js', '/assets/deep/nothing.css'])(
  'no cache keeps that %s is missing',
  async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test.each(pages.slice(0, -1))('S1-01 S6-01 %s is the same for each visitor, and sets no cookie', async (path) => {
  const { headers, ...answer } = await read(path);
  expect([...headers.keys()].filter((name) => /cookie/.test(name))).toEqual([]);
  const someone = { cookie: 'session=someone; role=admin', authorization: 'Bearer someone' };
  for (const sent of [someone, { 'accept-language': 'af', 'user-agent': 'a phone' }]) {
    expect(await read(path, sent)).toMatchObject(answer);
  }
});

test.each([
  ['/brochures/cyber-security.pdf', 'application/pdf'],
  ['/brochures/dataScience.pdf', 'application/pdf'],
  ['/icon.svg', 'image/svg+xml'],
  ['/icon-192.png', 'image/png'],
])('S1-07 %s is served as %s', async (path, type) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
});
