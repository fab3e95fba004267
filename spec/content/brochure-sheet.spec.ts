import { describe, expect, it } from 'vitest';
import { brochure } from '../../build/brochure';
import { type Catalogue, catalogue } from '../../src/catalogue/index';
import type { Programme } from '../../src/catalogue/schema';
import { withoutCentre } from '../support/centre';
import { getDocument, OPS } from '../support/pdf';

/** Steps of a PDF that draw nothing. */
const SILENT = /^(save|restore|(begin|end)(Text|MarkedContent.*)|dependency|transform 1 0 0 -1)/;
const names = new Map(Object.entries(OPS).map(([name, number]) => [number, name]));
const rounded = (value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value);

/** Steps that draw, after those that choose a colour, a font or a place. */
const DRAWS = /^(showText|constructPath|stroke|fill)/;

/**
 * Drawing steps of each page with their places in points, a line for each thing drawn. After an intended change look at a
 * brochure, and update the sheets: `npx vitest run spec/content/brochure-sheet -u`.
 */
async function sheet(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const lines: string[] = [];
  const { info } = (await document.getMetadata()) as unknown as { info: Record<string, unknown> };
  for (const key of ['Title', 'Author', 'CreationDate', 'PDFFormatVersion', 'Language'])
    lines.push(`${key}: ${info[key]}`);
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    lines.push(`Page ${number}, ${page.view.join(' ')}`);
    const { fnArray, argsArray } = await page.getOperatorList();
    let steps: string[] = [];
    fnArray.forEach((operator, at) => {
      const flat = [argsArray[at]].flat(4).filter((value) => value !== null && value !== undefined);
      const glyphs = flat.filter((value) => typeof value === 'object' && 'unicode' in value);
      const words = glyphs.length > 0 ? [glyphs.map(({ unicode }) => unicode).join('')] : flat;
      const told = words.map((value) =>
        ArrayBuffer.isView(value) ? Array.from(value as Float32Array, rounded).join(' ') : rounded(value),
      );
      // The reader invents names of fonts, so they are left out.
      const named = told.map((value) => String(typeof value === 'object' ? JSON.stringify(value) : value));
      const step = `${names.get(operator)} ${named.join(' ').replace(/g_d\d+_f/, 'font ')}`.trim();
      if (SILENT.test(step)) return;
      steps.push(step);
      if (DRAWS.test(step)) lines.push(steps.join('; '));
      if (DRAWS.test(step)) steps = [];
    });
    lines.push(...steps);
    for (const { rect, url, contentsObj } of await page.getAnnotations()) {
      lines.push(`link ${rect.map(rounded).join(' ')} ${url} “${contentsObj?.str}”`);
    }
    const walk = (node: Record<string, unknown>, depth: number) => {
      const { children = [], id, ...own } = node as { children?: Record<string, unknown>[]; id?: string };
      if ('role' in own) lines.push(`${'  '.repeat(depth)}${JSON.stringify(own)}`);
      for (const child of children) walk(child, depth + 1);
    };
    walk((await page.getStructTree()) as unknown as Record<string, unknown>, 0);
  }
  await document.destroy();
  const raw = Buffer.from(pdf).toString('latin1');
  for (const [attribute] of raw.matchAll(/\/(ListNumbering|Scope) \/\w+|\/BBox \[[^\]]*\]|\/Placement \/\w+/g)) {
    lines.push(attribute);
  }
  return lines;
}

const reviewed = (lines: string[]) => withoutCentre(`${lines.join('\n')}\n`);

/** A programme outside the catalogue, so that staff's changes do not change the sheets. */
const gardening: Programme = {
  path: '/programs/gardening',
  name: 'Gardening with Data',
  area: 'Gardening',
  category: 'bootcamp',
  icon: ['aP bP', 'bP 3S', 'aP 2S', 'aL aL'],
  work: {
    title: 'A bed that waters itself',
    text: 'A plan of one bed, what grows in it and how much water each plant needs in a dry week.',
    window: {
      kind: 'choices',
      name: 'bed',
      rows: ['Dig', 'Sow', 'Water'].map((value) => ({ value })),
      chosen: [],
      words: {},
    },
  },
  hasFinalProject: true,
  summary: 'Count what grows.',
  lead: 'You learn to count what grows, and to say in numbers what a garden needs, week after week, in words that everyone reads.',
  duration: { count: 10, unit: 'weeks' },
  mode: 'Online, with live lessons',
  hours: 12,
  certificate: { name: 'Certificate of competence' },
  takeaway: 'a garden of your own',
  audience: ['People with a garden', 'People without one'],
  outcomes: ['Count plants', 'Draw what you counted', 'Say what it means'],
  entry: [
    {
      need: 'A pencil, and a little paper: whatever is at hand, an old envelope, the back of a bill, or a slate that was never thrown away',
    },
    { need: 'A little patience' },
  ],
  includes: ['Seeds', 'All lessons'],
  modules: [
    { from: 1, to: 4, title: 'Seeds, and what is to be known of them', outcome: 'Tell seeds apart.' },
    {
      from: 5,
      to: 5,
      title: 'Soil',
      outcome: 'Measure what the ground holds and note it so that another person can go on with it.',
    },
    { from: 6, to: 10, title: 'Growth', outcome: 'Foretell a harvest.' },
  ],
  questions: [
    { question: 'Do I need a garden of my own, or is there one that I can use?', answer: 'No, a pot will do.' },
    { question: 'How long is a lesson?', answer: 'Two hours, with a pause.' },
    { question: 'May I bring a friend?', answer: 'Yes.' },
  ],
  fee: { once: 9000, instalments: { count: 3, amount: 3200 } },
  lessons: { days: ['Monday'], from: '18:00', to: '20:00' },
} as unknown as Programme;

const { organisation, categories } = catalogue;
const book = (intakes: { starts: string; closes: string }[]) =>
  ({
    organisation: {
      ...organisation,
      accreditation: { ...organisation.accreditation, label: 'Accreditation', body: 'QCTO' },
      registration: { ...organisation.registration, label: 'Registration', body: 'DHET' },
      contact: { ...organisation.contact, hours: 'Monday to Friday' },
    },
    categories,
    intakes: intakes.map((dates) => ({
      programme: gardening.path,
      opens: '2026-01-01',
      ends: '2027-12-01',
      ...dates,
    })),
  }) as unknown as Catalogue;

const intakes = [
  { starts: '2027-02-01', closes: '2027-01-18' },
  { starts: '2027-06-07', closes: '2027-05-24' },
];
const open = await sheet(await brochure(gardening, book(intakes), '2026-11-21'));

describe('brochure sheets', () => {
  it('S1-07 a brochure is laid out as reviewed', async () => {
    await expect(reviewed(open)).toMatchFileSnapshot('sheets/brochure.txt');
  });

  it('S1-07 S1-15 the brochure of an upcoming programme differs from it as reviewed', async () => {
    const { fee, lessons, includes, ...rest } = gardening as unknown as Record<string, unknown>;
    const programme = { ...rest, isUpcoming: true, duration: { count: 3, unit: 'days' } } as unknown as Programme;
    const upcoming = await sheet(await brochure(programme, book([]), '2026-11-21'));
    const own = upcoming.filter((line) => !open.includes(line));
    await expect(reviewed(own)).toMatchFileSnapshot('sheets/brochure-upcoming.txt');
  });
});
