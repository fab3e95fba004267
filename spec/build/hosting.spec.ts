import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { headerPolicy } from '../../build/contentSecurityPolicy';
import { redirectsFor, updateHosting } from '../../build/hosting';
import { makeFolder, writeBelow } from '../support/folder';
import { documentPaths } from '../support/paths';

/** An alias with another name, and one that differs only in its capitals. */
const aliases = { '/Old.page': '/about', '/programs/softwareEngineer': '/programs/softwareengineer' };
const redirects = redirectsFor([...documentPaths], aliases);

/** Destination of `path`, by the first redirect that matches; `undefined` where none does. */
const ledTo = (path: string) =>
  redirects.find((redirect) =>
    'regex' in redirect ? new RegExp(redirect.regex, 'u').test(path) : redirect.source === path,
  )?.destination;

const flipped = (letter: string) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase());

/** `path` with each of its letters, one at a time, in the other case. */
const flips = (path: string) =>
  [...path].flatMap((letter, at) =>
    /[a-z]/i.test(letter) ? [path.slice(0, at) + flipped(letter) + path.slice(at + 1)] : [],
  );

const wrongSlashes = (path: string) => [
  `/${path}`,
  path.replaceAll('/', '///'),
  ...(path === '/' ? [] : [`${path}//`]),
];

describe('the redirects of the host', () => {
  it.each(documentPaths)('S2-02 lead every spelling of %s to it, and leave it alone', (path) => {
    expect(ledTo(path)).toBeUndefined();
    const spellings = [...flips(path), ...[path, ...flips(path)].flatMap(wrongSlashes)];
    if (path !== '/') spellings.push(path.toUpperCase(), `/${path.toUpperCase()}/`);
    for (const spelling of spellings) expect.soft(ledTo(spelling), spelling).toBe(path);
    expect(redirects.filter((redirect) => redirect.destination === path && 'regex' in redirect).length).toBeGreaterThan(
      0,
    );
  });

  it('S2-02 lead an alias and every spelling of it to its listed path', () => {
    expect(redirects[0]).toEqual({ source: '/Old.page', destination: '/about', type: 301 });
    expect(['/Old.page', '/old.page', '//Old.page', '/OLD.PAGE/'].map(ledTo)).toEqual(Array(4).fill('/about'));
    expect(ledTo('/programs/softwareEngineer')).toBe('/programs/softwareengineer');
  });

  it('S2-02 leave unknown paths alone', () => {
    expect(['/abouts', '/About-us', '/x/About', '/OldXpage', '/programs', '/404', '/ABOU'].map(ledTo)).toEqual(
      Array(7).fill(undefined),
    );
  });

  it('S2-02 are regular expressions that RE2 reads', () => {
    for (const redirect of redirects) {
      if ('regex' in redirect) expect(redirect.regex).not.toMatch(/\(\?[^:]|\\\d/);
    }
    expect(JSON.stringify(redirects).length).toBeLessThan(30_000);
  });
});

describe('firebase.json', () => {
  let root: string;
  beforeEach(() => {
    root = makeFolder();
  });

  const wanted = redirectsFor(['/', '/a'], { '/old': '/' });
  const write = (redirects: unknown, policy = headerPolicy) =>
    writeBelow(
      root,
      'firebase.json',
      `${JSON.stringify({ hosting: { public: 'dist', redirects, headers: [policy] }, storage: {} }, null, 2)}\n`,
    );
  const read = () => readFileSync(join(root, 'firebase.json'), 'utf8');

  it('S2-02 has the redirects of the catalogue and the policy of pages after a build, and all else as before', async () => {
    write([], "script-src 'self'; frame-ancestors 'none'");
    await updateHosting(root, wanted, false);
    expect(JSON.parse(read())).toEqual({
      hosting: {
        public: 'dist',
        redirects: [
          { source: '/old', destination: '/', type: 301 },
          { regex: '^(?://+/*|//+)$', destination: '/', type: 301 },
          { regex: '^(?:(?://+[Aa]|/A)/*|/a/+)$', destination: '/a', type: 301 },
          { regex: '^(?:(?:(?://+[Oo]|/O)[Ll][Dd]|/o(?:L[Dd]|lD))/*|/old/+)$', destination: '/', type: 301 },
        ],
        headers: [headerPolicy],
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
