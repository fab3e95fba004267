import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StudentButtons } from '../../src/shell/footer/StudentButtons';
import { PanelPlaceholder } from '../../src/shell/navigation/PanelPlaceholder';
import { ProgrammesEntry } from '../../src/shell/programmes-menu/ProgrammesEntry';
import { useFocusHandover } from '../../src/shell/programmes-menu/useFocusHandover';
import { lazyPart } from '../../src/ui/lazyPart';
import { expectFocus } from '../support/focus';
import { renderAt } from '../support/render';
import { openDialog, setWidth } from '../support/shell';

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
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a phone’s panel', () => {
  beforeEach(() => {
    setWidth(500);
    renderAt('/about');
  });

  it('S2-40 S2-43 opening it moves the focus into it', async () => {
    await openDialog('Menu');
    const dialog = screen.getByRole('dialog', { name: 'Menu' });
    expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledTimes(1);
    expectFocus(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(vi.mocked(HTMLDialogElement.prototype.close).mock.contexts).toEqual([dialog]);
  });

  it.each(['Menu', 'Programmes'] as const)('S2-40 S2-43 %s: the panel and its title take the focus', async (name) => {
    const panel = await openDialog(name);
    expect(screen.getByRole('dialog', { name }).tabIndex).toBe(-1);
    expect(panel.getByRole('heading', { level: 2 }).tabIndex).toBe(-1);
  });

  it('four plants grow along the foot of the menu, and say nothing', async () => {
    await openDialog('Menu');
    const plants = screen.getByRole('dialog').querySelector('nav ~ [aria-hidden="true"]');
    expect(plants?.querySelectorAll('svg')).toHaveLength(4);
    expect(plants?.textContent).toBe('');
  });

  it('S2-43 a click inside does not close it', async () => {
    await openDialog('Menu');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('heading'));
    expect(screen.getByRole('dialog')).toBeTruthy();
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

  it('S2-40 the way in for beginners closes the panel', async () => {
    const panel = await openDialog('Programmes');
    await userEvent.click(panel.getByRole('link', { name: /Code Curious/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByTestId('address').textContent).toBe('/programs/code-curious');
  });

  it('S2-41 Back goes from a search to the categories', async () => {
    const panel = await openDialog('Programmes');
    await userEvent.click(panel.getByRole('button', { name: /Bootcamps/ }));
    await userEvent.type(panel.getByRole('textbox'), 'cyber');
    expect(panel.getByRole('heading', { level: 2, name: 'Programmes' })).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'Back' }));
    expect(panel.getByRole('button', { name: /Full Programs/ })).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('S2-42 showing all categories moves the focus to the title', async () => {
    const panel = await openDialog('Programmes');
    await userEvent.type(panel.getByRole('textbox'), 'pottery');
    await userEvent.click(panel.getByRole('button', { name: 'Show all categories' }));
    expectFocus(panel.getByRole('heading', { name: 'Programmes' }));
  });

  it('S2-40 S2-61 a row says duration and mode, or Coming Soon', async () => {
    const panel = await openDialog('Programmes');
    await userEvent.click(panel.getByRole('button', { name: /Bootcamps/ }));
    const rows = panel.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(rows[0]).toBe('Cyber Security 14 weeks · Live online, evenings');
    expect(rows[3]).toBe('Machine Learning & Data Science in Business Coming Soon ');
    await userEvent.click(panel.getByRole('button', { name: 'Back' }));
    await userEvent.type(panel.getByRole('textbox'), 'security');
    const found = panel.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(found).toEqual([
      'Cyber Security Bootcamp · 14 weeks · Live online, evenings',
      'Cyber Security in the era of AI Coming Soon Masterclass',
    ]);
  });

  it('S2-40 S2-02 a row under another spelling has its facts too', async () => {
    const panel = await openDialog('Programmes');
    await userEvent.click(panel.getByRole('button', { name: /Full Programs/ }));
    const rows = panel.getAllByRole('link').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(rows[1]).toMatch(/^Software Engineer 12 months · /);
  });
});

describe('a link that becomes a button once the page is hydrated', () => {
  let root: Root | undefined;
  afterEach(() => {
    act(() => root?.unmount());
    document.body.innerHTML = '';
  });

  const entry = (
    <MemoryRouter>
      <ProgrammesEntry className="" load={() => undefined} onClick={() => undefined} />
    </MemoryRouter>
  );
  const students = (
    <MemoryRouter>
      <StudentButtons />
    </MemoryRouter>
  );

  it.each([
    ['Programmes', entry],
    ['Bootcamps', students],
  ])('%s: the button takes over the link’s focus', async (name, site) => {
    document.body.innerHTML = `<div id="root">${renderToString(site)}</div>`;
    const link = screen.getByRole('link', { name });
    link.focus();
    expectFocus(link);
    root = await act(async () => hydrateRoot(document.getElementById('root') as HTMLElement, site));
    await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
    expectFocus(screen.getByRole('button', { name }));
  });

  it('the focus is handed over once, without a scroll', () => {
    document.body.innerHTML = '<a href="/">Link</a><button>Button</button><input>';
    const [link, button, input] = [...document.body.children] as [HTMLAnchorElement, HTMLButtonElement, HTMLElement];
    const { linkRef, buttonRef } = renderHook(useFocusHandover).result.current;
    const focus = vi.spyOn(button, 'focus');
    link.focus();
    linkRef(link)();
    buttonRef(null);
    expectFocus(link);
    linkRef(link)();
    buttonRef(button);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    input.focus();
    buttonRef(button);
    expectFocus(input);
  });

  it.each([
    ['Programmes', entry],
    ['Bootcamps', students],
  ])('%s: a focus elsewhere stays where it is', async (name, site) => {
    document.body.innerHTML = `<div id="root">${renderToString(site)}</div><input>`;
    document.querySelector('input')?.focus();
    root = await act(async () => hydrateRoot(document.getElementById('root') as HTMLElement, site));
    await screen.findByRole('button', { name });
    expect(document.activeElement?.tagName).toBe('INPUT');
  });
});

describe('the code of a panel is fetched on the first sign', () => {
  it.each(['pointerEnter', 'focus', 'touchStart', 'click'] as const)('%s', (sign) => {
    const load = vi.fn();
    render(<ProgrammesEntry className="" load={load} onClick={() => undefined} />);
    expect(load).not.toHaveBeenCalled();
    fireEvent[sign](screen.getByRole('button', { name: 'Programmes' }));
    expect(load).toHaveBeenCalled();
  });
});
