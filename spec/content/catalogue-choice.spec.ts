/** Choice of the catalogue: the live one, or the fixture for tests. */
import { describe, expect, it, vi } from 'vitest';
import { catalogueFolder, siteFolder } from '../../build/catalogueChoice.mjs';
import { pagePaths } from '../../build/pagePaths';
import { yamlModules } from '../../build/yaml.mjs';
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

  it('is where modules and patterns of src/catalogue lead', () => {
    const plugin = yamlModules() as unknown as {
      configResolved(config: { root: string }): void;
      resolveId: { handler(source: string, importer?: string): string | undefined };
    };
    plugin.configResolved({ root: '/site' });
    const { handler } = plugin.resolveId;
    const fixture = '/site/spec/fixtures/catalogue';
    expect(handler('../catalogue/pages/about.yaml', '/site/src/pages/about.tsx')).toBe(`${fixture}/pages/about.yaml`);
    expect(handler('#catalogue/pages/*.yaml', '/site/src/catalogue/index.ts')).toBe(`${fixture}/pages/*.yaml`);
    expect(handler('./criteria.yaml', '/site/tools/a11y-report/criteria.ts')).toBeUndefined();
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
