import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gitHubBackend } from '../editor';

const SIGN_IN = 'https://sign-in.example';

it('works on the repository that is configured, with a sign-in that reaches no private one', () => {
  expect(gitHubBackend({ EDIT_REPOSITORY: 'centre/site', EDIT_SIGN_IN: SIGN_IN })).toEqual({
    ...{ name: 'github', repo: 'centre/site', branch: 'main', base_url: SIGN_IN, auth_scope: 'public_repo' },
  });
});

it.each([
  ['', '', 'EDIT_REPOSITORY'],
  ['https://github.com/centre/site', SIGN_IN, 'EDIT_REPOSITORY'],
  ['$(touch x)/y', SIGN_IN, 'EDIT_REPOSITORY'],
  ['centre/site', 'http://sign-in.example', 'EDIT_SIGN_IN'],
  ['centre/site', 'https://Sign-In.example', 'EDIT_SIGN_IN'],
  ['centre/site', `${SIGN_IN}/path`, 'EDIT_SIGN_IN'],
  ['centre/site', `${SIGN_IN}@evil.example`, 'EDIT_SIGN_IN'],
])('a configuration that cannot work stops the build in one line: %s, %s', (repository, signIn, name) => {
  const start = () => gitHubBackend({ EDIT_REPOSITORY: repository, EDIT_SIGN_IN: signIn });
  expect(start).toThrow(new RegExp(`^The editor is not configured: ${name} must be .*docs/editing.md$`));
});

it('the editor’s host lets nothing but GitHub be reached, and no page frame it', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.editor.json', 'utf8'));
  expect([hosting.target, hosting.public]).toEqual(['editor', 'dist-editor']);
  const headers: Record<string, string>[] = hosting.headers[0].headers;
  const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'unsafe-eval'; .*; frame-ancestors 'self'$/);
  const hosts = ['avatars.githubusercontent.com', 'api.github.com', 'www.githubstatus.com'];
  expect(policy.match(/https:\/\/[^ ;]+/g)).toEqual(hosts.map((host) => `https://${host}`));
  for (const header of [
    // The sign-in is a window of another host.
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
    { key: 'Referrer-Policy', value: 'no-referrer' },
    { key: 'X-Robots-Tag', value: 'noindex' },
  ])
    expect(headers).toContainEqual(header);
});
