import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { brochure } from '../build/brochure';
import { calendar, calendarName } from '../build/calendar';
import { catalogue } from '../src/catalogue/index';

const programmes = catalogue.programmes.map(({ value }) => value);
const cyberSecurity = programmes.find(({ path }) => path === '/programs/cyber-security');
if (!cyberSecurity) throw new Error('The catalogue has no /programs/cyber-security');

interface Structure {
  role?: string;
  children?: object[];
}

/** What a reader of the PDF finds: its properties, its text, and the roles of its structure tree in reading order. */
async function read(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));
  const texts = await Promise.all(
    pages.map(async (page) =>
      (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' '),
    ),
  );
  const trees: (Structure | null)[] = await Promise.all(pages.map((page) => page.getStructTree()));
  const roles = (node: Structure | null): string[] => [
    ...(node?.role ? [node.role] : []),
    ...(node?.children ?? []).flatMap((child) => roles(child)),
  ];
  return {
    title: info.Title,
    language: info.Language,
    isTagged: (await document.getMarkInfo())?.Marked,
    bookmarks: ((await document.getOutline()) ?? []).map(({ title }) => title),
    text: texts.join(' ').replace(/\s+/g, ' '),
    roles: trees.flatMap(roles),
  };
}

describe('brochures', () => {
  it('S1-07 every programme has a tagged brochure in English of at most 150 KB, with its title', async () => {
    expect(programmes).toHaveLength(11);
    for (const programme of programmes) {
      const pdf = await brochure(programme, catalogue);
      expect(pdf.length, programme.path).toBeLessThanOrEqual(150_000);
      const { title, language, isTagged, bookmarks } = await read(pdf);
      expect(isTagged).toBe(true);
      expect(title).toBe(`${programme.name} – Fynbos Academy`);
      expect(language).toBe('en-ZA');
      expect(bookmarks).toContain('What you will learn');
      expect(pdf.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
    }
  });

  it('S1-07 the brochure gives the fee, duration and modules of the page', async () => {
    const { text } = await read(await brochure(cyberSecurity, catalogue));
    expect(text).toContain('14 weeks');
    expect(text).toContain('R 24 500 once-off, or R 6 500 × 4');
    for (const title of ['How networks and attacks work', 'Linux and the command line', 'Final project']) {
      expect(text).toContain(title);
    }
  });

  it('S1-07 it reads in order: figure, headings, tables with header cells, lists, links', async () => {
    const pdf = await brochure(cyberSecurity, catalogue);
    const { roles, text } = await read(pdf);
    const firsts = ['Figure', 'H1', 'Table', 'TH', 'H2', 'L', 'LBody', 'H3', 'Link'].map((role) => roles.indexOf(role));
    expect(firsts.filter((place) => place < 0)).toEqual([]);
    expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
    const words = ['Cyber Security', 'Duration', 'Who it is for', 'What you will learn', 'Questions', 'How to apply'];
    const places = words.map((word) => text.indexOf(word));
    expect(places.filter((place) => place < 0)).toEqual([]);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const raw = pdf.toString('latin1');
    expect(raw).toContain('/Scope /Row');
    expect(raw).toContain('/Scope /Column');
  });

  it('S1-07 S2-61 the brochure of an upcoming programme offers no application, price or date', async () => {
    const upcoming = programmes.filter(({ isUpcoming }) => isUpcoming);
    expect(upcoming).toHaveLength(2);
    for (const programme of upcoming) {
      const { text } = await read(await brochure(programme, catalogue));
      expect(text).toContain('Coming Soon');
      expect(text).toContain('Not yet set');
      expect(text).not.toContain('Apply on the applicant site');
    }
  });

  it('EXTRA two builds of one catalogue give the same bytes', async () => {
    const [first, second] = [await brochure(cyberSecurity, catalogue), await brochure(cyberSecurity, catalogue)];
    expect(first.equals(second)).toBe(true);
  });
});

describe('calendar files', () => {
  it('EXTRA an intake is two all-day events with fixed stamps', () => {
    const intake = catalogue.intakes.find(
      ({ programme, starts }) => programme === '/programs/cyber-security' && starts === '2027-02-01',
    );
    if (!intake) throw new Error('The catalogue has no intake of 1 February 2027');
    expect(calendarName(intake)).toBe('cyber-security-2027-02-01.ics');
    const file = calendar(intake, catalogue);
    expect(file).toBe(calendar(intake, catalogue));
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(file).toContain('DTSTART;VALUE=DATE:20270201');
    expect(file).toContain('DTSTART;VALUE=DATE:20270118');
  });
});
