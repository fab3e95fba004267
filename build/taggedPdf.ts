/**
 * A tagged PDF on A4 (PDF/UA-1) in the site's fonts and colours: headings, paragraphs, lists, tables, links, figures.
 */
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { fill } from '../src/catalogue/fill';
import { brochure } from '../src/catalogue/interface/downloads.yaml';
import { theme } from '../src/theme';

/** Size of A4 and its margin. All measures in this file are points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 50;
const WIDTH = PAGE.width - 2 * MARGIN;
const GAP = 24;
const TEXT = 10;
/** Padding above and below the text of a table's row. */
const PADDING = 3;

const { text: ink, primary, divider } = theme.palette;
/** Whole typefaces, with all characters that a text may have. The PDF writer cannot subset the pages' WOFF2 files. */
const FONTS = {
  body: 'build/fonts/atkinson-hyperlegible-next-400.ttf',
  heading: 'build/fonts/bricolage-grotesque-700.ttf',
};

type Structure = PDFKit.PDFStructureElement;
type StructureOptions = Parameters<PDFKit.PDFDocument['struct']>[1];

/** Sets an attribute that the PDF writer has no option for. */
function attribute(element: Structure, values: Record<string, string>): void {
  Object.assign((element as unknown as { dictionary: { data: object } }).dictionary.data, { A: values });
}

/** A document written from top to bottom; the reading order is the order of the calls. */
export class TaggedPdf {
  readonly doc: PDFKit.PDFDocument;
  private readonly root: Structure;
  private left = MARGIN;
  private width = WIDTH;

  /** `day` is `YYYY-MM-DD`: a fixed one makes two builds of one catalogue the same bytes. */
  constructor({ title, author, day }: Record<'title' | 'author' | 'day', string>) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      lang: 'en-ZA',
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author, CreationDate: new Date(`${day}T00:00:00Z`) },
    } as unknown as PDFKit.PDFDocumentOptions);
    this.doc.registerFont('body', FONTS.body);
    this.doc.registerFont('heading', FONTS.heading);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  heading(level: 1 | 2 | 3, text: string): void {
    const size = { 1: 30, 2: 16, 3: 11 }[level];
    if (level === 2) this.space(10);
    if (level < 3) this.doc.outline.addItem(text);
    this.doc
      .font('heading')
      .fontSize(size)
      .fillColor(level === 2 ? primary.main : ink.primary);
    this.write(this.root, `H${level}`, text);
    this.space({ 1: 6, 2: 4, 3: 1 }[level]);
  }

  paragraph(text: string, { size = TEXT, colour = ink.secondary } = {}): void {
    this.doc.font('body').fontSize(size).fillColor(colour);
    this.write(this.root, 'P', text, { lineGap: 2 });
    this.space(5);
  }

  /** A list with bullets, or with numbers when `isNumbered`. */
  list(items: string[], isNumbered = false): void {
    const list = this.doc.struct('L');
    attribute(list, { O: 'List', ListNumbering: isNumbered ? 'Decimal' : 'Disc' });
    this.root.add(list);
    items.forEach((item, index) => {
      const entry = this.doc.struct('LI');
      list.add(entry);
      const top = this.doc.y;
      this.doc.font('body').fontSize(TEXT).fillColor(primary.main);
      this.write(entry, 'Lbl', isNumbered ? `${index + 1}.` : '•', { width: undefined, lineBreak: false });
      this.doc.y = top;
      this.doc.fillColor(ink.secondary);
      this.write(entry, 'LBody', item, { lineGap: 1.5 }, 14);
      this.space(2.5);
      entry.end();
    });
    list.end();
    this.space(3);
  }

  /**
   * A table with column headers from `head`; the first cell of a row is its header. `widths` are fractions of the text
   * width. The first `strong` rows are larger.
   */
  table(widths: number[], rows: string[][], { head, strong = 0 }: { head?: string[]; strong?: number } = {}): void {
    const table = this.doc.struct('Table');
    this.root.add(table);
    (head ? [head, ...rows] : rows).forEach((cells, rowIndex) => {
      const isHead = Boolean(head) && rowIndex === 0;
      const isStrong = rowIndex < strong;
      const columns = widths.map((width) => width * this.width - 10);
      this.doc.font(isHead || isStrong ? 'heading' : 'body').fontSize(isStrong ? 12 : TEXT);
      const heights = cells.map((cell, i) => this.doc.heightOfString(cell, { width: columns[i] ?? 0, lineGap: 1 }));
      const top = this.doc.y + PADDING;
      const row = this.doc.struct('TR');
      table.add(row);
      let left = this.left;
      cells.forEach((cell, i) => {
        const isHeader = isHead || i === 0;
        const draw = () => {
          this.doc.fillColor(isHeader || isStrong ? ink.primary : ink.secondary);
          this.doc.text(cell, left, top, { width: columns[i] ?? 0, lineGap: 1 });
        };
        row.add(
          isHeader
            ? this.doc.struct('TH', { scope: isHead ? 'Column' : 'Row' } as StructureOptions, draw)
            : this.doc.struct('TD', {}, draw),
        );
        left += (widths[i] ?? 0) * this.width;
      });
      row.end();
      this.doc.y = top + Math.max(...heights) + PADDING;
      this.artifact(() => {
        const { y } = this.doc;
        this.doc
          .moveTo(this.left, y)
          .lineTo(this.left + this.width, y)
          .lineWidth(0.6)
          .stroke(divider);
      });
    });
    table.end();
    this.space(6);
  }

  /** A paragraph that is a link to `address`. */
  link(text: string, address: string): void {
    const paragraph = this.doc.struct('P');
    const link = this.doc.struct('Link');
    this.root.add(paragraph);
    paragraph.add(link);
    const top = this.doc.y;
    this.doc.font('body').fontSize(TEXT);
    const options = { width: this.width, lineGap: 1.5 };
    const height = this.doc.heightOfString(text, options);
    link.add(() => {
      this.doc.fillColor(primary.main).text(text, this.left, top, { ...options, underline: true });
    });
    this.doc.link(this.left, top, Math.min(this.doc.widthOfString(text), this.width), height, address, {
      structParent: link,
      Contents: new String(text),
    } as unknown as PDFKit.Mixins.AnnotationOption);
    link.end();
    paragraph.end();
    this.space(3);
  }

  /** A figure drawn by `draw` over the full width, `height` points from the top of the page. `alt` describes it. */
  figure(alt: string, height: number, draw: (doc: PDFKit.PDFDocument) => void): void {
    const options = { alt, bbox: [0, 0, PAGE.width, height], placement: 'Block' } as unknown as StructureOptions;
    this.root.add(this.doc.struct('Figure', options, () => draw(this.doc)));
    this.doc.y = height + 18;
  }

  /** Two columns side by side, read one after the other. */
  columns(first: () => void, second: () => void): void {
    const top = this.doc.y;
    this.width = (WIDTH - GAP) / 2;
    first();
    const end = this.doc.y;
    this.doc.y = top;
    this.left = MARGIN + this.width + GAP;
    second();
    this.doc.y = Math.max(end, this.doc.y);
    this.left = MARGIN;
    this.width = WIDTH;
  }

  /** Adds page footers and returns the file. Throws one line for the writer of `file` if it needs more `pages`. */
  async finish(foot: string, pages: number, file: string): Promise<Buffer> {
    const { start, count } = this.doc.bufferedPageRange();
    if (count > pages) {
      const message = `src/catalogue/${file}: its PDF runs onto page ${count}, and has ${pages}; shorten the longest texts`;
      throw Object.assign(new Error(message), { stack: message });
    }
    for (let page = start; page < start + count; page += 1) {
      this.doc.switchToPage(page);
      this.doc.page.margins.bottom = 0;
      this.artifact(() => {
        this.doc.font('body').fontSize(8).fillColor(ink.secondary);
        this.doc.text(`${foot} · ${fill(brochure.page, { page: page + 1, pages: count })}`, MARGIN, PAGE.height - 34, {
          lineBreak: false,
          // The slashed zero, for the registration numbers.
          features: ['zero'],
        });
      });
    }
    this.root.end();
    this.doc.end();
    return buffer(this.doc as unknown as NodeJS.ReadableStream);
  }

  private space(points: number): void {
    this.doc.y += points;
  }

  /** Writes `text` as an element of `structParent`, `indent` points from the left. */
  private write(structParent: Structure, structType: string, text: string, options = {}, indent = 0): void {
    const width = this.width - indent;
    this.doc.text(text, this.left + indent, this.doc.y, { width, structParent, structType, ...options });
  }

  private artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }
}
