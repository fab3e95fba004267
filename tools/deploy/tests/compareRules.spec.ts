import { readFileSync } from 'node:fs';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { differences } from '../compareRules.mjs';

const API = 'https://firebaserules.googleapis.com/v1/projects/demo';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Sets the project's active rules, by the release's name. */
function hold(rules: Record<string, string>): void {
  const sets = Object.entries(rules);
  server.use(
    http.get(`${API}/releases`, ({ request }) => {
      if (request.headers.get('Authorization') !== 'Bearer token') return new HttpResponse(null, { status: 403 });
      const releases = sets.map(([name], index) => ({
        name: `projects/demo/releases/${name}`,
        rulesetName: `projects/demo/rulesets/${index}`,
      }));
      return HttpResponse.json({ releases });
    }),
    http.get(`${API}/rulesets/:index`, ({ params }) =>
      HttpResponse.json({ source: { files: [{ content: sets[Number(params.index)]?.[1] }] } }),
    ),
  );
}

const firestore = readFileSync('firestore.rules', 'utf8');
const storage = readFileSync('storage.rules', 'utf8');
const OPEN = firestore.replace('if false', 'if true');

it.each([
  ['all as here', { 'cloud.firestore': firestore, 'firebase.storage/demo.appspot.com': storage }, []],
  ['open', { 'cloud.firestore': OPEN, 'firebase.storage/b': storage }, ['demo: other rules hold than firestore.rules']],
  [
    'a second bucket that is open',
    { 'cloud.firestore': firestore, 'firebase.storage/a': storage, 'firebase.storage/b': OPEN },
    ['demo: other rules hold than storage.rules'],
  ],
  ['none', {}, ['demo: firestore.rules is not deployed', 'demo: storage.rules is not deployed']],
])('rules that hold are compared with those of the repository: %s', async (_name, rules, lines) => {
  hold(rules as Record<string, string>);
  expect(await differences('demo', 'token')).toEqual(lines);
});

it('an identity without rights is told', async () => {
  hold({});
  await expect(differences('demo', 'other')).rejects.toThrow('projects/demo/releases: Firebase answers 403');
});
