/** What each question of a release refuses. `release.nightly.spec.ts` asks them in whole releases. */
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { makeFolder } from '../../../spec/support/folder';
import { liveCommit, reviewed, verified } from '../release.mjs';

const SITE = 'https://demo.web.app';
const COMMIT = 'a'.repeat(40);
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it.each([
  ['of a plan without reviewers', { protection_rules: [{ type: 'branch_policy' }] }, 200],
  ['that is not there', { message: 'Not Found' }, 404],
])('a release stops at an environment %s', async (_what, answer, status) => {
  const github = { api: 'https://api.github.com', repository: 'centre/site', token: 'token' };
  const environment = `${github.api}/repos/centre/site/environments/approval`;
  server.use(http.get(environment, () => HttpResponse.json(answer, { status })));
  await expect(reviewed(github)).rejects.toThrow(
    `the environment 'approval' has no reviewer (GitHub answers ${status}), so nobody would be asked`,
  );
  server.use(http.get(environment, () => HttpResponse.json({ protection_rules: [{ type: 'required_reviewers' }] })));
  await expect(reviewed(github)).resolves.toBeUndefined();
});

it('a site that does not say what is live is no site without a release', async () => {
  const say = (text: string, status = 200) =>
    server.use(http.get(`${SITE}/release.txt`, () => new HttpResponse(text, { status })));
  say(`${COMMIT}\nmain-1.js\n`);
  expect(await liveCommit(SITE)).toBe(COMMIT);
  say('Site not found', 404);
  expect(await liveCommit(SITE)).toBeUndefined();
  for (const [text, status] of [
    ['--upload-pack=x', 200],
    ['', 503],
  ] as const) {
    say(text, status);
    await expect(liveCommit(SITE)).rejects.toThrow(`does not name the live commit (status ${status})`);
  }
});

it.each([
  ['the release before it', 'b', 404, 'no-store', 'does not serve this release'],
  ['a missing asset that a browser keeps', COMMIT, 404, 'max-age=31536000', "with 404 and 'max-age=31536000'"],
  ['a page for a missing asset', COMMIT, 200, 'no-store', "with 200 and 'no-store'"],
  ['it', COMMIT, 404, 'no-store', undefined],
])('a release that ends with %s being served', async (_what, release, status, cache, message) => {
  server.use(
    http.get(`${SITE}/release.txt`, () => HttpResponse.text(release)),
    http.get(`${SITE}/assets/none.js`, () => new HttpResponse('', { status, headers: { 'Cache-Control': cache } })),
  );
  const asked = verified(SITE, makeFolder({ 'release.txt': COMMIT }), { tries: 2, pause: 0 });
  await (message ? expect(asked).rejects.toThrow(message) : expect(asked).resolves.toBeUndefined());
});
