import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listedPath, listedPaths } from '../../src/shell/page-area/routes';
import { eventually } from '../support/clock';
import { documentPaths } from '../support/paths';
import { renderAt } from '../support/render';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('listed routes', () => {
  it('S2-01 S2-04 the generated routes are the 27 of the document', () => {
    expect([...listedPaths].sort()).toEqual([...documentPaths].sort());
    expect(listedPaths.filter((path) => /[:*]/.test(path))).toEqual([]);
  });

  it('S2-02 aliases, capitals and closing slashes lead to the listed spelling', () => {
    expect(listedPath('/programs/softwareEngineer')).toBe('/programs/softwareengineer');
    expect(listedPath('/programs/SOFTWAREENGINEER')).toBe('/programs/softwareengineer');
    expect(listedPath('/programs/aitoolsbc')).toBe('/programs/AIToolsBC');
    expect(listedPath('/About/')).toBe('/about');
    expect(listedPath('/')).toBe('/');
  });

  it('S2-07 an unknown or hostile path has no listed spelling', () => {
    for (const path of [
      '/nope',
      '//evil.example',
      '/%00',
      '/programs/..%2f',
      '/[object Object]',
      '',
      `/${'a'.repeat(10_000)}`,
    ]) {
      expect(listedPath(path)).toBeUndefined();
    }
  });
});

describe('going from page to page', () => {
  it('S2-02 a link to another spelling is replaced by the listed one', async () => {
    renderAt('/programs/softwareEngineer?x=1#fees');
    expect((await screen.findByTestId('address')).textContent).toBe('/programs/softwareengineer?x=1#fees');
    expect(await screen.findByRole('heading', { level: 1, name: 'Software Engineer' })).toBeTruthy();
  });

  it('S2-06 a change of route scrolls to the top and moves focus', async () => {
    renderAt('/about');
    await screen.findByRole('heading', { level: 1 });
    expect(window.scrollTo).not.toHaveBeenCalled();
    await userEvent.click(screen.getAllByRole('link', { name: 'Careers' })[0] as HTMLElement);
    await eventually(() => expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' }));
    await eventually(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('S2-07 an unknown path shows the not-found page with links on', async () => {
    renderAt('/nope');
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not find that page' })).toBeTruthy();
  });
});
