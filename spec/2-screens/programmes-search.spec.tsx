import { menu } from 'virtual:catalogue/menu';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { WidePanel } from '../../src/shell/navigation/ProgrammesPanel';
import { matchProgrammes, splitAtMatch } from '../../src/shell/navigation/search';
import { expectFocus } from '../support/focus';
import { AtHome, linesOf, renderShell } from '../support/render';
import { openDropdown, resultsColumn, scrollPageTo, searchField } from '../support/shell';

const type = (typed: string) => fireEvent.change(searchField(), { target: { value: typed } });

describe('what a search finds', () => {
  const names = menu.flatMap(({ programs }) => programs.map(({ name }) => name));
  const parts = fc
    .tuple(fc.constantFrom(...names), fc.nat(40), fc.nat(40))
    .map(([name, from, length]) => name.slice(from, from + length));
  const anySearch = fc.oneof(
    parts,
    fc.string({ unit: 'binary' }),
    fc.constantFrom('.*', '(', '\\', '[a-z]', '^C', '$&', '', '  '),
  );

  it('S2-32 S5-02 any search finds exactly the names that contain it, and marks that part of them', () => {
    fc.assert(
      fc.property(anySearch, fc.constantFrom('', ' ', '\t '), (search, space) => {
        const wanted = search.trim().toLowerCase();
        const found = matchProgrammes(space + search + space).map(({ name }) => name);
        expect(found).toEqual(names.filter((name) => name.toLowerCase().includes(wanted)));
        for (const name of names) {
          const [before, match, after] = splitAtMatch(name, search);
          expect(before + match + after).toBe(name);
          expect(match.toLowerCase()).toBe(found.includes(name) ? wanted : '');
        }
      }),
    );
  });

  /** Each kind of search: what has a result, and what is related, the nearest alone. */
  const SEARCHES = [
    // Case, spaces and signs.
    ...['  CYBER ', 'WITH p', 'e.'],
    // Letters and digits alone.
    ...['cybersecurity', 'full-stack', 'data  science', 'A.I.'],
    // An abbreviation.
    ...['ai', 'se'],
    // A kind or an area.
    ...['bootcamp', 'Masterclasses', 'career', 'AI Tools', 'ai dev'],
    // Programmes outside the menu, the entry level, pages.
    ...['mastery', 'python', 'code', 'free', 'learnerships', 'careers', ' privacy '],
    // Home and the not-found page are no results.
    ...['accredited', 'not found'],
    // Nothing is related: all is a result, one letter, no words, only spaces.
    ...['software', 'a', 'pottery', '   '],
  ];

  // After review: npx vitest run programmes-search --update
  it('S2-32 S2-33 S2-35 the count, the results in the order of the menu or the sentence that there is none, and what is related', async () => {
    render(<WidePanel />, { wrapper: AtHome });
    const found = SEARCHES.map((typed) => {
      type(typed);
      const [count] = screen.getAllByRole('status');
      const results = linesOf(resultsColumn()).filter((line) => line !== 'li:');
      const rows = results.join('\n').replaceAll('\nsmall: ', ' | ');
      return `Search ${JSON.stringify(typed)}: ${count?.textContent}\n${rows}\n`;
    });
    await expect(found.join('\n')).toMatchFileSnapshot('programmes-search.txt');
    type('CYBER');
    const marked = [...resultsColumn().querySelectorAll('b > span')].map(({ textContent }) => textContent);
    expect(marked).toEqual(['Cyber', 'Cyber']);
  });
});

describe('Enter in the search', () => {
  it.each([
    ['python', 'Software Engineer with Python'],
    // Programmes without a link are skipped, and related ones count too.
    ['era of', undefined],
    ['career', 'AI Mastery without Code'],
    ['  ', undefined],
  ])('S2-132 Enter after %j gives the focus to: %s', async (search, name) => {
    render(<WidePanel />, { wrapper: AtHome });
    await userEvent.type(searchField(), `${search}{Enter}`);
    if (name) expect(document.activeElement?.querySelector('b')?.textContent).toBe(name);
    else expectFocus(searchField());
  });

  it('S2-132 Enter that ends a word of an input method leaves the focus in the field', async () => {
    render(<WidePanel />, { wrapper: AtHome });
    await userEvent.type(searchField(), 'python');
    fireEvent.keyDown(searchField(), { key: 'Enter', isComposing: true });
    expectFocus(searchField());
  });
});

describe('suggestions while the page scrolls', () => {
  const count = () =>
    [...resultsColumn().querySelectorAll('li')].filter(({ textContent }) => /cyber/i.test(textContent)).length;
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  async function searchForCyber() {
    renderShell();
    await openDropdown();
    vi.useFakeTimers();
    type('cyber');
  }

  it('S9-06 hide 300 ms after the page began to scroll, not before', async () => {
    await searchForCyber();
    scrollPageTo(10);
    wait(200);
    scrollPageTo(20);
    wait(99);
    expect(count()).toBe(2);
    wait(1);
    expect(count()).toBe(0);
    expect(resultsColumn().textContent).toBe('Type, or go back to the search field, to see the results again.');
  });

  it('S9-06 stay when the panel scrolls, and no timer is left once the search is cleared', async () => {
    await searchForCyber();
    fireEvent.scroll(document.getElementById('programmes-panel') as HTMLElement);
    wait(1000);
    expect(count()).toBe(2);
    scrollPageTo(10);
    expect(vi.getTimerCount()).toBe(1);
    type('');
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['in sight', { top: -40, bottom: 900 }, 2],
    ['behind', { top: -900, bottom: -1 }, 0],
  ])(
    'S9-06 in a low window, where they move with the page, after a scroll that leaves them %s',
    async (_where, box, left) => {
      await searchForCyber();
      vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(max-height: 319.95px)' }));
      vi.spyOn(resultsColumn(), 'getBoundingClientRect').mockReturnValue(box as DOMRect);
      scrollPageTo(100);
      wait(300);
      expect(count()).toBe(left);
    },
  );

  it('S9-06 stay while one of them has the focus, and come back with the field', async () => {
    await searchForCyber();
    act(() => resultsColumn().querySelector('a')?.focus());
    scrollPageTo(10);
    wait(300);
    expect(count()).toBe(2);
    act(() => (document.activeElement as HTMLElement).blur());
    scrollPageTo(20);
    wait(300);
    expect(count()).toBe(0);
    fireEvent.focus(searchField());
    expect(count()).toBe(2);
    scrollPageTo(30);
    wait(300);
    expect(count()).toBe(0);
    fireEvent.change(searchField(), { target: { value: 'cybe' } });
    expect(count()).toBe(2);
  });
});
