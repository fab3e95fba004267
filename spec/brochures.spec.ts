import { describe, expect, it } from 'vitest';
import { brochure } from '../build/brochure';
import { catalogue } from '../src/catalogue/index';
import { getDocument } from './support/pdf';

const programmes = catalogue.programmes.map(({ value }) => value);
const cyberSecurity = programmes.find(({ path }) => path === '/programs/cyber-security');
if (!cyberSecurity) throw new Error('The catalogue has no /programs/cyber-security');

interface Structure {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: Structure[];
}

/** An element of the structure tree, its text with spaces of every kind as one. */
interface Element {
  role: string;
  text: string;
  alt: string | undefined;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a reader of the PDF finds: its properties, and its elements in the order of the structure tree. */
async function read(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
  const elements: Element[] = [];
  const links: { url: string; words: string }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const pieces = new Map<string, string>();
    let current = '';
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) pieces.set(current, `${pieces.get(current) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
      else if (item.type !== 'endMarkedContent') current = item.id ?? '';
    }
    const textOf = (node: Structure): string =>
      (node.type === 'content' ? pieces.get(node.id ?? '') : node.children?.map(textOf).join(' ')) ?? '';
    const walk = (node: Structure) => {
      if (node.role) elements.push({ role: node.role, text: plain(textOf(node)), alt: node.alt });
      node.children?.forEach(walk);
    };
    walk((await page.getStructTree()) as Structure);
    for (const { url, contentsObj } of await page.getAnnotations()) links.push({ url, words: contentsObj?.str });
  }
  return {
    title: info.Title,
    language: info.Language,
    isTagged: (await document.getMarkInfo())?.Marked,
    bookmarks: ((await document.getOutline()) ?? []).map(({ title }) => title),
    pages: document.numPages,
    elements,
    links,
    text: elements.map(({ text }) => text).join(' '),
    /** The texts of the elements with `role`, in order. */
    all: (role: string) => elements.filter((element) => element.role === role).map(({ text }) => text),
  };
}

describe('brochures', () => {
  it('EXTRA the catalogue has eleven programmes', () => {
    expect(programmes).toHaveLength(11);
  });

  it.each(programmes)('S1-07 the brochure of $name is tagged, English, titled, on two pages and small', async (one) => {
    const pdf = await brochure(one, catalogue);
    expect(pdf.length).toBeLessThanOrEqual(150_000);
    expect(pdf.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
    const { title, language, isTagged, bookmarks, pages } = await read(pdf);
    expect({ title, language, isTagged, pages }).toEqual({
      title: `${one.name} – Fynbos Academy`,
      language: 'en-ZA',
      isTagged: true,
      pages: 2,
    });
    expect(bookmarks).toEqual([
      one.name,
      'Who it is for',
      'What you will be able to do',
      'What you need first',
      'What the fee pays for',
      'What you will learn',
      'Questions',
      one.isUpcoming ? 'Ask us' : 'How to apply',
    ]);
  });

  it.each(programmes)('S1-07 the brochure of $name reads in order, with words for its picture', async (one) => {
    const { elements, bookmarks, all } = await read(await brochure(one, catalogue));
    expect(elements.find(({ role }) => role === 'Figure')?.alt).toBe(`The bloom of ${one.name}`);
    expect(elements.filter(({ role }) => role === 'H1' || role === 'H2').map(({ text }) => text)).toEqual(bookmarks);
    expect(all('H3')).toEqual(one.questions.map(({ question }) => question));
    // Two columns are read one after the other, not line by line.
    const steps = one.isUpcoming
      ? []
      : ['Create an applicant profile', 'Upload', 'Choose how to pay', 'Get your start'];
    const expected = [...one.audience, ...one.outcomes, ...one.entry, ...one.includes, ...steps];
    expect(all('LBody')).toHaveLength(expected.length);
    all('LBody').forEach((text, index) => {
      expect(text.startsWith(expected[index] ?? 'nothing')).toBe(true);
    });
  });

  it.each(programmes)('S1-07 the tables of the brochure of $name have header cells', async (one) => {
    const pdf = await brochure(one, catalogue);
    const { all } = await read(pdf);
    const [hours] = all('TH').filter((text) => text.startsWith('Hours'));
    const facts = ['Duration', 'Mode', hours, 'Next intake', 'Fee', 'What you leave with'];
    expect(all('TH').slice(0, 9)).toEqual([...facts, 'When', 'Module', 'What you can do after it']);
    expect(all('TH').slice(9)).toHaveLength(one.modules.length);
    expect(all('TD').slice(6)).toEqual(one.modules.flatMap(({ title, outcome }) => [title, outcome]));
    const raw = pdf.toString('latin1');
    expect(raw.match(/\/Scope \/Row/g)).toHaveLength(6 + one.modules.length);
    expect(raw.match(/\/Scope \/Column/g)).toHaveLength(3);
  });

  it('S1-07 the brochure gives the fee, duration and modules of the page', async () => {
    const { text } = await read(await brochure(cyberSecurity, catalogue));
    expect(text).toContain('14 weeks');
    expect(text).toContain('R 24 500 once-off, or R 6 500 × 4');
    for (const title of ['How networks and attacks work', 'Linux and the command line', 'Final project']) {
      expect(text).toContain(title);
    }
  });

  it('S1-07 S1-08 its links say where they lead', async () => {
    const { links, all } = await read(await brochure(cyberSecurity, catalogue));
    expect(links).toEqual([
      {
        url: 'https://apply.fynbos-academy.example/register?programme=Cyber+Security',
        words: 'Apply on the applicant site',
      },
      {
        url: 'https://www.fynbos-academy.example/programs/cyber-security',
        words: 'www.fynbos-academy.example/programs/cyber-security',
      },
      { url: 'mailto:hello@fynbos-academy.example', words: 'E-mail hello@fynbos-academy.example' },
      { url: 'tel:+27000000000', words: 'Phone +27 00 000 0000' },
    ]);
    expect(all('Link')).toEqual(links.map(({ words }) => words));
  });

  it('S1-07 S2-61 the brochure of an upcoming programme offers no application, price or date', async () => {
    const upcoming = programmes.filter(({ isUpcoming }) => isUpcoming);
    expect(upcoming).toHaveLength(2);
    for (const programme of upcoming) {
      const { text, links } = await read(await brochure(programme, catalogue));
      expect(text).toContain('Coming Soon');
      expect(text).toContain('Not yet set');
      expect(text).not.toMatch(/R \d/);
      expect(links.filter(({ url }) => url.includes('register'))).toEqual([]);
    }
  });

  it('EXTRA texts that run over two pages are one line that says what to do', async () => {
    const long = { ...cyberSecurity, audience: Array.from({ length: 60 }, () => cyberSecurity.lead) };
    await expect(brochure(long, catalogue)).rejects.toThrow(
      /^\/programs\/cyber-security: the brochure runs onto page \d+: shorten its texts to fit 2 pages$/,
    );
  });

  it('EXTRA two builds of one catalogue give the same bytes', async () => {
    for (const programme of programmes) {
      const [first, second] = [await brochure(programme, catalogue), await brochure(programme, catalogue)];
      expect(first.equals(second), programme.path).toBe(true);
    }
  });
});
