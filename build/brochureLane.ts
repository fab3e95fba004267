/** Drawing of a programme's next intake in its brochure, like the lane on its page (S1-86). */
import { closures } from 'virtual:catalogue/facts';
import { schedules } from 'virtual:catalogue/schedules';
import { applyBy } from '../src/catalogue/interface/bars.yaml';
import { firstDay, lastDay, season } from '../src/catalogue/interface/dates.yaml';
import type { Intake, OpenProgramme } from '../src/catalogue/schema';
import { intakeName } from '../src/catalogue/slugs';
import { stretchesOf } from '../src/sections/common/season/seasonData';
import { theme } from '../src/theme';
import { timeScale } from '../src/ui/Bars/timeScale';
import { formatClosure, formatDay, formatDayOfMonth, formatShortMonth } from '../src/ui/format';
import { motifPaths } from '../src/ui/motif/tiles';
import type { familyColours } from './familyColours';
import type { TaggedPdf } from './taggedPdf';

const { palette } = theme;
/** Heights in points: whole drawing, legend (on the line of the heading above), and text. */
const [HEIGHT, LEGEND, WORDS] = [72, 20, 8];
/** Distances of days, stem and soil from the top, in points. */
const [DAYS_Y, STEM, SOIL] = [LEGEND, LEGEND + 24, LEGEND + 37];
/** Space at both ends, in points: for the text of the last day to apply, and for half a bloom. */
const BEFORE = 66;
const AFTER = 10;
/** Sizes in points: height of a bar, side of a bloom and of a mark of the legend. */
const BAR = 7;
const BLOOM = 18;
const MARK = 8;
/** Radius of a seed and of a coin. */
const DOT = 3;
/** Gap between the end of a word and the next mark. */
const GAP = 4;

/** The marks of a lane, each drawn in `doc`. */
function marksIn(doc: PDFKit.PDFDocument, colours: ReturnType<typeof familyColours>) {
  const words = (text: string, x: number, y: number, isEnd = false) => {
    doc.font('body').fontSize(WORDS).fillColor(palette.text.secondary);
    doc.text(text, isEnd ? x - doc.widthOfString(text) : x, y, { lineBreak: false });
  };
  const line = (from: [number, number], to: [number, number], colour: string, thick = 0.6) =>
    doc
      .moveTo(...from)
      .lineTo(...to)
      .lineWidth(thick)
      .stroke(colour);
  const bar = (from: number, to: number, middle: number) =>
    doc.roundedRect(from, middle - BAR / 2, Math.max(to - from, BAR), BAR, BAR / 2).fill(colours.petal);
  const dot = (x: number, y: number, colour: string) => doc.circle(x, y, DOT).fill(colour);
  const closure = (from: number, to: number, top: number, bottom: number) =>
    doc.rect(from, top, to - from, bottom - top).fill(palette.divider);
  return { words, line, bar, dot, closure };
}

/** Draws an intake on a time line: last day to apply, weeks with lessons, modules, payments and days without lessons. */
export function drawLane(
  pdf: TaggedPdf,
  programme: OpenProgramme,
  intake: Intake,
  colours: ReturnType<typeof familyColours>,
): void {
  const { closes, starts, ends } = intake;
  const { due = [], closed = [] } = schedules[intakeName(intake)] ?? {};
  const altText = [
    `${applyBy} ${formatDay(closes)}`,
    `${firstDay} ${formatDay(starts)}`,
    `${lastDay} ${formatDay(ends)}`,
    ...(due.length > 0 ? [`${season.payment} ${due.map(formatDay).join(', ')}`] : []),
    ...(closed.length > 0 ? [`${season.closed} ${closed.map(formatClosure).join(', ')}`] : []),
  ];
  pdf.drawing(`${programme.name}: ${altText.join('; ')}`, HEIGHT, LEGEND, (doc, width) => {
    const scale = timeScale([closes, ...due].sort()[0] ?? closes, ends);
    const place = (share: number) => BEFORE + share * (width - BEFORE - AFTER);
    const at = (day: string) => place(scale.at(day));
    const [first, last] = [at(starts), place(1)];
    const { words, line, bar, dot, closure } = marksIn(doc, colours);

    for (const { from, to } of closures) {
      const span = scale.span(from, to);
      if (span.to > span.from) closure(place(span.from), place(span.to), STEM - 12, SOIL);
    }
    for (const month of scale.months) {
      line([at(month), STEM - 12], [at(month), SOIL], palette.divider);
      words(formatShortMonth(month), at(month), SOIL + GAP);
    }
    line([0, SOIL], [width, SOIL], colours.leaf, 2);
    doc.save().dash(0.5, { space: 3 });
    line([at(closes), STEM], [first, STEM], colours.leaf);
    doc.restore();
    for (const days of stretchesOf(intake, programme)) {
      const { from, to } = scale.span(...days);
      bar(place(from), place(to), STEM);
    }
    dot(at(closes), STEM, palette.apply.main);
    for (const day of due) dot(at(day), SOIL, palette.motif.sun);
    doc
      .save()
      .translate(last - BLOOM / 2, STEM - BLOOM / 2)
      .scale(BLOOM / 4);
    for (const [name, d] of motifPaths(programme.icon)) doc.path(d).fill(colours[name]);
    doc.restore();
    words(`${applyBy} ${formatDayOfMonth(closes)}`, at(closes) - GAP, STEM - 4, true);
    words(`${firstDay} ${formatDayOfMonth(starts)}`, first, DAYS_Y);
    words(`${lastDay} ${formatDayOfMonth(ends)}`, width, DAYS_Y, true);

    let end = width;
    const entry = (text: string, mark: (left: number, middle: number) => void) => {
      words(text, end, 0, true);
      end -= doc.widthOfString(text) + GAP + MARK;
      mark(end, WORDS / 2);
      end -= 4 * GAP;
    };
    entry(season.closed, (left) => closure(left, left + MARK, 0, MARK));
    entry(season.payment, (left, middle) => dot(left + MARK / 2, middle, palette.motif.sun));
    entry(season.week, (left, middle) => bar(left, left + MARK, middle));
  });
}
