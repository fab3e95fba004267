import { menu } from 'virtual:catalogue/menu';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { matchProgrammes, splitAtMatch } from '../../src/shell/navigation/search';
import { expectFocus } from '../support/focus';
import { hrefsIn, renderAt, textsOf } from '../support/render';
import { dropdownButton, openDialog, openDropdown } from '../support/shell';

const field = () => screen.getByRole('textbox', { name: 'Search programmes' });
const resultsColumn = () => screen.getByTestId('programmes-column');
const column = () => within(resultsColumn());

describe('programmes dropdown', () => {
  beforeEach(() => void renderAt('/about'));

  it('S2-30 choosing a category shows its programmes, and only its', async () => {
    const panel = await openDropdown();
    expect(textsOf(panel.getAllByRole('button'))).toEqual([
      'Full Programs 2 programmes',
      'Bootcamps 4 programmes',
      'Masterclasses 2 programmes',
    ]);
    await userEvent.click(panel.getByRole('button', { name: /Full Programs/ }));
    expect(column().getByRole('heading', { name: 'Full Programs' })).toBeTruthy();
    expect(hrefsIn(resultsColumn())).toEqual([
      '/programs/AIDeveloper',
      '/programs/softwareEngineer',
      '/programs/full-programs',
    ]);
    expect(textsOf(panel.getAllByRole('button', { current: true }))).toEqual(['Full Programs 2 programmes']);
    expect(panel.getByRole('status').textContent).toBe('2 programmes in Full Programs');
  });

  it.each([
    ['dropdown', openDropdown],
    ['phone’s panel', () => openDialog('Programmes')],
  ])(
    'S2-36 S2-37 S2-38 S2-40 S9-09 the %s has three categories with their counts, then two plain links',
    async (_name, openIt) => {
      const panel = await openIt();
      const rows = textsOf(panel.getAllByRole('listitem').slice(0, 5));
      expect(rows).toEqual([
        'Full Programs 2 programmes',
        'Bootcamps 4 programmes',
        'Masterclasses 2 programmes',
        'Career Boosters',
        'Code Curious?',
      ]);
      const links = panel.getAllByRole('link', { name: /^(Career Boosters|Code Curious)/ });
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/programs/career-boosters',
        '/programs/code-curious',
      ]);
      expect(panel.getByRole('status').textContent).toBe('8 programmes');
    },
  );

  it('S2-31 until a category is chosen the right column asks to select one, and has nothing else', async () => {
    const panel = await openDropdown();
    expect(resultsColumn().textContent).toBe('Select a category to see its programmes.');
    expect(resultsColumn().querySelector('a, button, li')).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: /Masterclasses/ }));
    expect(column().queryByText('Select a category to see its programmes.')).toBeNull();
  });

  it('S2-123 the dropdown ends with the intake dates and the offer for employers', async () => {
    const panel = await openDropdown();
    expect(textsOf(panel.getAllByRole('link').slice(-2))).toEqual(['Intake blocks', 'For teams and employers']);
    expect(hrefsIn(document.getElementById('programmes-panel') as HTMLElement).slice(-2)).toEqual([
      '/intake-blocks',
      '/#employers',
    ]);
  });

  it('S2-32 the search covers all categories, counts, and marks matches', async () => {
    const panel = await openDropdown();
    await userEvent.click(panel.getByRole('button', { name: /Full Programs/ }));
    await userEvent.type(field(), '  CYBER ');
    expect(panel.getByRole('status').textContent).toBe('2 results');
    const marked = column()
      .getAllByRole('listitem')
      .map((row) => row.querySelector('b > span')?.textContent);
    expect(marked).toEqual(['Cyber', 'Cyber']);
  });

  it.each([
    ['python', 'Software Engineer with Python'],
    // Programmes without a link are skipped, and related ones count too.
    ['era of', undefined],
    ['career', 'AI Mastery without Code'],
    ['pottery', undefined],
    ['  ', undefined],
  ])('S2-132 Enter after %j gives the focus to: %s', async (search, name) => {
    await openDropdown();
    await userEvent.type(field(), `${search}{Enter}`);
    if (name) expect(document.activeElement?.querySelector('b')?.textContent).toBe(name);
    else expectFocus(field());
  });

  it('S2-132 Enter that ends a word of an input method leaves the focus in the field', async () => {
    await openDropdown();
    await userEvent.type(field(), 'python');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expectFocus(field());
  });

  it('the browser neither completes nor corrects what is typed', async () => {
    await openDropdown();
    expect(field().getAttribute('autocomplete')).toBe('off');
    expect(field().getAttribute('spellcheck')).toBe('false');
  });

  it('S2-34 a click outside closes it, a click inside does not', async () => {
    const panel = await openDropdown();
    await userEvent.click(panel.getByText('Select a category to see its programmes.'));
    expect(dropdownButton().getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(screen.getByRole('main'));
    expect(dropdownButton().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('S2-34 Escape closes it and returns the focus', async () => {
    await openDropdown();
    await userEvent.type(field(), 'a');
    await userEvent.keyboard('{Escape}');
    expect(dropdownButton().getAttribute('aria-expanded')).toBe('false');
    expectFocus(dropdownButton());
  });

  it('S2-34 a press that began inside is no click outside, wherever it ends', async () => {
    await openDropdown();
    await userEvent.type(field(), 'python');
    // After a selection that ends outside, a browser clicks the common ancestor of both places.
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: field() }, { target: document.body }]);
    fireEvent.click(document.body);
    expect((field() as HTMLInputElement).value).toBe('python');
    await userEvent.click(screen.getByRole('main'));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('S2-34 leaving it by Tab closes it, moving inside it does not', async () => {
    const panel = await openDropdown();
    await userEvent.tab();
    expectFocus(field());
    panel.getAllByRole('link').at(-1)?.focus();
    expect(dropdownButton().getAttribute('aria-expanded')).toBe('true');
    await userEvent.tab();
    expect(dropdownButton().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement?.textContent).toBe('Learning Process');
  });

  it('S2-34 following a link closes it', async () => {
    const panel = await openDropdown();
    await userEvent.click(panel.getByRole('link', { name: /Code Curious/ }));
    expect(screen.getByTestId('address').textContent).toBe('/programs/code-curious');
    expect(dropdownButton().getAttribute('aria-expanded')).toBe('false');
  });

  it('S2-34 opening moves no focus, and uses no menu role', async () => {
    await openDropdown();
    expectFocus(dropdownButton());
    expect(dropdownButton().getAttribute('aria-controls')).toBe('programmes-panel');
    expect(document.querySelector('[role^=menu]')).toBeNull();
    await userEvent.click(dropdownButton());
    expect(dropdownButton().getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the search itself', () => {
  const names = menu.flatMap(({ programs }) => programs.map(({ name }) => name));
  const parts = fc
    .tuple(fc.constantFrom(...names), fc.nat(40), fc.nat(40))
    .map(([name, from, length]) => name.slice(from, from + length));
  const anySearch = fc.oneof(
    parts,
    fc.string({ unit: 'binary' }),
    fc.constantFrom('.*', '(', '\\', '[a-z]', '^C', '$&', '', '  '),
  );
  const found = (search: string) => matchProgrammes(search).map(({ name }) => name);

  it.each([
    ['ai', ['Cyber Security in the era of AI', 'AI in the Workplace Masterclass']],
    ['WITH p', ['Software Engineer with Python']],
    ['python ', ['Software Engineer with Python']],
    ['e.', []],
    ['fullstack', []],
  ])('S2-32 S5-02 %j finds the names that contain it, in the order of the menu', (search, expected) => {
    expect(found(search)).toEqual(expected);
  });

  it('S2-32 S5-02 any search finds exactly the names that contain it', () => {
    fc.assert(
      fc.property(anySearch, fc.constantFrom('', ' ', '\t '), (search, space) => {
        const wanted = search.trim().toLowerCase();
        expect(found(space + search + space)).toEqual(names.filter((name) => name.toLowerCase().includes(wanted)));
      }),
    );
  });

  it('S2-32 the marked part is what was searched for', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), anySearch, (name, search) => {
        const [before, match, after] = splitAtMatch(name, search);
        expect(before + match + after).toBe(name);
        const wanted = search.trim().toLowerCase();
        expect(match.toLowerCase()).toBe(name.toLowerCase().includes(wanted) ? wanted : '');
      }),
    );
  });
});
