import { readFileSync } from 'node:fs';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deployRules } from '../rules.mjs';
import { rulesApi } from './support/rulesApi';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const FIRESTORE = readFileSync('firestore.rules', 'utf8');
const STORAGE = readFileSync('storage.rules', 'utf8');
const OPEN = FIRESTORE.replace('if false', 'if true');

/** The project `demo` with these releases. */
function hold(releases: Record<string, string>, options?: Parameters<typeof rulesApi>[1]) {
  const { handler, project } = rulesApi(releases, options);
  server.use(handler);
  return project;
}

describe('the rules of a project', () => {
  it('that are those of the repository are left alone', async () => {
    const project = hold({ 'cloud.firestore': FIRESTORE, 'firebase.storage/demo.appspot.com': STORAGE });
    expect(await deployRules('demo', 'token')).toEqual({ changed: [], failed: [] });
    expect(project.changes).toEqual([]);
  });

  it('that someone opened are replaced, in each bucket and each database, and told', async () => {
    const project = hold({
      'cloud.firestore': FIRESTORE,
      'cloud.firestore/second': OPEN,
      'firebase.storage/a': STORAGE,
      'firebase.storage/b': OPEN,
    });
    expect(await deployRules('demo', 'token')).toEqual({
      changed: [
        'demo: cloud.firestore/second held other rules than firestore.rules. They are replaced.',
        'demo: firebase.storage/b held other rules than storage.rules. They are replaced.',
      ],
      failed: [],
    });
    expect(Object.values(project.releases)).toEqual([FIRESTORE, FIRESTORE, STORAGE, STORAGE]);
    expect(project.changes).toEqual([
      'POST rulesets',
      'PATCH releases/cloud.firestore/second',
      'POST rulesets',
      'PATCH releases/firebase.storage/b',
    ]);
  });

  it('are found on each page of the answer', async () => {
    const project = hold({ 'cloud.firestore': FIRESTORE, other: OPEN, 'firebase.storage/a': OPEN }, { most: 1 });
    expect((await deployRules('demo', 'token')).changed).toHaveLength(1);
    expect(project.releases).toEqual({ 'cloud.firestore': FIRESTORE, other: OPEN, 'firebase.storage/a': STORAGE });
  });

  it('count as shut where there are none: nothing is made, no database and no bucket', async () => {
    const project = hold({});
    expect(await deployRules('demo', 'token')).toEqual({ changed: [], failed: [] });
    expect(project.changes).toEqual([]);
  });

  it.each([
    ['an identity without rights', 'demo', 'other', '403 The caller does not have permission'],
    ['a project that is not there', 'elsewhere', 'token', '404 Requested entity was not found.'],
  ])('of %s are told in one line', async (_what, project, token, answer) => {
    hold({ 'cloud.firestore': OPEN });
    expect(await deployRules(project, token)).toEqual({
      changed: [],
      failed: [`${project}: its rules could not be read: Firebase answers ${answer}`],
    });
  });

  it('that cannot be moved stay as they were, and hold up no other', async () => {
    const project = hold(
      { 'cloud.firestore': OPEN, 'firebase.storage/a': OPEN },
      { fails: (request) => (request === 'PATCH releases/cloud.firestore' ? 503 : undefined) },
    );
    expect(await deployRules('demo', 'token')).toEqual({
      changed: ['demo: firebase.storage/a held other rules than storage.rules. They are replaced.'],
      failed: ['demo: cloud.firestore: its rules may be open: Firebase answers 503 Something went wrong.'],
    });
    expect(project.releases).toEqual({ 'cloud.firestore': OPEN, 'firebase.storage/a': STORAGE });
  });

  it('that are not there after the change are told', async () => {
    hold({ 'cloud.firestore': OPEN });
    const release = 'https://firebaserules.googleapis.com/v1/projects/demo/releases/cloud.firestore';
    server.use(http.patch(release, () => HttpResponse.json({})));
    expect(await deployRules('demo', 'token')).toEqual({
      changed: [],
      failed: ['demo: cloud.firestore: its rules may be open: other rules hold after the change too'],
    });
  });
});
