import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectFocus } from '../support/focus';
import { hrefsIn, renderShell, textsOf } from '../support/render';
import { dropdownButton, openDialog, openDropdown, resultsColumn, searchField } from '../support/shell';

const isOpen = () => dropdownButton().getAttribute('aria-expanded') === 'true';
/** What starts next, in the menu’s spelling. */
const NEXT = ['softwareEngineer', 'cyber-security', 'AIDeveloper'].map((name) => `/programs/${name}`);
const PROMPT = 'Select a category to see its programmes.';

beforeEach(() => renderShell());

describe('what the programmes dropdown and a phone’s panel list', () => {
  it.each([
    ['dropdown', openDropdown, ['/intake-blocks', '/#employers']],
    ['phone’s panel', () => openDialog('Programmes'), []],
  ] as const)(
    'S2-36 S2-37 S2-38 S2-40 S2-123 S9-09 the %s has three categories with their counts, then plain links',
    async (_name, openIt, last) => {
      const panel = await openIt();
      expect(textsOf(panel.getAllByRole('listitem').slice(0, 5))).toEqual([
        'Full Programs 2 programmes',
        'Bootcamps 4 programmes',
        'Masterclasses 2 programmes',
        'Career Boosters',
        'Code Curious?',
      ]);
      const links = panel.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(links).toEqual(['/programs/career-boosters', '/programs/code-curious', ...NEXT, ...last]);
      expect(panel.getByRole('status').textContent).toBe('');
    },
  );

  it('S2-30 S3-03 choosing a category, each with an icon of its own, shows its programmes, and only its', async () => {
    const panel = await openDropdown();
    const categories = panel.getAllByRole('button');
    const icons = categories.map((category) => category.querySelector('svg[data-family]')?.innerHTML);
    expect([categories.length, new Set(icons.filter(Boolean)).size]).toEqual([3, 3]);
    await userEvent.click(panel.getByRole('button', { name: /Full Programs/ }));
    expect(within(resultsColumn()).getByRole('heading', { name: 'Full Programs' })).toBeTruthy();
    expect(hrefsIn(resultsColumn())).toEqual([
      '/programs/AIDeveloper',
      '/programs/softwareEngineer',
      '/programs/full-programs',
    ]);
    expect(textsOf(panel.getAllByRole('button', { current: true }))).toEqual(['Full Programs 2 programmes']);
    expect(panel.getByRole('status').textContent).toBe('2 programmes in Full Programs');
  });

  it('S2-60 S2-61 a category’s rows have its colours, and the last leads to its page', async () => {
    const panel = await openDropdown();
    await userEvent.click(panel.getByRole('button', { name: /Bootcamps/ }));
    const rows = within(resultsColumn()).getAllByRole('listitem');
    expect(rows.at(-1)?.querySelector('a')?.getAttribute('href')).toBe('/programs/bootcamps');
    const families = rows.slice(0, 4).map((row) => row.querySelector<SVGElement>('svg[data-family]')?.dataset.family);
    expect(families).toEqual(Array(4).fill('pincushion'));
  });

  it('S2-61 S9-08 upcoming programmes show Coming Soon, and are neither links nor buttons', async () => {
    const panel = await openDropdown();
    await userEvent.type(searchField(), 's');
    const upcoming = panel.getAllByText('Coming Soon').map((badge) => badge.closest('li') as HTMLElement);
    expect(textsOf(upcoming)).toEqual([
      'Machine Learning & Data Science in Business Coming Soon',
      'Cyber Security in the era of AI Coming Soon',
    ]);
    for (const row of upcoming) expect(row.querySelector('a, button, [tabindex], [role]')).toBeNull();
  });

  it('S2-31 until a category is chosen the right column asks to select one, and has the next three to start', async () => {
    const panel = await openDropdown();
    expect(resultsColumn().firstChild?.textContent).toBe(PROMPT);
    expect(textsOf(resultsColumn().querySelectorAll('h2, small'))).toEqual([
      'Next to start',
      '1 Feb 2027 · R46 000 · 12 months',
      '1 Feb 2027 · R24 500 · 14 weeks',
      '1 Feb 2027 · R48 000 · 12 months',
    ]);
    expect(hrefsIn(resultsColumn())).toEqual(NEXT);
    await userEvent.click(panel.getByRole('button', { name: /Masterclasses/ }));
    expect(resultsColumn().textContent).not.toContain(PROMPT);
  });
});

describe('how the programmes dropdown opens and closes', () => {
  it('S2-34 opening moves no focus, and uses no menu role; its button closes it', async () => {
    await openDropdown();
    expectFocus(dropdownButton());
    expect(dropdownButton().getAttribute('aria-controls')).toBe('programmes-panel');
    expect(document.querySelector('[role^=menu]')).toBeNull();
    await userEvent.click(dropdownButton());
    expect(isOpen()).toBe(false);
  });

  it('S2-34 a click outside closes it, a click or a press that began inside does not', async () => {
    const panel = await openDropdown();
    await userEvent.click(panel.getByText(PROMPT));
    await userEvent.type(searchField(), 'python');
    // After a selection that ends outside, a browser clicks the common ancestor of both places.
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: searchField() }, { target: document.body }]);
    fireEvent.click(document.body);
    expect((searchField() as HTMLInputElement).value).toBe('python');
    await userEvent.click(screen.getByRole('main'));
    expect(isOpen()).toBe(false);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('S2-34 leaving it by Tab closes it, moving inside it does not', async () => {
    const panel = await openDropdown();
    await userEvent.tab();
    expectFocus(searchField());
    panel.getAllByRole('link').at(-1)?.focus();
    expect(isOpen()).toBe(true);
    await userEvent.tab();
    expect(isOpen()).toBe(false);
    expect(document.activeElement?.textContent).toBe('Learning Process');
  });

  it.each(['/about', '/programs/code-curious'])('S2-34 following a link closes it, on %s', async (path) => {
    cleanup();
    renderShell(path);
    const panel = await openDropdown();
    await userEvent.click(panel.getByRole('link', { name: /Code Curious/ }));
    expect(screen.getByTestId('address').textContent).toBe('/programs/code-curious');
    expect(isOpen()).toBe(false);
  });
});
