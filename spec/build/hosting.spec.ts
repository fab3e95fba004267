import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { headerPolicy } from '../../build/contentSecurityPolicy';
import { redirectsFor, updateHosting } from '../../build/hosting';
import { permissionsPolicy } from '../../build/permissionsPolicy';
import { makeFolder, writeBelow } from '../support/folder';

test('a page may ask the browser for nothing but a copy and the last request of analytics', () => {
  expect(permissionsPolicy).toContain('camera=(), ');
  expect(permissionsPolicy.match(/[\w-]+=\((?!\)).*?\)/g)).toEqual(['clipboard-write=(self)', 'deferred-fetch=(self)']);
});

describe('firebase.json', () => {
  let root: string;
  beforeEach(() => {
    root = makeFolder();
  });

  const wanted = redirectsFor({ '/old': '/' });
  const write = (redirects: unknown, policies = [headerPolicy, permissionsPolicy]) =>
    writeBelow(
      root,
      'firebase.json',
      `${JSON.stringify({ hosting: { public: 'dist', redirects, headers: policies }, storage: {} }, null, 2)}\n`,
    );
  const read = () => readFileSync(join(root, 'firebase.json'), 'utf8');

  it('S2-02 has the redirects of the catalogue and the policies of pages after a build, and all else as before', async () => {
    write([], ["script-src 'self'; frame-ancestors 'none'", 'accelerometer=()']);
    await updateHosting(root, wanted, false);
    expect(JSON.parse(read())).toEqual({
      hosting: {
        public: 'dist',
        redirects: [{ source: '/old', destination: '/', type: 301 }],
        headers: [headerPolicy, permissionsPolicy],
      },
      storage: {},
    });
    expect(Object.keys(JSON.parse(read()).hosting)).toEqual(['public', 'redirects', 'headers']);
  });

  it('S2-02 stops a build of CI where it has others, in one line', async () => {
    write(wanted.slice(1));
    const before = read();
    await expect(updateHosting(root, wanted, true)).rejects.toThrow(
      /^firebase\.json: it is out of date\. Run npm run build, and commit the file\.$/,
    );
    expect(read()).toBe(before);
  });

  it.each([true, false])('S2-02 is not touched where it has those (in CI: %s)', async (isCheck) => {
    write(wanted);
    const before = read();
    await updateHosting(root, wanted, isCheck);
    expect(read()).toBe(before);
  });
});
