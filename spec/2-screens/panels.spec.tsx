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
import { useLazyPart } from '../../src/ui/lazyEnhancement';
import { expectFocus } from '../support/focus';
import { AtHome, renderAt } from '../support/render';
import { openDialog, setWidth, stubBrowser } from '../support/shell';

beforeEach(() => stubBrowser());
function Lazy({ load }: { load: () => Promise<() => string> }) {
  const { Part, hasFailed, prepare } = useLazyPart(load);
  return (
    <button type="button" onClick={prepare}>
      {Part ? <Part /> : String(hasFailed)}
    </button>
  );
}

describe('a panel’s code', () => {
  it('it is fetched on intent, and again after a failure', async () => {
    const load = vi.fn(async () => () => 'Here');
    load.mockRejectedValueOnce(new Error('offline'));
    render(<Lazy load={load} />);
    const button = screen.getByRole('button');
    expect(load).not.toHaveBeenCalled();
    expect(button.textContent).toBe('false');
    await userEvent.click(button);
    expect(button.textContent).toBe('true');
    await userEvent.click(button);
    expect(button.textContent).toBe('Here');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('another intent takes the failure back until it is known', async () => {
    const load = vi.fn(() => new Promise<() => string>(() => undefined));
    load.mockRejectedValueOnce(new Error('offline'));
    render(<Lazy load={load} />);
    await userEvent.click(screen.getByRole('button', { name: 'false' }));
    await userEvent.click(screen.getByRole('button', { name: 'true' }));
    expect(screen.getByRole('button').textContent).toBe('false');
  });

  it('what is fetched is what it was told of last', async () => {
    const { rerender } = render(<Lazy load={async () => () => 'First'} />);
    rerender(<Lazy load={async () => () => 'Second'} />);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button').textContent).toBe('Second');
  });

  it.each([
    [true, 'This part did not load. See all programmes on the home page', ['/#programs']],
    [false, 'One moment…', []],
  ])('in its place stands what is the matter; failed: %s', (hasFailed, words, addresses) => {
    render(<PanelPlaceholder hasFailed={hasFailed} />, { wrapper: AtHome });
    expect(screen.getByRole('status').textContent).toBe(words);
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses);
  });
});

describe('a phone’s panel', () => {
  it('S2-40 S2-43 opening it moves the focus into it', async () => {
    setWidth(500);
    renderAt('/about');
    await openDialog('Menu');
    const dialog = screen.getByRole('dialog', { name: 'Menu' });
    expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledTimes(1);
    expectFocus(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(vi.mocked(HTMLDialogElement.prototype.close).mock.contexts).toEqual([dialog]);
  });

  it.each(['Menu', 'Programmes'] as const)('S2-40 S2-43 %s: the panel and its title take the focus', async (name) => {
    setWidth(500);
    renderAt('/about');
    const panel = await openDialog(name);
    expect(screen.getByRole('dialog', { name }).tabIndex).toBe(-1);
    expect(panel.getByRole('heading', { level: 2 }).tabIndex).toBe(-1);
  });

  it('four plants grow along the foot of the menu, and say nothing', async () => {
    setWidth(500);
    renderAt('/about');
    await openDialog('Menu');
    const plants = screen.getByRole('dialog').querySelector('nav ~ [aria-hidden="true"]');
    expect(plants?.querySelectorAll('svg')).toHaveLength(4);
    expect(plants?.textContent).toBe('');
  });

  it('S2-43 a click inside does not close it', async () => {
    setWidth(500);
    renderAt('/about');
    await openDialog('Menu');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('heading'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it.each([
    [false, 'textbox'],
    [true, 'dialog'],
  ] as const)('S2-43 a click beside it closes it: %s, where the press began on the %s', async (isClosed, role) => {
    setWidth(500);
    renderAt('/about');
    await openDialog('Programmes');
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(screen.getByRole(role));
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog') === null).toBe(isClosed);
  });

  it('S2-40 the way in for beginners closes the panel', async () => {
    setWidth(500);
    renderAt('/about');
    const panel = await openDialog('Programmes');
    await userEvent.click(panel.getByRole('link', { name: /Code Curious/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByTestId('address').textContent).toBe('/programs/code-curious');
  });

  it('S2-41 Back goes from a search to the categories', async () => {
    setWidth(500);
    renderAt('/about');
    const panel = await openDialog('Programmes');
    await userEvent.click(panel.getByRole('button', { name: /Bootcamps/ }));
    await userEvent.type(panel.getByRole('textbox'), 'cyber');
    expect(panel.getByRole('heading', { level: 2, name: 'Programmes' })).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'Back' }));
    expect(panel.getByRole('button', { name: /Full Programs/ })).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('S2-42 showing all categories moves the focus to the title', async () => {
    setWidth(500);
    renderAt('/about');
    const panel = await openDialog('Programmes');
    await userEvent.type(panel.getByRole('textbox'), 'pottery');
    await userEvent.click(panel.getByRole('button', { name: 'Show all categories' }));
    expectFocus(panel.getByRole('heading', { name: 'Programmes' }));
  });

  it('S2-40 S2-61 a row says duration and mode, or Coming Soon', async () => {
    setWidth(500);
    renderAt('/about');
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
    setWidth(500);
    renderAt('/about');
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
      <ProgrammesEntry className="" onIntent={() => undefined} onClick={() => undefined} />
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
    const onIntent = vi.fn();
    render(<ProgrammesEntry className="" onIntent={onIntent} onClick={() => undefined} />);
    expect(onIntent).not.toHaveBeenCalled();
    fireEvent[sign](screen.getByRole('button', { name: 'Programmes' }));
    expect(onIntent).toHaveBeenCalled();
  });
});
