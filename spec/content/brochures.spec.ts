import { describe, expect, it } from 'vitest';
import { brochure } from '../../build/brochure';
import { TEST_DAY } from '../../build/day';
import { paiaManual } from '../../build/paiaManual';
import { catalogue } from '../../src/catalogue/index';
import type { Programme } from '../../src/catalogue/schema';
import { CENTRE } from '../support/centre';
import { readPdf } from '../support/pdf';
import { openBrochure, RULES } from '../support/pdfUa';

const programmes = catalogue.programmes.map(({ value }) => value);
const cyberSecurity = programmes.find(({ path }) => path === '/programs/cyber-security');
if (!cyberSecurity) throw new Error('The catalogue has no /programs/cyber-security');

/** Properties and text of the PDF, and a function for the texts of a role, in order. */
async function read(pdf: Uint8Array) {
  const found = await readPdf(pdf);
  const all = (role: string) => found.elements.filter((element) => element.role === role).map(({ text }) => text);
  return { ...found, all, text: found.elements.map(({ text }) => text).join(' ') };
}

const made = new Map<Programme, Promise<Buffer>>();
/** The brochure of `programme`, made once for all tests. */
function brochureOf(programme: Programme): Promise<Buffer> {
  const pdf = made.get(programme) ?? brochure(programme, catalogue, TEST_DAY);
  made.set(programme, pdf);
  return pdf;
}

describe('brochures', () => {
  it.each(programmes)(
    'S1-07 the brochure of $name is small, and reads in order, with words for its picture',
    async (one) => {
      const pdf = await brochureOf(one);
      expect(pdf.length).toBeLessThanOrEqual(150_000);
      const { title, bookmarks, pages, elements, all } = await read(pdf);
      expect([title, pages]).toEqual([`${one.name} – ${CENTRE.name}`, 2]);
      expect(bookmarks).toEqual([
        one.name,
        'Who it is for',
        'What you will be able to do',
        'What you need first',
        ...(one.isUpcoming ? [] : ['What the fee pays for']),
        'What you will learn',
        'Questions',
        one.isUpcoming ? 'Ask us' : 'How to apply',
      ]);
      expect(elements.find(({ role }) => role === 'Figure')?.alt).toBe(
        `The mark of ${CENTRE.name}, the bloom of ${one.name}, and a window of its example`,
      );
      expect(elements.filter(({ role }) => role === 'H1' || role === 'H2').map(({ text }) => text)).toEqual(bookmarks);
      expect(all('H3')).toEqual(one.questions.map(({ question }) => question));
      // Two columns are read one after the other, not line by line.
      const steps = one.isUpcoming
        ? []
        : ['Create an applicant profile', 'Upload', 'Hear from us', 'Choose how to pay', 'Get your start'];
      const expected = [
        ...one.audience,
        ...one.outcomes,
        ...one.entry.map(({ need }) => need),
        ...(one.includes ?? []),
        ...steps,
      ];
      expect(all('LBody')).toHaveLength(expected.length);
      all('LBody').forEach((text, index) => {
        expect(text.startsWith(expected[index] ?? 'nothing')).toBe(true);
      });
    },
  );

  it('S1-14 a brochure gives every intake ahead with its dates and lessons', async () => {
    const { text } = await read(await brochureOf(cyberSecurity));
    expect(text).toContain('Mondays and Wednesdays, 18:00 to 20:30');
    expect(text).toContain('1 February 2027, apply by 18 January 2027');
    expect(text).toContain('7 June 2027, apply by 24 May 2027; 4 October 2027, apply by 20 September 2027');
    expect(text).toContain('Facts as on 21 November 2026');
    const later = await read(await brochure(cyberSecurity, catalogue, '2027-01-19'));
    expect(later.text).not.toContain('February 2027');
    expect(later.text).toContain('Next intake 7 June 2027, apply by 24 May 2027');
    const last = await read(await brochure(cyberSecurity, catalogue, '2027-09-21'));
    expect(last.text).toContain('Next intake No date yet: ask us');
  });

  it('texts that run over two pages are one clear line', async () => {
    const long = { ...cyberSecurity, audience: Array.from({ length: 60 }, () => cyberSecurity.lead) };
    const drawn = brochure(long, catalogue, TEST_DAY);
    await expect(drawn).rejects.toThrow(
      /^src\/catalogue\/programmes\/cyber-security\.yaml: its PDF runs onto page \d+, and has 2; shorten the longest texts$/,
    );
    // The build prints an error's stack and its cause.
    await expect(drawn).rejects.toSatisfy(({ stack, cause, message }) => stack === message && !cause);
  });

  it('two builds of one catalogue give the same bytes', async () => {
    const again = await brochure(cyberSecurity, catalogue, TEST_DAY);
    expect(again.equals(await brochureOf(cyberSecurity))).toBe(true);
  });
});

/** The numbers of the rules of PDF/UA that a file breaks. */
async function broken(bytes: Uint8Array): Promise<string[]> {
  const opened = await openBrochure(bytes);
  return Object.entries(RULES).flatMap(([rule, [, faults]]) => (faults(opened).length > 0 ? rule.slice(0, 6) : []));
}

describe('the rules of PDF/UA', () => {
  it.each([
    ['06-002', '<pdfuaid:part>1<', '<pdfuaid:part>2<'],
    ['07-001', '/DisplayDocTitle true', '/DisplayDocTitle fals'],
    ['11-006', '/Lang (en-ZA)', '/Lang (xx-XX)'],
    ['15-003', '/Scope /Row', '/Skope /Row'],
    ['28-009', '/Tabs /S', '/Tabs /R'],
    ['31-027', '/ToUnicode ', '/ToUnikode '],
  ])('%s is broken, and it alone, by a file with the fault', async (rule, from, to) => {
    const text = (await brochureOf(cyberSecurity)).toString('latin1');
    expect(await broken(Buffer.from(text.replace(from, to), 'latin1'))).toEqual([rule]);
  });
});

const file = 'src/catalogue/paiaManual.yaml';
const manual = {
  title: 'PAIA manual',
  lead: 'Manual under section 51.',
  contact: 'Whom to ask',
  officer: 'Head of the centre',
  passages: [
    { heading: 'Records we hold', paragraphs: ['By subject.'], items: ['Money: invoices.', 'Staff: contracts.'] },
    { heading: 'How to ask', paragraphs: ['On Form 2.'] },
  ],
};

it('S1-97 the PAIA manual is a tagged PDF: the centre, whom to ask, and each passage', async () => {
  const otherFiles = [...catalogue.otherFiles.filter((other) => other.file !== file), { file, value: manual }];
  const pdf = await paiaManual({ ...catalogue, otherFiles }, TEST_DAY);
  const { title, language, isTagged, pages, elements } = await readPdf(pdf);
  expect({ title, language, isTagged, pages }).toEqual({
    title: `PAIA manual – ${CENTRE.name}`,
    language: 'en-ZA',
    isTagged: true,
    pages: 1,
  });
  const text = elements.map((element) => element.text).join(' ');
  for (const part of [
    'Whom to ask',
    'Head of the centre',
    `${CENTRE.legalName}, ${CENTRE.legal.companyNumber}`,
    CENTRE.legal.informationOfficer.email,
  ])
    expect(text).toContain(part);
  expect(text).toMatch(/Records we hold .*By subject\. .*Money: invoices\. .*Staff: contracts\. .*How to ask .*Form 2/);
});
