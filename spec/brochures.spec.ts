import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { brochure } from '../build/brochure';
import { calendar, calendarName } from '../build/calendar';
import { catalogue } from '../src/catalogue/index';

const programmes = catalogue.programmes.map(({ value }) => value);
const cyberSecurity = programmes.find(({ path }) => path === '/programs/cyber-security');
if (!cyberSecurity) throw new Error('The catalogue has no /programs/cyber-security');

/** What a PDF says, read by poppler (`-` is standard input). */
function poppler(pdf: Uint8Array, tool: string, ...options: string[]): string {
  return execFileSync(tool, [...options, '-', ...(tool === 'pdftotext' ? ['-'] : [])], {
    input: pdf,
    encoding: 'utf8',
  });
}

describe('brochures', () => {
  it('S1-07 every programme has a tagged brochure in English of at most 150 KB, with its title', async () => {
    expect(programmes).toHaveLength(11);
    for (const programme of programmes) {
      const pdf = await brochure(programme, catalogue);
      expect(pdf.length, programme.path).toBeLessThanOrEqual(150_000);
      const info = poppler(pdf, 'pdfinfo');
      expect(info).toMatch(/Tagged:\s+yes/);
      expect(info).toContain(`${programme.name} – Fynbos Academy`);
      const raw = pdf.toString('latin1');
      expect(raw).toContain('/Lang (en-ZA)');
      expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
      expect(raw).toContain('/Outlines');
    }
  });

  it('S1-07 the brochure gives the fee, duration and modules of the page', async () => {
    const text = poppler(await brochure(cyberSecurity, catalogue), 'pdftotext', '-layout').replace(/\s+/g, ' ');
    expect(text).toContain('14 weeks');
    expect(text).toContain('R 24 500 once-off, or R 6 500 × 4');
    for (const title of ['How networks and attacks work', 'Linux and the command line', 'Final project']) {
      expect(text).toContain(title);
    }
  });

  it('S1-07 it reads in order: figure, headings, tables with header cells, lists, links', async () => {
    const structure = poppler(await brochure(cyberSecurity, catalogue), 'pdfinfo', '-struct-text');
    const marks = [
      'Figure',
      'H1',
      '"Cyber Security"',
      'Table',
      '/Scope /Row',
      '"Duration"',
      '"Who it is for"',
      'LBody',
      '"What you will learn"',
      '/Scope /Column',
      '"Questions"',
      'H3',
      '"How to apply"',
      'Link',
    ];
    const places = marks.map((mark) => structure.indexOf(mark));
    expect(places.filter((place) => place < 0)).toEqual([]);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('S1-07 S2-61 the brochure of an upcoming programme offers no application, price or date', async () => {
    const upcoming = programmes.filter(({ isUpcoming }) => isUpcoming);
    expect(upcoming).toHaveLength(2);
    for (const programme of upcoming) {
      const text = poppler(await brochure(programme, catalogue), 'pdftotext');
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
