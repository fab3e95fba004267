import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EDUCATION, PRODUCT } from '../../../spec/support/projects';

/** What Google's hosts say to a stranger of a project whose rules let nobody in. Whom they were asked about is kept. */
const asked: string[] = [];
const refusal = (status: number, message: string, reason: string) =>
  HttpResponse.json({ error: { code: status, message, status: reason } }, { status });
const hosts = {
  authentication: http.post('https://identitytoolkit.googleapis.com/v1/accounts:resetPassword', ({ request }) => {
    asked.push(`auth ${new URL(request.url).searchParams.get('key')}`);
    return refusal(400, 'INVALID_OOB_CODE', 'INVALID_ARGUMENT');
  }),
  storage: http.get('https://firebasestorage.googleapis.com/v0/b/:bucket/o/:file', ({ params }) => {
    asked.push(`storage ${params.bucket}`);
    return refusal(403, 'Permission denied.', 'PERMISSION_DENIED');
  }),
  database: http.post('https://firestore.googleapis.com/v1/projects/:project/databases/*', ({ params }) => {
    asked.push(`database ${params.project}`);
    return refusal(403, 'Missing or insufficient permissions.', 'PERMISSION_DENIED');
  }),
};
const server = setupServer(...Object.values(hosts));

let checkBackends: typeof import('../checkBackends').checkBackends;

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  // The SDK keeps the `fetch` that it finds on its way in.
  ({ checkBackends } = await import('../checkBackends'));
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  for (const [variable, value] of Object.entries({ ...PRODUCT, ...EDUCATION })) vi.stubEnv(variable, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
  server.resetHandlers();
});

const lines = async () => (await checkBackends()).map(({ isRight, line }) => `${isRight ? 'right' : 'wrong'}: ${line}`);

describe('opening both projects before going live', () => {
  it('S1-11 asks each of the six services, one line each', async () => {
    expect(await lines()).toEqual([
      expect.stringMatching(/^right: product authentication: answered, closed .*\(.*auth\/invalid-action-code.*\)$/),
      expect.stringMatching(/^right: product storage: answered, closed .*\(.*storage\/unauthorized.*\)$/),
      expect.stringMatching(/^right: product database: answered, closed .*\(.*insufficient permissions.*\)$/),
      expect.stringMatching(/^right: education authentication: answered/),
      expect.stringMatching(/^right: education storage: answered/),
      expect.stringMatching(/^right: education database: answered/),
    ]);
    expect(asked.toSorted()).toEqual([
      'auth demo-education-key',
      'auth demo-key',
      'database demo-education',
      'database demo-product',
      'storage demo-education.invalid',
      'storage demo.invalid',
    ]);
  });

  it('S1-11 a wrong key and a missing database are named', async () => {
    server.use(
      http.post('https://identitytoolkit.googleapis.com/*', () =>
        refusal(400, 'API key not valid. Please pass a valid API key.', 'INVALID_ARGUMENT'),
      ),
      http.post('https://firestore.googleapis.com/*', () =>
        refusal(404, 'The database (default) does not exist for project demo-product', 'NOT_FOUND'),
      ),
    );
    const [key, , database] = await lines();
    expect(key).toMatch(/^wrong: product authentication: not reached: .*api-key-not-valid/);
    expect(database).toMatch(/^wrong: product database: not reached: .*does not exist for project demo-product/);
  });

  it('S1-11 a disabled interface is not taken for a refusal', async () => {
    server.use(
      http.post('https://firestore.googleapis.com/*', () =>
        refusal(
          403,
          'Cloud Firestore API has not been used in project demo before or it is disabled.',
          'PERMISSION_DENIED',
        ),
      ),
    );
    expect((await lines())[2]).toMatch(/^wrong: product database: not reached: .*has not been used/);
  });

  it('S1-11 data that anyone may read is named, and what to do', async () => {
    server.use(
      http.get('https://firebasestorage.googleapis.com/*', () =>
        HttpResponse.json({ name: 'launch-check', bucket: 'demo.invalid', size: '1' }),
      ),
      http.post('https://firestore.googleapis.com/*', () =>
        HttpResponse.json([
          {
            missing: 'projects/demo-product/databases/(default)/documents/launch-check/probe',
            readTime: '2027-01-01T00:00:00Z',
          },
        ]),
      ),
    );
    const [, storage, database] = await lines();
    expect(storage).toBe('wrong: product storage: answered, but anyone may read it: deploy storage.rules');
    expect(database).toBe('wrong: product database: answered, but anyone may read it: deploy firestore.rules');
  });

  it('S1-11 a host that cannot be reached is named, each for itself', async () => {
    server.use(
      http.post('https://identitytoolkit.googleapis.com/*', () => HttpResponse.error()),
      http.get('https://firebasestorage.googleapis.com/*', () => HttpResponse.error()),
      http.post('https://firestore.googleapis.com/*', () => HttpResponse.error()),
    );
    for (const line of await lines()) expect(line).toMatch(/^wrong: (product|education) \w+: not reached: .+/);
  });

  it('S1-11 an unconfigured project is named with its variable', async () => {
    for (const variable of Object.keys(EDUCATION)) vi.stubEnv(variable, '');
    const answers = await lines();
    expect(answers.slice(0, 3).every((line) => line.startsWith('right: product'))).toBe(true);
    for (const line of answers.slice(3)) expect(line).toMatch(/not configured. Set VITE_FIREBASE_EDUCATION_API_KEY/);
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backends-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const variables = Object.keys({ ...PRODUCT, ...EDUCATION });

  it('S1-11 prints the six lines, and exits 1 while one is wrong', () => {
    const first = variables.filter((name) => name.includes('PRODUCT') && !name.endsWith('MEASUREMENT_ID'));
    writeFileSync(join(folder, '.env.local'), first.map((name) => `${name}=demo`).join('\n'));
    // A developer's stand-in does not go live.
    writeFileSync(join(folder, '.env.development'), variables.map((name) => `${name}=stand-in`).join('\n'));
    const unset = Object.fromEntries(variables.map((variable) => [variable, undefined]));
    const { status, stdout } = spawnSync(
      process.execPath,
      [resolve('tools/site/run.mjs'), resolve('tools/launch-check/command.ts'), '--backends'],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, ...unset, VITEST: undefined } },
    );
    expect(status).toBe(1);
    const said = stdout.trim().split('\n');
    expect(said).toHaveLength(6);
    expect(said[0]).toMatch(/^product authentication: .*only half configured.*: VITE_FIREBASE_PRODUCT_MEASUREMENT_ID$/);
    expect(said[5]).toMatch(/^education database: .*Set VITE_FIREBASE_EDUCATION_API_KEY/);
  });
});
