// @vitest-environment jsdom
import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unexpected } from '../../src/mocks/collected';
import { listen, server } from '../../src/mocks/node';
import { checkBackendEnv, readBackendConfig } from '../../src/services/firebaseConfig';

const FIELDS = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'MESSAGING_SENDER_ID', 'APP_ID'];
const product = environment('PRODUCT', [...FIELDS, 'MEASUREMENT_ID']);
const education = environment('EDUCATION', FIELDS);

/** Variables of a project, with values such as `product-api-key`. */
function environment(project: string, fields: string[]): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => [
      `VITE_FIREBASE_${project}_${field}`,
      `${project}-${field}`.toLowerCase().replaceAll('_', '-'),
    ]),
  );
}

describe('the configuration of a project', () => {
  it('S1-11 is read from its own variables', () => {
    expect(readBackendConfig({ ...product, ...education }, 'product')).toEqual({
      apiKey: 'product-api-key',
      authDomain: 'product-auth-domain',
      projectId: 'product-project-id',
      storageBucket: 'product-storage-bucket',
      messagingSenderId: 'product-messaging-sender-id',
      appId: 'product-app-id',
      measurementId: 'product-measurement-id',
    });
    expect(readBackendConfig({ ...product, ...education }, 'education')).toEqual({
      apiKey: 'education-api-key',
      authDomain: 'education-auth-domain',
      projectId: 'education-project-id',
      storageBucket: 'education-storage-bucket',
      messagingSenderId: 'education-messaging-sender-id',
      appId: 'education-app-id',
    });
  });

  it('S1-11 may be absent: none of the variables, or all of them blank', () => {
    expect(readBackendConfig({}, 'product')).toBeUndefined();
    expect(readBackendConfig({ VITE_FIREBASE_PRODUCT_API_KEY: ' ', VITE_FIREBASE_PRODUCT_APP_ID: '' }, 'product')).toBe(
      undefined,
    );
    expect(() => checkBackendEnv({ MODE: 'production', DEV: false })).not.toThrow();
    expect(() => checkBackendEnv({ ...product, ...education })).not.toThrow();
  });

  it('S1-11 names every missing variable, in one line', () => {
    const env = { ...product, VITE_FIREBASE_PRODUCT_APP_ID: undefined, VITE_FIREBASE_PRODUCT_MEASUREMENT_ID: '  ' };
    expect(() => checkBackendEnv(env)).toThrow(
      "The Firebase project 'product' is only half configured. Also set: " +
        'VITE_FIREBASE_PRODUCT_APP_ID, VITE_FIREBASE_PRODUCT_MEASUREMENT_ID',
    );
  });
});

describe('the services of a project', () => {
  beforeEach(() => {
    vi.resetModules();
    listen();
  });
  afterEach(async () => {
    await Promise.all(getApps().map(deleteApp));
    server.close();
  });

  /** The projects in a build with these variables. */
  async function start(variables: Record<string, string>) {
    for (const [variable, value] of Object.entries(variables)) vi.stubEnv(variable, value);
    return (await import('../../src/services/backends')).startBackends();
  }

  it('S1-11 S7-01 are created on first use, once, and apart for each project, and ask no host', async () => {
    const backends = await start({ ...product, ...education });
    expect(getApps().map(({ name }) => name)).toEqual(['product', 'education']);
    for (const name of ['product', 'education'] as const) {
      const { app, auth, storage, database } = backends[name] ?? {};
      for (const create of [auth, storage, database]) {
        const created = await create?.();
        expect(created?.app).toBe(app);
        expect(created?.app.options.projectId).toBe(`${name}-project-id`);
        expect(await create?.()).toBe(created);
      }
    }
    expect(unexpected).toEqual([]);
  });
});
