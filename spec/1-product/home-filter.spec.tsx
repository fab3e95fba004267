import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { App } from '../../src/App';
import homePage from '../../src/catalogue/pages/home.yaml';
import { ProgrammesByCategory } from '../../src/sections/home/ProgrammesByCategory';
import { navigate, openAt, prerender, textsOf } from '../support/render';

const main = () => within(screen.getByRole('main'));
const press = (name: RegExp) => userEvent.click(main().getByRole('button', { name }));
const cards = () => textsOf(document.querySelectorAll('#programs h3'));
/** The chosen filter, and how many programmes it shows. */
const shown = () => [...textsOf(main().getAllByRole('button', { pressed: true })), cards().length];

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
  it('S1-04 S1-16 S1-65 S1-66 shows one category, with its number, or all, after which stands where to start', async () => {
    await openAt('/');
    expect(textsOf(within(screen.getByRole('group', { name: 'Filter by category' })).getAllByRole('button'))).toEqual([
      'All 11',
      'Full Programs 2',
      'Bootcamps 4',
      'Masterclasses 2',
      'Career Boosters 3',
      'Code Curious?',
    ]);
    expect(shown()).toEqual(['All 11', 12]);
    // Of each kind those that can be applied for come first.
    expect(cards().slice(5, 8)).toEqual([
      'Machine Learning & Data Science in Business',
      'AI in the Workplace Masterclass',
      'Cyber Security in the era of AI',
    ]);
    const start = main().getByRole('link', { name: 'Not sure? Start here' });
    expect(start.getAttribute('href')).toBe('/programs/code-curious');
    expect(start.closest('li')?.nextElementSibling).toBeNull();
    await press(/Masterclasses/);
    expect(shown()).toEqual(['Masterclasses 2', 2]);
    expect(cards()).toEqual(['AI in the Workplace Masterclass', 'Cyber Security in the era of AI']);
    await press(/All/);
    expect(shown()).toEqual(['All 11', 12]);
  });

  it('S2-95 ‘Show all’ disappears when pressed; the next card has the focus', async () => {
    await openAt('/');
    const showAll = () => screen.queryByRole('button', { name: 'Show all 11 programmes' });
    await userEvent.click(showAll() as HTMLElement);
    expect(showAll()).toBeNull();
    expect(document.activeElement?.textContent).toBe('Software Engineer');
    expect(document.activeElement?.closest('#programs')).not.toBeNull();
  });

  it('the filter cannot be pressed without scripts', () => {
    const built = prerender(<ProgrammesByCategory {...homePage.programmes} />);
    expect([...built.querySelectorAll('button')].map(({ disabled }) => disabled)).toEqual(Array(7).fill(true));
    expect(built.querySelectorAll('li h3')).toHaveLength(12);
  });

  it('S2-131 stands in the address, and Back brings each choice back', async () => {
    await openInBrowser('/');
    await press(/Masterclasses/);
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

  it('S2-79 S2-131 a Students button’s choice comes back as well, but not on a new way home; the address is that of the home page alone', async () => {
    await openInBrowser('/careers');
    await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Bootcamps' }));
    await waitFor(() => expect(shown()).toEqual(['Bootcamps 4', 4]));
    expect([window.location.pathname, window.location.search]).toEqual(['/', '']);
    await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'About Us' }));
    await screen.findByRole('heading', { level: 1, name: /About/ });
    window.history.back();
    await waitFor(() => expect(shown()).toEqual(['Bootcamps 4', 4]));
    await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'About Us' }));
    await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: /home$/ }));
    await waitFor(() => expect(shown()).toEqual(['All 11', 12]));
  });

  it('S2-95 S2-131 a kind that comes by address or link has all its cards, as after a press; one that is not there shows all', async () => {
    const collapsed = () => document.querySelector('#programs ul')?.className;
    await openAt('/');
    const folded = collapsed();
    act(() => navigate('/?kind=bootcamp'));
    const byLink = collapsed();
    cleanup();
    await openAt('/?kind=bootcamp');
    expect(shown()).toEqual(['Bootcamps 4', 4]);
    const byAddress = collapsed();
    await press(/Masterclasses/);
    expect([byLink, byAddress]).toEqual([collapsed(), collapsed()]);
    expect(folded).not.toBe(byLink);
    act(() => navigate('/?kind=nonsense'));
    expect(shown()).toEqual(['All 11', 12]);
  });
});
