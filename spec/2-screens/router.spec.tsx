import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router, useLocation, useNavigate } from '../../src/router';
import { Link } from '../../src/ui/Link';

function Address() {
  const { pathname, search, hash, isReturn } = useLocation();
  return <output>{`${pathname} ${search} ${hash} ${isReturn}`}</output>;
}

function Replace() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/terms?of=use', { replace: true })}>
      Replace
    </button>
  );
}

/** The address in the browser, and the one in the page. */
const addresses = () => [
  window.location.href.slice(window.location.origin.length),
  screen.getByRole('status').textContent,
];
const about = () => screen.getByRole('link', { name: 'About' });
const back = () => act(() => window.history.back());

beforeEach(() => {
  window.history.pushState(null, '', '/careers');
  render(
    <Router>
      <Address />
      <Link to="/about?from=here#team">About</Link>
      <Replace />
    </Router>,
  );
});
afterEach(() => {
  window.history.pushState(null, '', '/');
  vi.restoreAllMocks();
});

describe('the address', () => {
  it('S2-05 follows a link without a new document, and the browser’s Back', async () => {
    expect(addresses()).toEqual(['/careers', '/careers   true']);
    expect(fireEvent.click(about())).toBe(false);
    expect(addresses()).toEqual(['/about?from=here#team', '/about ?from=here #team false']);
    await back();
    await waitFor(() => expect(addresses()).toEqual(['/careers', '/careers   true']));
  });

  it('S2-05 a link to where the site is leaves no second entry', () => {
    fireEvent.click(about());
    const { length } = window.history;
    fireEvent.click(about());
    expect(window.history.length).toBe(length);
  });

  it('S2-02 a replaced address is not come back to', async () => {
    fireEvent.click(about());
    fireEvent.click(screen.getByRole('button'));
    expect(addresses()).toEqual(['/terms?of=use', '/terms ?of=use  false']);
    await back();
    await waitFor(() => expect(window.location.pathname).toBe('/careers'));
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'S2-05 a click with %o is the browser’s',
    (how) => {
      const stop = vi.fn((event: Event) => event.preventDefault());
      window.addEventListener('click', stop, { once: true });
      fireEvent.click(about(), how);
      expect(stop.mock.calls.map(([event]) => event.type)).toEqual(['click']);
      expect(addresses()[0]).toBe('/careers');
    },
  );

  it('S2-05 what is drawn outside a router says so', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => render(<Link to="/about">About</Link>)).toThrow('outside <Router>');
  });
});
