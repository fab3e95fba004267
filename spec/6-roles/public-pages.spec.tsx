import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../src/catalogue/index';
import { CENTRE } from '../support/centre';
import { openAt, renderAt } from '../support/render';

/** Keys read from the browser's stores in a test, and 'cookie' if a cookie was read or set. */
const asked = new Set<string>();
beforeEach(() => {
  asked.clear();
  const note = (name: string) => void asked.add(name);
  const read = Storage.prototype.getItem;
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function get(this: Storage, name: string) {
    note(name);
    return read.call(this, name);
  });
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    note('cookie');
    return '';
  });
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => note('cookie'));
});

/** Keys of the four values that the site keeps in the browser. */
const OWN = ['analytics', 'closed-intakes', 'made-motif', 'reloaded'];

const entries = [...catalogue.programmes, ...catalogue.pages].map(({ value }) => value);

/** Names of fields without text for the visitor, or with text that an example shows only later (S1-47). */
const wordless =
  /^(path|alias|title|name|icon|category|area|description|summary|position|related|needs|leadsTo|id|date|unit|includes|action|image|kind|whenConfigured|window|outline|bands|bloom|stage|subject|rows|changed|code|line)$/;

/** Every sentence of an entry and its titled parts, split at placeholders. */
function sentences(value: unknown, isTop = true): string[] {
  if (typeof value === 'string') return value.split(/\{\w+\}/);
  if (Array.isArray(value)) return value.flatMap((item) => sentences(item, false));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    wordless.test(name) && (isTop || name !== 'title') ? [] : sentences(inside, false),
  );
}

const flat = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ');

describe('S1-01 S6-01 the pages, which ask no cookie or store who the visitor is', () => {
  afterEach(() => expect([...asked].filter((name) => !OWN.includes(name))).toEqual([]));

  it('S1-01 the test notes a request: the home page’s announcement asks whether it was closed', async () => {
    await openAt('/');
    expect(asked).toContain('closed-intakes');
  });

  it.each(entries.filter(({ path }) => path !== '/404').map((entry) => [entry.path, entry] as const))(
    'S2-01 S5-01 %s shows its whole catalogue entry under its own heading, and asks for nothing',
    async (path, entry) => {
      renderAt(path);
      const heading = 'heading' in entry ? String(entry.heading) : String(entry.name);
      expect(flat((await screen.findByRole('heading', { level: 1 })).textContent)).toBe(flat(heading));
      const title = 'title' in entry ? entry.title : entry.name;
      await waitFor(() => expect(document.title).toBe(`${title} – ${CENTRE.name}`));
      // Interactive parts load a moment after their page.
      await waitFor(() => {
        const words = flat(screen.getByRole('main').textContent);
        for (const sentence of sentences(entry)) expect(words).toContain(flat(sentence));
      });
      expect(document.querySelectorAll('form, input, textarea, select, [contenteditable]')).toHaveLength(0);
      const paragraphs = [...screen.getByRole('main').querySelectorAll('p')].map(({ textContent }) =>
        flat(textContent),
      );
      expect(paragraphs.filter((paragraph) => /[a-z][.:?!][A-Z]/.test(paragraph))).toEqual([]);
    },
  );

  it('S2-07 the not-found page says what is wrong and where else to go', async () => {
    renderAt('/programs/pottery');
    await screen.findByRole('heading', { level: 1, name: 'We could not find that page' });
    await waitFor(() => expect(document.title).toContain(` – ${CENTRE.name}`));
    const page = catalogue.pages.find(({ value }) => value.path === '/404')?.value;
    const words = flat(screen.getByRole('main').textContent);
    for (const sentence of sentences(page)) expect(words).toContain(flat(sentence));
  });
});
