import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gitHubBackend } from '../config';

type Case = [Record<string, string>, string];

const REPOSITORY = { EDIT_REPOSITORY: 'centre/site', EDIT_SIGN_IN: 'https://sign-in.example' };

it('works on the repository that is configured, with a sign-in that reaches no private one', () => {
  expect(gitHubBackend(REPOSITORY)).toEqual({
    name: 'github',
    repo: 'centre/site',
    branch: 'main',
    base_url: 'https://sign-in.example',
    auth_scope: 'public_repo',
  });
});

const repository = (value: string): Case => [{ ...REPOSITORY, EDIT_REPOSITORY: value }, 'EDIT_REPOSITORY'];
const signIn = (value: string): Case => [{ ...REPOSITORY, EDIT_SIGN_IN: value }, 'EDIT_SIGN_IN'];

it.each<Case>([
  [{}, 'EDIT_REPOSITORY'],
  [{ EDIT_REPOSITORY: 'centre/site' }, 'EDIT_SIGN_IN'],
  [{ EDIT_SIGN_IN: 'https://sign-in.example' }, 'EDIT_REPOSITORY'],
  ...['https://github.com/centre/site', 'centre', 'centre/site/', '$(touch x)/y', '"a"/b'].map(repository),
  ...['/', '/path', '?x', '"', ':443', '@evil.example'].map((more) => signIn(`https://sign-in.example${more}`)),
  ...['http://sign-in.example', 'https://Sign-In.example', 'sign-in.example', 'https://'].map(signIn),
])('a configuration that cannot work stops the build in one line: %o', (env, name) => {
  expect(() => gitHubBackend(env)).toThrow(
    new RegExp(`^The editor is not configured: ${name} must be .*docs/editing.md$`),
  );
});

it('the editor’s host lets nothing but GitHub be reached, and no page frame it', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.editor.json', 'utf8'));
  expect([hosting.target, hosting.public]).toEqual(['editor', 'dist-editor']);
  const headers = Object.fromEntries(
    hosting.headers[0].headers.map(({ key, value }: Record<string, string>) => [key, value]),
  );
  const policy: string = headers['Content-Security-Policy'];
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'unsafe-eval'; .*; frame-ancestors 'self'$/);
  expect(policy.match(/https:\/\/[^ ;]+/g)).toEqual([
    'https://avatars.githubusercontent.com',
    'https://api.github.com',
    'https://www.githubstatus.com',
  ]);
  expect(headers).toMatchObject({
    // The sign-in is a window of another host.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-cache',
  });
});
