import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordView } from '../../src/services/analytics';
import { loadPage, pageAt } from '../../src/shell/page-area/routes';
import { CENTRE } from '../support/centre';
import { navigate, openAt, renderAt } from '../support/render';

vi.mock('../../src/services/analytics', async (original) => ({ ...(await original<object>()), recordView: vi.fn() }));

beforeEach(() => void vi.mocked(recordView).mockClear());

const bar = () => within(screen.getByRole('banner'));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('what is recorded of a visit', () => {
  it('S7-03 S7-04 each page that is shown is recorded, and which of them are programmes', async () => {
    renderAt('/programs/cyber-security?ref=mail');
    await heading('Cyber Security');
    await waitFor(() =>
      expect(recordView).toHaveBeenLastCalledWith(
        { pathname: '/programs/cyber-security', search: '?ref=mail' },
        'programme',
      ),
    );
    await userEvent.click(bar().getByRole('link', { name: 'Careers' }));
    await waitFor(() => expect(recordView).toHaveBeenLastCalledWith({ pathname: '/careers', search: '' }, 'page'));
    expect(recordView).toHaveBeenCalledTimes(2);
  });

  it('S7-03 a change of the query alone is no other page', async () => {
    await openAt('/careers');
    act(() => navigate('/careers?hours=12'));
    await userEvent.click(bar().getByRole('link', { name: 'About Us' }));
    await waitFor(() => expect(recordView).toHaveBeenLastCalledWith({ pathname: '/about', search: '' }, 'page'));
    expect(recordView).toHaveBeenCalledTimes(2);
  });

  it('S2-02 S7-04 an alias is recorded by its listed path alone', async () => {
    renderAt('/careers');
    act(() => navigate('/programs/softwareEngineer?ref=mail#fees'));
    await heading('Software Engineer');
    await waitFor(() =>
      expect(vi.mocked(recordView).mock.calls).toEqual([
        [{ pathname: '/careers', search: '' }, 'page'],
        [{ pathname: '/programs/softwareengineer', search: '?ref=mail' }, 'programme'],
      ]),
    );
  });

  it('S7-03 the page that was not found is recorded too', async () => {
    renderAt('/pottery');
    await heading('We could not find that page');
    await waitFor(() => expect(recordView).toHaveBeenLastCalledWith({ pathname: '/pottery', search: '' }, 'page'));
  });
});

/** Spies on the prefetch of the page at `path`. */
function watch(path: string) {
  return vi.spyOn(pageAt(path) as NonNullable<ReturnType<typeof pageAt>>, 'load');
}

describe('fetching a page ahead', () => {
  it.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
    'the page is fetched on %s of its link, once it is meant',
    (sign) => {
      const careers = watch('/careers');
      const pricing = watch('/programPricing');
      renderAt('/about');
      fireEvent[sign](bar().getByRole('link', { name: 'Careers' }));
      expect(careers).toHaveBeenCalledTimes(1);
      expect(pricing).not.toHaveBeenCalled();
    },
  );

  it('the page is fetched on a part of its link too, not on anything else', () => {
    const home = watch('/');
    renderAt('/about');
    fireEvent.pointerOver(screen.getByRole('main'));
    fireEvent.pointerOver(document);
    fireEvent.pointerOver(bar().getByRole('link', { name: 'Log In' }));
    expect(home).not.toHaveBeenCalled();
    fireEvent.pointerOver(bar().getByRole('link', { name: `${CENTRE.name}, home` }).firstElementChild as Element);
    expect(home).toHaveBeenCalledTimes(1);
  });

  it('no page is fetched for a visitor who saves data', () => {
    const careers = watch('/careers');
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    renderAt('/about');
    fireEvent.pointerOver(bar().getByRole('link', { name: 'Careers' }));
    expect(careers).not.toHaveBeenCalled();
    Object.defineProperty(navigator, 'connection', { value: { saveData: false }, configurable: true });
    fireEvent.pointerOver(bar().getByRole('link', { name: 'Careers' }));
    expect(careers).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('S2-02 the listed page is fetched for another spelling', async () => {
    const engineer = watch('/programs/softwareengineer');
    await loadPage('/programs/softwareEngineer');
    expect(engineer).toHaveBeenCalledTimes(1);
    await expect(loadPage('/pottery')).resolves.toBeUndefined();
    await expect(loadPage('//evil.example')).resolves.toBeUndefined();
  });
});
