/** Sections 3 to 9 of the document, as far as no part of the site has them alone: `2-screens`, `7-calls` and `8-errors`. */
import { menu } from 'virtual:catalogue/menu';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAIN_LINKS } from '../src/catalogue/document';
import { catalogue } from '../src/catalogue/index';
import { applicantEntries } from '../src/shell/navigation/applicantEntries';
import { WidePanel } from '../src/shell/navigation/ProgrammesPanel';
import { theme } from '../src/theme';
import { CENTRE } from './support/centre';
import { AtHome, flat, openAt, renderShell, textsOf } from './support/render';
import { dropdownButton, openDropdown, setWidth } from './support/shell';

describe('3 Entities, 9 Constants', () => {
  /** The specification's table, letter for letter: kind, category, name, path, and whether it is upcoming. */
  const ROWS = [
    ['Full Program', 'full-program', 'Artificial Intelligence Developer', '/programs/AIDeveloper', false],
    ['Full Program', 'full-program', 'Software Engineer', '/programs/softwareEngineer', false],
    ['Bootcamp', 'bootcamp', 'Cyber Security', '/programs/cyber-security', false],
    ['Bootcamp', 'bootcamp', 'Full Stack Web Developer', '/programs/webdevelopment', false],
    ['Bootcamp', 'bootcamp', 'Software Engineer with Python', '/programs/softwareEngineerPython', false],
    ['Bootcamp', 'bootcamp', 'Machine Learning & Data Science in Business', '/programs/dataScience', true],
    ['Masterclass', 'masterclass', 'Cyber Security in the era of AI', '/programs/AIBusiness', true],
    ['Masterclass', 'masterclass', 'AI in the Workplace Masterclass', '/programs/AITools', false],
  ];

  it('S2-60 S3-02 S9-08 S9-09 the menu has 3 categories and 8 programmes, two upcoming, each with an icon', () => {
    const rows = menu.flatMap(({ name: kind, programs }) =>
      programs.map(({ icon, description, isUpcoming = false, category, name, path, ...more }) => {
        expect([icon.length, description, more]).toEqual([4, '', {}]);
        return [kind, category, name, path, isUpcoming];
      }),
    );
    expect(rows).toEqual(ROWS);
  });

  it.each<[string, readonly { name: string; icon: unknown }[], RegExp, string]>([
    ['path', MAIN_LINKS, /^\//, '4'],
    ['url', Object.values(applicantEntries), /^https:/, '2'],
  ])('S3-01 a menu entry has a name, a target and an icon: its %s', (target, entries, form, count) => {
    expect(String(entries.length)).toBe(count);
    for (const entry of entries) {
      expect(Object.keys(entry).sort()).toEqual(['icon', 'name', target].sort());
      expect(Reflect.get(entry, target)).toMatch(form);
      expect(entry.icon).not.toBe('');
    }
  });

  it('S9-01 S9-02 S9-03 the layout changes at 768, 1092 and 1101px', () => {
    const { md, nav, foot } = theme.breakpoints.values;
    expect([md, nav, foot]).toEqual([768, 1092, 1101]);
  });
});

describe('4 States', () => {
  it('S4-02 closing the dropdown forgets the category and the search', async () => {
    renderShell();
    const panel = await openDropdown();
    await userEvent.click(panel.getByRole('button', { name: /Bootcamps/ }));
    await userEvent.type(panel.getByRole('textbox'), 'cyber');
    await userEvent.keyboard('{Escape}');
    const again = await openDropdown();
    expect((again.getByRole('textbox') as HTMLInputElement).value).toBe('');
    expect(again.getByText('Select a category to see its programmes.')).toBeTruthy();
    expect(again.queryByRole('button', { current: true })).toBeNull();
  });

  it('S4-03 S9-01 crossing from 768px to 767px closes the dropdown', async () => {
    setWidth(768);
    renderShell();
    await openDropdown();
    setWidth(1400);
    expect(dropdownButton().getAttribute('aria-expanded')).toBe('true');
    setWidth(767);
    expect(dropdownButton().getAttribute('aria-expanded')).toBe('false');
  });
});

describe('5 Validation', () => {
  it('S5-01 the programme search is the shell’s one input, neither completed nor corrected', async () => {
    await openAt('/about');
    expect(document.querySelectorAll('form, input, textarea, select')).toHaveLength(0);
    await openDropdown();
    expect(document.querySelectorAll('form, textarea, select')).toHaveLength(0);
    const [field, ...others] = document.querySelectorAll('input');
    expect(others).toEqual([]);
    expect([field?.getAttribute('autocomplete'), field?.getAttribute('spellcheck')]).toEqual(['off', 'false']);
  });
});

describe('6 Roles: S1-01 S6-01 the pages, which ask no cookie or store who the visitor is', () => {
  /** Keys read from the browser's stores in a test, and 'cookie' if a cookie was read or set. */
  const asked = new Set<string>();
  /** Keys of the four values that the site keeps in the browser. */
  const OWN = ['analytics', 'closed-intakes', 'made-motif', 'reloaded'];
  beforeEach(() => {
    asked.clear();
    const read = Storage.prototype.getItem;
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function get(this: Storage, name: string) {
      asked.add(name);
      return read.call(this, name);
    });
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => [...asked.add('cookie')].join());
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => void asked.add('cookie'));
  });
  afterEach(() => expect([...asked].filter((name) => !OWN.includes(name))).toEqual([]));

  /** Names of fields without text for the visitor, or with text that is a label, or shown by an example only later (S1-47). */
  const wordless =
    /^(path|alias|title|name|icon|category|area|description|summary|position|related|needs|leadsTo|id|date|unit|includes|action|image|kind|whenConfigured|window|outline|bands|bloom|stage|subject|rows|changed|code|line|taughtBy)$/;

  /** Every sentence of an entry and its titled parts, split at placeholders. */
  function sentences(value: unknown, isTop = true): string[] {
    if (typeof value === 'string') return value.split(/\{\w+\}/);
    if (Array.isArray(value)) return value.flatMap((item) => sentences(item, false));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inside]) =>
      wordless.test(name) && (isTop || name !== 'title') ? [] : sentences(inside, false),
    );
  }

  it('S1-01 the test notes a request: the home page’s announcement asks whether it was closed', async () => {
    await openAt('/');
    expect(asked).toContain('closed-intakes');
  });

  it.each(
    [...catalogue.programmes, ...catalogue.pages].map(
      ({ value: { path, ...entry } }) => [path === '/404' ? '/programs/pottery' : path, entry] as const,
    ),
  )(
    'S2-01 S2-07 S5-01 %s shows its whole catalogue entry under its own heading, and asks for nothing',
    async (path, entry) => {
      const heading = await openAt(path);
      expect(flat(heading.textContent)).toBe(flat('heading' in entry ? String(entry.heading) : String(entry.name)));
      const title = 'title' in entry ? entry.title : entry.name;
      await waitFor(() => expect(document.title).toBe(`${title} – ${CENTRE.name}`));
      // Interactive parts load a moment after their page.
      const main = document.querySelector('main') as HTMLElement;
      await waitFor(() => {
        const words = flat(main.textContent);
        for (const sentence of sentences(entry)) expect(words).toContain(flat(sentence));
      });
      expect(document.querySelectorAll('form, input, textarea, select, [contenteditable]')).toHaveLength(0);
      const paragraphs = textsOf(main.querySelectorAll('p'));
      expect(paragraphs.filter((paragraph) => /[a-z][.:?!][A-Z]/.test(paragraph))).toEqual([]);
    },
  );
});

describe('8 Errors', () => {
  it.each([
    '  Two  Spaces  ',
    'no\u00a0break',
    '"quotes" & ampersands',
    '<img src=x onerror=alert(1)>',
    '$& $1 \\n',
    '🌸 שלום',
    'x'.repeat(501),
  ])('S8-01 the message of a search without a match shows what was typed, whole and unaltered: %s', (typed) => {
    render(<WidePanel />, { wrapper: AtHome });
    fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
    const said = screen.getByText(/^No programs found/);
    expect(said.textContent).toBe(`No programs found for "${typed}"`);
    // Text of either direction does not move the quotation marks around it.
    expect(said.querySelector('bdi')?.textContent).toBe(typed);
    expect(document.querySelector('img')).toBeNull();
  });
});
