import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { deployRules } from '../rules.mjs';
import { answerRules, refuse } from './support/rulesApi';

const FIRESTORE = readFileSync('firestore.rules', 'utf8');
const STORAGE = readFileSync('storage.rules', 'utf8');
const OPEN = FIRESTORE.replace('if false', 'if true');

const NOTHING_IS_MADE = { 'POST rulesets': refuse(403, 'Nothing is made.') };

/** The project `demo` with these releases. A request that `instead` names has its answer. Returns the releases, as they change. */
function hold(releases: Record<string, string>, instead: Record<string, Response> = {}, most = 100) {
  const answer = answerRules(releases, most);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const asked = `${init.method} ${new URL(address).pathname.replace('/v1/projects/demo/', '')}`;
    return instead[asked] ?? answer(new Request(address, init));
  });
  return releases;
}

describe('the rules of a project', () => {
  it('that are those of the repository are left alone', async () => {
    hold({ 'cloud.firestore': FIRESTORE, 'firebase.storage/demo.appspot.com': STORAGE, other: OPEN }, NOTHING_IS_MADE);
    expect(await deployRules('demo', 'token')).toEqual({ changed: [], failed: [] });
  });

  it('that someone opened are replaced, in each bucket and each database, and told', async () => {
    const releases = hold({
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
    expect(Object.values(releases)).toEqual([FIRESTORE, FIRESTORE, STORAGE, STORAGE]);
  });

  it('are found on each page of the answer', async () => {
    const releases = hold({ 'cloud.firestore': FIRESTORE, other: OPEN, 'firebase.storage/a': OPEN }, {}, 1);
    expect((await deployRules('demo', 'token')).changed).toHaveLength(1);
    expect(releases).toEqual({ 'cloud.firestore': FIRESTORE, other: OPEN, 'firebase.storage/a': STORAGE });
  });

  it('count as shut where there are none: nothing is made, no database and no bucket', async () => {
    hold({}, NOTHING_IS_MADE);
    expect(await deployRules('demo', 'token')).toEqual({ changed: [], failed: [] });
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
    const releases = hold(
      { 'cloud.firestore': OPEN, 'firebase.storage/a': OPEN },
      { 'PATCH releases/cloud.firestore': refuse(503, 'Something went wrong.') },
    );
    expect(await deployRules('demo', 'token')).toEqual({
      changed: ['demo: firebase.storage/a held other rules than storage.rules. They are replaced.'],
      failed: ['demo: cloud.firestore: its rules may be open: Firebase answers 503 Something went wrong.'],
    });
    expect(releases).toEqual({ 'cloud.firestore': OPEN, 'firebase.storage/a': STORAGE });
  });

  it('that are not there after the change are told', async () => {
    hold({ 'cloud.firestore': OPEN }, { 'PATCH releases/cloud.firestore': Response.json({}) });
    expect(await deployRules('demo', 'token')).toEqual({
      changed: [],
      failed: ['demo: cloud.firestore: its rules may be open: other rules hold after the change too'],
    });
  });
});
