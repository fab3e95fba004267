import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/catalogue/index';
import { editorBackend } from './editor';
import { siteFiles } from './siteFiles';

const REPOSITORY = { EDIT_REPOSITORY: 'centre/site', EDIT_SIGN_IN: 'https://sign-in.example' };

describe('the editor of a deployment', () => {
  it('is not there where no repository is configured', () => {
    expect(editorBackend({})).toBeUndefined();
    expect(siteFiles(catalogue, ['/'])['robots.txt']).not.toContain('admin');
  });

  it('works on the repository that is configured', () => {
    const backend = { name: 'github', repo: 'centre/site', branch: 'main', base_url: 'https://sign-in.example' };
    expect(editorBackend(REPOSITORY)).toEqual(backend);
    expect(editorBackend({ ...REPOSITORY, EDIT_BRANCH: 'next' })).toEqual({ ...backend, branch: 'next' });
  });

  it('is kept from search engines', () => {
    expect(siteFiles(catalogue, ['/'], true)['robots.txt']).toMatch(/^User-agent: \*\nAllow: \/\nDisallow: \/admin\n/);
  });

  it.each([
    [{ EDIT_REPOSITORY: 'centre/site' }, 'EDIT_SIGN_IN'],
    [{ EDIT_SIGN_IN: 'https://sign-in.example' }, 'EDIT_REPOSITORY'],
    [{ ...REPOSITORY, EDIT_REPOSITORY: 'https://github.com/centre/site' }, 'EDIT_REPOSITORY'],
  ])('half configured stops the build in one line: %o', (env, name) => {
    expect(() => editorBackend(env)).toThrow(new RegExp(`^The editor is only half configured: ${name} must be .*$`));
  });
});
