/** Choice of the catalogue: the live one, or the fixture for tests. */
import { describe, expect, it, vi } from 'vitest';
import { catalogueFolder, siteFolder } from '../../build/catalogueChoice.mjs';
import { pagePaths } from '../../build/pagePaths';
import { makeFolder } from '../support/folder';

describe('the catalogue that is read', () => {
  it('is the live one, or the fixture with CATALOGUE=fixture', () => {
    expect(catalogueFolder({})).toBe('src/catalogue');
    expect(catalogueFolder({ CATALOGUE: '' })).toBe('src/catalogue');
    expect(catalogueFolder({ CATALOGUE: 'fixture' })).toBe('spec/fixtures/catalogue');
    expect([siteFolder({}), siteFolder({ CATALOGUE: 'fixture' })]).toEqual(['dist', 'dist-fixture']);
    expect(catalogueFolder({ CATALOGUE: 'live' })).toBe('src/catalogue');
    expect(() => catalogueFolder({ CATALOGUE: 'sample' })).toThrow(
      /^CATALOGUE is 'sample': it must be 'fixture' or 'live', or not be set$/,
    );
  });

  it('has no routes for pages that the fixture has no entry for', async () => {
    const root = makeFolder({
      'src/pages/index.tsx': '',
      'src/pages/programs/pottery.tsx': '',
      'src/catalogue/pages/home.yaml': 'path: /\n',
      'src/catalogue/programmes/pottery.yaml': 'path: /programs/pottery\n',
      'spec/fixtures/catalogue/pages/home.yaml': 'path: /\n',
    });
    expect(await pagePaths(root)).toEqual(['/']);
    vi.stubEnv('CATALOGUE', '');
    // In the live catalogue the check reports such a page.
    expect(await pagePaths(root)).toEqual(['/', '/programs/pottery']);
  });
});
