import { menu } from 'virtual:catalogue/menu';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { matchProgrammes, splitAtMatch } from '../../src/shell/navigation/matchProgrammes';
import { ProgrammesDropdown } from '../../src/shell/navigation/ProgrammesDropdown';
import { expectFocus } from '../support/focus';
import { hrefsIn, renderAt, textsOf } from '../support/render';
import { dropdownButton, openDialog, openDropdown, watchListeners } from '../support/shell';

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
    expect(hrefsIn(resultsColumn())).toEqual(['/programs/AIDeveloper', '/programs/softwareEngineer']);
    expect(textsOf(panel.getAllByRole('button', { current: true }))).toEqual(['Full Programs 2 programmes']);
    expect(panel.getByRole('status').textContent).toBe('2 programmes in Full Programs');
  });

  it.each([
    ['dropdown', openDropdown],
    ['phone’s panel', () => openDialog('Programmes')],
  ])(
    'S2-36 S2-37 S2-38 S2-40 the categories in the %s are plural, Career Boosters are one, Code Curious? last',
    async (_name, openIt) => {
      const panel = await openIt();
      const rows = textsOf(panel.getAllByRole('listitem').slice(0, 5));
      expect(rows).toEqual([
        'Full Programs 2 programmes',
        'Bootcamps 4 programmes',
        'Masterclasses 2 programmes',
        'Career Boosters 3 programmes',
        'Code Curious? New to code? Free, a few hours',
      ]);
      const links = panel.getAllByRole('link', { name: /^(Career Boosters|Code Curious)/ });
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/programs/career-boosters',
        '/programs/code-curious',
      ]);
      expect(panel.getByRole('status').textContent).toBe('11 programmes');
    },
  );

  it('S2-31 S2-123 the right column asks to select a category until one is chosen', async () => {
    const panel = await openDropdown();
    expect(column().getByText('Select a category to see its programmes.')).toBeTruthy();
    expect(column().getByRole('heading', { name: 'Next to start' })).toBeTruthy();
    expect(textsOf(column().getAllByRole('link'))).toEqual([
      'Software Engineer 1 February 2027 · R46 000',
      'Cyber Security 1 February 2027 · R24 500',
      'Artificial Intelligence Developer 1 February 2027 · R48 000',
      'Software Engineer with Python 1 February 2027 · R22 000',
      'AI Mastery without Code 1 March 2027 · R7 500',
      'AI in the Workplace Masterclass 15 March 2027 · R3 800',
      'Full Stack Web Developer 10 May 2027 · R26 000',
      'AI Mastery with Python 10 May 2027 · R9 800',
      'Intake blocks',
      'For teams and employers',
    ]);
    expect(hrefsIn(resultsColumn()).slice(-2)).toEqual(['/intake-blocks', '/#employers']);
    await userEvent.click(panel.getByRole('button', { name: /Masterclasses/ }));
    expect(column().queryByText('Select a category to see its programmes.')).toBeNull();
    expect(column().queryByText('Next to start')).toBeNull();
  });

  it('S2-32 the search covers all categories, counts, and marks matches', async () => {
    const panel = await openDropdown();
    await userEvent.click(panel.getByRole('button', { name: /Full Programs/ }));
    await userEvent.type(field(), '  CYBER ');
    expect(panel.getByRole('status').textContent).toBe('2 results');
    const marked = column()
      .getAllByRole('listitem')
      .map((row) => row.querySelector('b > span')?.textContent);
    expect(marked.slice(0, 2)).toEqual(['Cyber', 'Cyber']);
    expect(marked.slice(2)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    ['python', 'Software Engineer with Python'],
    // Programmes without a link are skipped, and matches elsewhere count too.
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

it('the dropdown listens to the page only while it is open', () => {
  const held = watchListeners();
  const dropdown = (isOpen: boolean) => (
    <MemoryRouter>
      <ProgrammesDropdown isOpen={isOpen} onToggle={() => undefined} onClose={() => undefined} />
    </MemoryRouter>
  );
  const { rerender } = render(dropdown(false));
  expect(held()).toEqual([]);
  rerender(dropdown(true));
  expect(held()).toEqual([
    ['visibilitychange', undefined],
    ['keydown', undefined],
    ['focusin', undefined],
    ['pointerdown', undefined],
    ['click', { capture: true }],
  ]);
  rerender(dropdown(false));
  expect(held()).toEqual([]);
});

describe('the search itself', () => {
  const programmes = menu.flatMap(({ programs }) => programs);
  const names = programmes.map(({ name }) => name);
  const openFirst = [...programmes.filter((p) => !p.isUpcoming), ...programmes.filter((p) => p.isUpcoming)];
  /** Abbreviations of the menu's names. */
  const ABBREVIATIONS: Record<string, string[]> = {
    'Artificial Intelligence Developer': ['AI', 'AID'],
    'Software Engineer': ['SE'],
    'Software Engineer with Python': ['SE'],
    'Cyber Security': ['CS'],
    'Full Stack Web Developer': ['FS', 'FSW', 'FSWD'],
    'Machine Learning & Data Science in Business': ['ML', 'DS'],
    'AI in the Workplace Masterclass': ['WM'],
    'Cyber Security in the era of AI': ['CS'],
  };
  const parts = fc
    .tuple(fc.constantFrom(...names), fc.nat(40), fc.nat(40))
    .map(([name, from, length]) => name.slice(from, from + length));
  const anySearch = fc.oneof(
    parts,
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...Object.values(ABBREVIATIONS).flat(), 'id', 'ld', 'sd', 'cm', 'it'),
    fc.constantFrom('.*', '(', '\\', '[a-z]', '^C', '$&', '', '  '),
  );

  it('S2-32 S5-02 any search finds exactly the names that contain it, or that it abbreviates', () => {
    fc.assert(
      fc.property(
        anySearch,
        fc.constantFrom('', ' ', '\t '),
        fc.constantFrom(' ', '  ', '\u00a0', '\t'),
        (search, space, inside) => {
          const wanted = search.trim().replace(/\s+/g, ' ').toLowerCase();
          const expected = openFirst
            .map(({ name }) => name)
            .filter(
              (name) =>
                name.toLowerCase().includes(wanted) ||
                (ABBREVIATIONS[name] ?? []).some((short) => short.toLowerCase().startsWith(wanted)),
            );
          expect(
            matchProgrammes(programmes, space + search.replaceAll(' ', inside) + space).map(({ name }) => name),
          ).toEqual(expected);
          expect(matchProgrammes(programmes, search.toUpperCase().toLowerCase()).length).toBe(
            matchProgrammes(programmes, search.toUpperCase()).length,
          );
        },
      ),
    );
  });

  it('S2-32 the marked part is what was searched for', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), anySearch, (name, search) => {
        const [before, match, after] = splitAtMatch(name, search);
        expect(before + match + after).toBe(name);
        const isFound = search.trim() !== '' && name.toLowerCase().includes(search.trim().toLowerCase());
        expect(match.toLowerCase()).toBe(isFound ? search.trim().toLowerCase() : '');
      }),
    );
  });

  it('no letters are marked where lower case changes them', () => {
    expect(splitAtMatch('İzmir School', 'school')).toEqual(['İzmir School', '', '']);
    expect(splitAtMatch('Izmir School', 'school')).toEqual(['Izmir ', 'School', '']);
  });
});
