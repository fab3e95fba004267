import { describe, expect, it } from 'vitest';
import { listedPath, routes } from '../../src/shell/page-area/routes';
import { documentPaths } from '../support/paths';

describe('listed routes', () => {
  it('S2-01 S2-04 the generated routes are the 27 of the document', () => {
    const paths = routes.map(({ path }) => path);
    expect(paths.sort()).toEqual([...documentPaths, '/programs/softwareEngineer', '*'].sort());
  });

  it('S2-02 aliases, capitals, needless slashes and percent-encoding lead to the listed spelling', () => {
    expect(listedPath('/programs/softwareEngineer')).toBe('/programs/softwareengineer');
    expect(listedPath('/programs/SOFTWAREENGINEER')).toBe('/programs/softwareengineer');
    expect(listedPath('/programs/aitoolsbc')).toBe('/programs/AIToolsBC');
    expect(listedPath('/About/')).toBe('/about');
    expect(listedPath('/')).toBe('/');
    expect(listedPath('//about')).toBe('/about');
    expect(listedPath('/%61bout')).toBe('/about');
    expect(listedPath('//')).toBe('/');
  });
});
