/** A programme's brochure: a tagged PDF (PDF/UA) made from its entry, the same bytes for the same catalogue (S1-07). */
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Catalogue } from '../src/catalogue/index';
import type { Programme } from '../src/catalogue/schema';
import { registrationAddress } from '../src/paths';
import { colours } from '../src/theme/tokens';
import { bloomPaths } from '../src/ui/bloom/tiles';
import { formatDay, formatDuration, formatRand } from '../src/ui/format';
import { familyInks } from './familyInks';

/** A4, in points. */
const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN;

const { ink, ink2, green, line } = colours.light;
const { resolve } = createRequire(import.meta.url);
// The site's own font files are WOFF2, which the PDF writer cannot cut down to the letters used.
const FONTS = {
  body: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff',
  heading: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
};

type Document = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;
/** Where the next piece of content goes: a parent in the structure tree. */
type Parent = Pick<Structure, 'add'>;

class Brochure {
  readonly doc: Document;
  private readonly root: Structure;

  constructor(title: string, author: string, day: string) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      lang: 'en-ZA',
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      // A fixed date: two builds of one catalogue are the same bytes.
      info: { Title: title, Author: author, CreationDate: new Date(`${day}T00:00:00Z`) },
    } as unknown as PDFKit.PDFDocumentOptions);
    this.doc.registerFont('body', resolve(FONTS.body));
    this.doc.registerFont('heading', resolve(FONTS.heading));
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** Keeps a heading with what follows it. */
  private room(height: number) {
    if (this.doc.y + height > BOTTOM) this.doc.addPage();
  }

  private write(parent: Parent, tag: string, draw: () => void) {
    parent.add(this.doc.struct(tag, {}, draw));
  }

  heading(level: 1 | 2 | 3, text: string) {
    const size = { 1: 28, 2: 15, 3: 11 }[level];
    this.room(level === 3 ? 42 : 100);
    if (level === 2) this.doc.moveDown(0.45);
    if (level < 3) this.doc.outline.addItem(text);
    this.write(this.root, `H${level}`, () => {
      this.doc
        .font('heading')
        .fontSize(size)
        .fillColor(level === 2 ? green.main : ink)
        .text(text, MARGIN, this.doc.y, { width: WIDTH });
    });
    this.doc.moveDown(level === 3 ? 0.1 : 0.25);
  }

  paragraph(text: string, size = 10, colour: string = ink2) {
    this.write(this.root, 'P', () => {
      this.doc
        .font('body')
        .fontSize(size)
        .fillColor(colour)
        .text(text, MARGIN, this.doc.y, { width: WIDTH, lineGap: 2 });
    });
    this.doc.moveDown(0.4);
  }

  list(items: string[]) {
    const list = this.doc.struct('L');
    this.root.add(list);
    for (const item of items) {
      this.room(30);
      const entry = this.doc.struct('LI');
      list.add(entry);
      const top = this.doc.y;
      this.write(entry, 'Lbl', () => {
        this.doc.font('body').fontSize(10).fillColor(green.main).text('•', MARGIN, top);
      });
      this.write(entry, 'LBody', () => {
        this.doc.fillColor(ink2).text(item, MARGIN + 14, top, { width: WIDTH - 14, lineGap: 2 });
      });
      this.doc.moveDown(0.1);
      entry.end();
    }
    list.end();
  }

  /** A table with column headers when `head` is given; the first cell of each row is its header. Widths are fractions. */
  table(widths: number[], rows: string[][], head?: string[]) {
    const table = this.doc.struct('Table');
    this.root.add(table);
    const all = head ? [head, ...rows] : rows;
    all.forEach((cells, rowIndex) => {
      const isHead = Boolean(head) && rowIndex === 0;
      const columns = widths.map((width) => width * WIDTH - 10);
      this.doc.font(isHead ? 'heading' : 'body').fontSize(10);
      const height = Math.max(
        ...cells.map((cell, i) => this.doc.heightOfString(cell, { width: columns[i] ?? 0, lineGap: 1 })),
      );
      // The head of a table goes with its first rows.
      this.room(isHead ? height + 60 : height + 10);
      const top = this.doc.y + 4;
      const row = this.doc.struct('TR');
      table.add(row);
      let left = MARGIN;
      cells.forEach((cell, i) => {
        const isHeader = isHead || i === 0;
        const element = this.doc.struct(isHeader ? 'TH' : 'TD', {}, () => {
          this.doc
            .font(isHead ? 'heading' : 'body')
            .fontSize(10)
            .fillColor(isHeader ? ink : ink2)
            .text(cell, left, top, { width: columns[i] ?? 0, lineGap: 1 });
        });
        if (isHeader) {
          const attributes = this.doc.ref({ O: 'Table', Scope: isHead ? 'Column' : 'Row' });
          (element as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary.data.A = attributes;
          attributes.end(undefined);
        }
        row.add(element);
        left += (widths[i] ?? 0) * WIDTH;
      });
      row.end();
      this.doc.y = top + height + 4;
      this.artifact(() => {
        this.doc
          .moveTo(MARGIN, this.doc.y)
          .lineTo(MARGIN + WIDTH, this.doc.y)
          .lineWidth(0.6)
          .stroke(line);
      });
    });
    table.end();
    this.doc.x = MARGIN;
    this.doc.moveDown(0.5);
  }

  link(text: string, address: string) {
    const link = this.doc.struct('Link', { alt: `${text}: ${address}` });
    const paragraph = this.doc.struct('P');
    this.root.add(paragraph);
    paragraph.add(link);
    link.add(() => {
      this.doc
        .font('body')
        .fontSize(11)
        .fillColor(green.main)
        .text(text, MARGIN, this.doc.y, {
          link: address,
          underline: true,
          structParent: link,
        } as PDFKit.Mixins.TextOptions);
    });
    link.end();
    paragraph.end();
    this.doc.moveDown(0.3);
  }

  /** The programme's bloom on its family's ground, with words for those who do not see it. */
  picture(programme: Programme, category: Catalogue['categories'][number]) {
    const inks = familyInks(category.family);
    const figure = this.doc.struct('Figure', { alt: `The bloom of ${programme.name}` }, () => {
      this.doc.rect(0, 0, 595.28, 100).fill(inks.ground);
      this.doc.save().translate(MARGIN, 22).scale(1.4);
      for (const [name, d] of bloomPaths(programme.icon)) this.doc.path(d).fill(inks[name]);
      this.doc.restore();
    });
    this.root.add(figure);
    this.doc.y = 118;
  }

  private artifact(draw: () => void) {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** Page feet, and the finished file. */
  async finish(foot: string): Promise<Buffer> {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.doc.switchToPage(page);
      this.doc.page.margins.bottom = 0;
      this.artifact(() => {
        this.doc.font('body').fontSize(9).fillColor(ink2);
        this.doc.text(`${foot} · Page ${page + 1} of ${count}`, MARGIN, 841.89 - 36, {
          width: WIDTH,
          lineBreak: false,
        });
      });
    }
    this.root.end();
    this.doc.end();
    return buffer(this.doc as unknown as NodeJS.ReadableStream);
  }
}

function facts(programme: Programme, { intakes }: Catalogue): string[][] {
  const intake = intakes.find(({ programme: path, status }) => path === programme.path && status !== 'full');
  const { once, instalments } = programme.fee;
  const monthly = instalments ? `, or ${formatRand(instalments.amount)} × ${instalments.count}` : '';
  const unit = programme.duration.unit === 'days' ? 'day' : 'week';
  return [
    ['Duration', formatDuration(programme.duration)],
    ['Mode', programme.mode],
    [`Hours a ${unit}`, String(programme.hours)],
    ['Next intake', programme.isUpcoming ? 'Coming Soon' : intake ? formatDay(intake.starts) : 'To be announced'],
    ['Fee', programme.isUpcoming ? 'Not yet set' : `${formatRand(once)} once-off${monthly}`],
    ['What you leave with', programme.award],
  ];
}

function moduleSpan({ from, to }: Programme['modules'][number], unit: string): string {
  const one = unit.charAt(0).toUpperCase() + unit.slice(1, -1);
  return from === to ? `${one} ${from}` : `${one}s ${from}–${to}`;
}

/** The brochure of one programme, as PDF bytes. */
export async function brochure(programme: Programme, catalogue: Catalogue): Promise<Buffer> {
  const { organisation, categories, intakes } = catalogue;
  const category = categories.find(({ id }) => id === programme.category);
  if (!category) throw new Error(`${programme.path}: unknown category ${programme.category}`);
  const pdf = new Brochure(
    `${programme.name} – ${organisation.name}`,
    organisation.name,
    intakes[0]?.opens ?? '2027-01-01',
  );
  pdf.picture(programme, category);
  pdf.paragraph(`${category.name} · ${organisation.name}`, 10.5, ink);
  pdf.heading(1, programme.name);
  pdf.paragraph(programme.lead, 12);
  pdf.table([0.3, 0.7], facts(programme, catalogue));
  pdf.heading(2, 'Who it is for');
  pdf.list(programme.audience);
  pdf.heading(2, 'What you will be able to do');
  pdf.list(programme.outcomes);
  pdf.heading(2, 'What you will learn');
  pdf.table(
    [0.17, 0.35, 0.48],
    programme.modules.map((module) => [moduleSpan(module, programme.duration.unit), module.title, module.outcome]),
    ['When', 'Module', 'What you can do after it'],
  );
  pdf.heading(2, 'What you need first');
  pdf.list(programme.entry);
  pdf.heading(2, 'What the fee pays for');
  pdf.list(programme.includes);
  pdf.heading(2, 'Questions');
  for (const { question, answer } of programme.questions) {
    pdf.heading(3, question);
    pdf.paragraph(answer);
  }
  pdf.heading(2, programme.isUpcoming ? 'Ask us' : 'How to apply');
  if (!programme.isUpcoming)
    pdf.link('Apply on the applicant site', registrationAddress({ programme: programme.name }));
  pdf.link(`E-mail ${organisation.contact.email}`, `mailto:${organisation.contact.email}`);
  return pdf.finish(
    `${organisation.name} · ${organisation.accreditation.number} · ${organisation.registration.number}`,
  );
}
