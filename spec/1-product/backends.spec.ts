// @vitest-environment jsdom
import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCollected, unexpected } from '../../src/mocks/collected';
import { listen, server } from '../../src/mocks/node';
import { checkBackendEnv, readBackendConfig } from '../../src/services/firebaseConfig';
import { EDUCATION, PRODUCT } from '../support/projects';

describe('the configuration of a project', () => {
  it('S1-11 is read from its own variables', () => {
    expect(readBackendConfig({ ...PRODUCT, ...EDUCATION }, 'product')).toEqual({
      apiKey: 'demo-key',
      authDomain: 'demo.invalid',
      projectId: 'demo-product',
      storageBucket: 'bucket.invalid',
      messagingSenderId: '0',
      appId: '1:0:web:demo',
      measurementId: 'G-DEMO',
    });
    expect(readBackendConfig({ ...PRODUCT, ...EDUCATION }, 'education')?.projectId).toBe('demo-education');
  });

  it('S1-11 may be absent: none of the variables, or all of them blank', () => {
    expect(readBackendConfig({}, 'product')).toBeUndefined();
    expect(readBackendConfig({ VITE_FIREBASE_PRODUCT_API_KEY: ' ', VITE_FIREBASE_PRODUCT_APP_ID: '' }, 'product')).toBe(
      undefined,
    );
    expect(() => checkBackendEnv({ MODE: 'production', DEV: false })).not.toThrow();
    expect(() => checkBackendEnv({ ...PRODUCT, ...EDUCATION })).not.toThrow();
  });

  it('S1-11 names every missing variable, in one line', () => {
    const env = { ...PRODUCT, VITE_FIREBASE_PRODUCT_APP_ID: undefined, VITE_FIREBASE_PRODUCT_MEASUREMENT_ID: '  ' };
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
    const backends = await start({ ...PRODUCT, ...EDUCATION });
    expect(getApps().map(({ name }) => name)).toEqual(['product', 'education']);
    for (const name of ['product', 'education'] as const) {
      const { app, auth, storage, database } = backends[name] ?? {};
      for (const create of [auth, storage, database]) {
        const created = await create?.();
        expect(created?.app).toBe(app);
        expect(created?.app.options.projectId).toBe(`demo-${name}`);
        expect(await create?.()).toBe(created);
      }
    }
    expect(unexpected).toEqual([]);
    // The mocks refuse a host that has no handler, and keep its address.
    expect((await fetch('https://unknown.example/data')).status).toBe(500);
    expect(unexpected).toEqual(['https://unknown.example/data']);
    clearCollected();
  });
});
