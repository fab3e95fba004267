import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { App } from '../../src/App';
import { navigate, openAt } from '../support/render';

const main = () => within(screen.getByRole('main'));
/** The chosen filter, and the names of the programmes that it shows. */
function shown() {
  const [chip] = main().getAllByRole('button', { pressed: true });
  const cards = [...document.querySelectorAll('#programs h3')].map(({ textContent }) => textContent);
  return [chip?.textContent?.trim(), cards.length];
}

/** Opens the site at `path`, with a real address and history. */
function openInBrowser(path: string) {
  window.history.replaceState(null, '', path);
  render(
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>,
  );
  return screen.findByRole('heading', { level: 1 });
}

describe('the filter of the home page', () => {
  it('S2-131 stands in the address, and Back brings each choice back', async () => {
    await openInBrowser('/');
    await userEvent.click(main().getByRole('button', { name: /Masterclasses/ }));
    expect(window.location.search).toBe('?kind=masterclass');
    await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Careers' }));
    await screen.findByRole('heading', { level: 1, name: 'Careers' });
    window.history.back();
    await waitFor(() => expect(shown()).toEqual(['Masterclasses 2', 2]));
    window.history.back();
    await waitFor(() => expect(shown()).toEqual(['All 11', 12]));
  });

  it('S2-131 a press on what is chosen already adds nothing to the history', async () => {
    await openInBrowser('/');
    const press = (name: RegExp) => userEvent.click(main().getByRole('button', { name }));
    // The router counts its entries.
    const place = () => window.history.state.idx as number;
    const before = place();
    await press(/^All/);
    await press(/^All/);
    expect(place()).toBe(before);
    await press(/Bootcamps/);
    await press(/Bootcamps/);
    expect(place()).toBe(before + 1);
    expect(shown()).toEqual(['Bootcamps 4', 4]);
  });

  it('S2-131 a Students button’s choice comes back as well; the address is that of the home page alone', async () => {
    await openInBrowser('/careers');
    await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Bootcamps' }));
    await waitFor(() => expect(shown()).toEqual(['Bootcamps 4', 4]));
    expect([window.location.pathname, window.location.search]).toEqual(['/', '']);
    await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'About Us' }));
    await screen.findByRole('heading', { level: 1, name: /About/ });
    window.history.back();
    await waitFor(() => expect(shown()).toEqual(['Bootcamps 4', 4]));
  });

  it.each([
    ['/?kind=bootcamp', ['Bootcamps 4', 4]],
    ['/?kind=nonsense', ['All 11', 12]],
  ])('S2-131 %s shows what there is', async (address, programmes) => {
    await openAt(address);
    expect(shown()).toEqual(programmes);
  });

  it('S2-95 S2-131 a kind that comes by address or link has all its cards, as after a press', async () => {
    const collapsed = () => document.querySelector('#programs ul')?.className;
    await openAt('/');
    const folded = collapsed();
    act(() => navigate('/?kind=bootcamp'));
    const byLink = collapsed();
    cleanup();
    await openAt('/?kind=bootcamp');
    const byAddress = collapsed();
    await userEvent.click(main().getByRole('button', { name: /Masterclasses/ }));
    expect([byLink, byAddress]).toEqual([collapsed(), collapsed()]);
    expect(folded).not.toBe(byLink);
  });
});
