import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Footer } from '../../src/shell/footer/Footer';
import { StudentButtons } from '../../src/shell/footer/FooterColumns';
import { NavigationBar } from '../../src/shell/navigation/NavigationBar';
import { PanelPlaceholder } from '../../src/shell/navigation/PanelDialog';
import { ProgrammesEntry } from '../../src/shell/navigation/ProgrammesDropdown';
import { lazyPart } from '../../src/ui/lazyPart';
import { CENTRE } from '../support/centre';
import { expectFocus } from '../support/focus';
import { AtHome, prerender, renderAt, renderShell, textsOf } from '../support/render';
import { openDialog, searchField, setWidth } from '../support/shell';

describe('in a panel’s place', () => {
  const stand = (load: () => Promise<{ Panel: () => string }>) => {
    const panel = lazyPart(load, 'Panel');
    render(<PanelPlaceholder panel={panel} />);
    return panel;
  };
  const words = () => screen.getByRole('status').textContent;

  it('S2-11 stands after a moment that it is on its way', async () => {
    vi.useFakeTimers();
    stand(() => new Promise(() => undefined));
    act(() => vi.advanceTimersByTime(299));
    expect(words()).toBe('');
    act(() => vi.advanceTimersByTime(1));
    expect(words()).toBe('One moment…');
  });

  it('S8-02 stands that it failed, with another try, and the document of the home page', async () => {
    vi.stubGlobal('reportError', () => undefined);
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    const panel = stand(load);
    await act(panel.load);
    expect(words()).toBe('This part did not load. Try again See all programmes on the home page');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/#programs');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    // Each asks a second time by itself.
    expect(load).toHaveBeenCalledTimes(4);
  });
});

describe('a phone’s panel', () => {
  beforeEach(() => {
    setWidth(500);
    renderShell();
  });

  it.each([
    [false, 'textbox'],
    [true, 'dialog'],
  ] as const)('S2-43 a click beside it closes it: %s, where the press began on the %s', async (isClosed, role) => {
    await openDialog('Programmes');
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(screen.getByRole(role));
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog') === null).toBe(isClosed);
  });

  it('S2-40 S2-02 S2-41 a category has its programmes with their facts, and Back leads to the others, then out', async () => {
    const panel = await openDialog('Programmes');
    await userEvent.click(panel.getByRole('button', { name: /Bootcamps/ }));
    expectFocus(panel.getByRole('heading', { level: 2, name: 'Bootcamps' }));
    expect(textsOf(panel.getAllByRole('listitem'))).toEqual([
      'Cyber Security 1 Feb 2027 · R24 500 · 14 weeks',
      'Full Stack Web Developer 10 May 2027 · R26 000 · 16 weeks',
      'Software Engineer with Python 1 Feb 2027 · R22 000 · 12 weeks',
      'Machine Learning & Data Science in Business Coming Soon',
      'All about Bootcamps',
    ]);
    await userEvent.click(panel.getByRole('button', { name: 'Back' }));
    await userEvent.click(panel.getByRole('button', { name: /Full Programs/ }));
    // Also for a programme with another spelling.
    expect(textsOf(panel.getAllByRole('link'))[1]).toBe('Software Engineer 1 Feb 2027 · R46 000 · 12 months');
    await userEvent.click(panel.getByRole('button', { name: 'Back' }));
    await userEvent.click(panel.getByRole('button', { name: 'Back' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('S2-41 S2-42 the panel has the same search, from which two ways lead to all categories', async () => {
    const panel = await openDialog('Programmes');
    await userEvent.click(panel.getByRole('button', { name: /Bootcamps/ }));
    await userEvent.type(searchField(), 'MACHINE');
    expect(panel.getByRole('heading', { level: 2, name: 'Programmes' })).toBeTruthy();
    expect(panel.getByRole('status').textContent).toBe('1 result');
    await userEvent.click(panel.getByRole('button', { name: 'Back' }));
    expect(panel.getByRole('button', { name: /Full Programs/ })).toBeTruthy();
    await userEvent.type(searchField(), 'python');
    await userEvent.click(panel.getByRole('button', { name: 'Back' }));
    expect(panel.getByRole('button', { name: /Full Programs/ })).toBeTruthy();
    await userEvent.type(searchField(), 'pottery');
    expect(panel.getByText(/No programs found/).textContent).toBe('No programs found for "pottery"');
    await userEvent.click(panel.getByRole('button', { name: 'Show all categories' }));
    expectFocus(panel.getByRole('heading', { name: 'Programmes' }));
    expect((searchField() as HTMLInputElement).value).toBe('');
  });

  it('S2-43 S2-123 the menu lists Log In, Join Now, the main links, then dates and the offer for employers', async () => {
    const menu = await openDialog('Menu');
    expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Log In', CENTRE.applicant.login],
      ['Join Now', CENTRE.applicant.register],
      ['Learning Process', '/learning-process'],
      ['Careers', '/careers'],
      ['About Us', '/about'],
      ['Pricing', '/programPricing'],
      ['Intake blocks', '/intake-blocks'],
      ['For teams and employers', '/#employers'],
    ]);
    expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('About Us');
  });

  it('S2-27 S2-123 on the home page no link of the menu is the current page’s', async () => {
    cleanup();
    renderAt('/');
    const menu = await openDialog('Menu');
    expect(menu.queryByRole('link', { current: 'page' })).toBeNull();
    await userEvent.click(menu.getByRole('link', { name: 'For teams and employers' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expectFocus(screen.getByRole('heading', { name: 'For teams and employers' }));
  });

  it('S2-40 S2-43 each panel is a modal dialog that takes the focus, with four ways to close', async () => {
    const closers = [
      ['Menu', (menu) => userEvent.click(within(menu).getByRole('button', { name: 'Close' }))],
      ['Menu', async (menu) => void fireEvent(menu, new Event('close'))],
      ['Menu', (menu) => userEvent.click(within(menu).getByRole('link', { name: 'Careers' }))],
      ['Programmes', (panel) => userEvent.click(within(panel).getByRole('link', { name: /Code Curious/ }))],
    ] satisfies ['Menu' | 'Programmes', (dialog: HTMLElement) => Promise<void>][];
    for (const [index, [name, close]] of closers.entries()) {
      await openDialog(name);
      const dialog = screen.getByRole('dialog');
      expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledTimes(index + 1);
      expectFocus(dialog);
      await close(dialog);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(vi.mocked(HTMLDialogElement.prototype.close).mock.contexts.at(-1)).toBe(dialog);
    }
    expect(screen.getByTestId('address').textContent).toBe('/programs/code-curious');
  });
});

describe('a link that becomes a button once the page is hydrated', () => {
  let root: Root | undefined;
  afterEach(() => {
    act(() => root?.unmount());
    document.body.innerHTML = '';
  });

  /** Puts the prerendered part into the document, before a field. Returns a function that hydrates it. */
  function build(part: ReactNode) {
    const built = prerender(part);
    document.body.replaceChildren(built, document.createElement('input'));
    return () =>
      act(async () => {
        root = hydrateRoot(built, <AtHome>{part}</AtHome>);
      });
  }

  it('the prerendered bar has links alone: the menu’s leads to the links of the footer', () => {
    const bar = prerender(<NavigationBar />);
    expect(bar.querySelector('button')).toBeNull();
    expect(bar.querySelector('a[aria-label=Menu]')?.getAttribute('href')).toBe('#footer');
    expect(prerender(<Footer />).querySelector('#footer a[href="/learning-process"]')).toBeTruthy();
  });

  const SITES = [
    ['Programmes', <ProgrammesEntry key="entry" className="" load={() => undefined} onOpen={() => undefined} />],
    ['Bootcamps', <StudentButtons key="students" />],
  ] as const;

  it.each(SITES)('%s: the button takes over the link’s focus', async (name, part) => {
    const hydrate = build(part);
    const link = screen.getByRole('link', { name });
    link.focus();
    expectFocus(link);
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await hydrate();
    await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
    expectFocus(screen.getByRole('button', { name }));
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  it.each(SITES)('%s: a focus elsewhere stays where it is', async (name, part) => {
    const hydrate = build(part);
    document.querySelector('input')?.focus();
    await hydrate();
    await screen.findByRole('button', { name });
    expect(document.activeElement?.tagName).toBe('INPUT');
  });
});

describe('the code of a panel is fetched on the first sign', () => {
  it.each(['pointerEnter', 'focus', 'touchStart', 'click'] as const)('%s', (sign) => {
    const load = vi.fn();
    render(<ProgrammesEntry className="" load={load} onOpen={() => undefined} />);
    expect(load).not.toHaveBeenCalled();
    fireEvent[sign](screen.getByRole('button', { name: 'Programmes' }));
    expect(load).toHaveBeenCalled();
  });
});
