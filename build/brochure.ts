/** A programme's brochure: two pages of A4. The same catalogue and day give the same bytes (S1-07). */
import { applyingFor } from '../src/catalogue/applying';
import { nameOf } from '../src/catalogue/downloads';
import type { Catalogue } from '../src/catalogue/index';
import { intakesAhead } from '../src/catalogue/intakeDates';
import type { Programme } from '../src/catalogue/schema';
import { sketchOf } from '../src/catalogue/sketch';
import { registrationAddress } from '../src/paths';
import { LOGO } from '../src/shell/drawings';
import { theme } from '../src/theme';
import { formatCertificate, formatDay, formatDuration, formatLessons, formatPlan, formatRand } from '../src/ui/format';
import { motifPaths } from '../src/ui/motif/tiles';
import { sketchPaths } from '../src/ui/Sketch/sketchPaths';
import { familyColours } from './familyColours';
import { TaggedPdf } from './taggedPdf';

const PAGES = 2;
/** Heights in points: the coloured band on page one, the motif on its lower edge, and the mark. */
const BAND = 124;
const MOTIF = 88;
const MARK = 44;
/** The window of the work on the band, in points. */
const WINDOW = { width: 132, height: 104, bar: 12, paper: theme.palette.background.paper };
const ink = theme.palette.text.primary;

function feeOf({ fee }: Programme): string {
  if (!fee) return 'Not yet set';
  const { once, instalments } = fee;
  const monthly = instalments ? `, or monthly ${formatPlan(instalments)}` : '';
  return `${formatRand(once)} once-off${monthly}`;
}

/** The intakes with their closing days: a brochure is kept longer than a page is looked at. */
function dates(programme: Programme, { intakes }: Catalogue, day: string): string[][] {
  if (programme.isUpcoming) return [['Next intake', 'Coming Soon']];
  const own = intakes.filter(({ programme: path }) => path === programme.path);
  const [next, ...later] = intakesAhead(own, day).map(
    ({ starts, closes }) => `${formatDay(starts)}, apply by ${formatDay(closes)}`,
  );
  return [
    ['Live lessons', formatLessons(programme)],
    ['Next intake', next ?? 'No date yet: ask us'],
    ...(later.length > 0 ? [['After that', later.join('; ')]] : []),
  ];
}

function facts(programme: Programme, catalogue: Catalogue, day: string): string[][] {
  return [
    ['Duration', formatDuration(programme.duration)],
    ['Mode', programme.mode],
    [programme.duration.unit === 'days' ? 'Hours a day' : 'Hours a week', `About ${programme.hours}`],
    ...dates(programme, catalogue, day),
    ['Fee', feeOf(programme)],
    ['What you leave with', `${formatCertificate(programme.certificate)}; ${programme.takeaway}`],
    [
      programme.hasFinalProject ? 'Example of a final project' : 'Example of what you make',
      `${programme.work.title} (made by the centre)`,
    ],
    ['Facts as on', formatDay(day)],
  ];
}

function moduleSpan({ from, to }: Programme['modules'][number], unit: string): string {
  const one = unit.charAt(0).toUpperCase() + unit.slice(1, -1);
  return from === to ? `${one} ${from}` : `${one}s ${from}–${to}`;
}

/** The next steps: apply, where applications are open, and contact details. */
function contact(pdf: TaggedPdf, programme: Programme, { organisation }: Catalogue): void {
  const { siteAddress } = organisation;
  const { email, telephone, hours } = organisation.contact;
  pdf.heading(2, programme.isUpcoming ? 'Ask us' : 'How to apply');
  if (programme.isUpcoming) pdf.paragraph('Applications are not open yet. Dates and the fee will be on our website.');
  else {
    pdf.list(
      applyingFor(programme).items.map(({ title, text }) => `${title}. ${text}`),
      true,
    );
    pdf.link('Apply on the applicant site', registrationAddress({ programme: programme.name }));
  }
  if (siteAddress) {
    const page = `${siteAddress}${programme.path}`;
    pdf.link(page.replace('https://', ''), page);
  }
  pdf.link(`Email ${email}`, `mailto:${email}`);
  pdf.link(`Phone ${telephone}`, `tel:${telephone.replaceAll(' ', '')}`);
  pdf.paragraph(hours);
}

/**
 * The brochure of one programme on `day`, as PDF bytes. Throws a one-line error when its text needs more than two
 * pages.
 */
export async function brochure(programme: Programme, catalogue: Catalogue, day: string): Promise<Buffer> {
  const { organisation, categories } = catalogue;
  const category = categories.find(({ id }) => id === programme.category);
  if (!category) throw new Error(`${programme.path}: unknown category ${programme.category}`);
  const pdf = new TaggedPdf({
    title: `${programme.name} – ${organisation.name}`,
    author: organisation.name,
    day,
  });
  const colours = familyColours(category.family);
  const alt = `The mark of ${organisation.name}, the bloom of ${programme.name}, and a window of its example`;
  pdf.figure(alt, BAND, (doc) => {
    const { left, right } = doc.page.margins;
    const motif = (rows: readonly string[], x: number, y: number, side: number, inks = colours) => {
      doc
        .save()
        .translate(x, y)
        .scale(side / 4);
      for (const [name, d] of motifPaths(rows)) doc.path(d).fill(inks[name]);
      doc.restore();
    };
    doc.rect(0, 0, doc.page.width, BAND).fill(colours.surface);
    motif(LOGO, left, (BAND - MARK) / 2, MARK, familyColours('protea'));
    doc.font('heading').fontSize(18).fillColor(ink);
    doc.text(organisation.name, left + MARK + 12, BAND / 2 - 11, { lineBreak: false });
    // Motif and window of the work stand at the right, on the band's lower edge.
    const windowLeft = doc.page.width - right - WINDOW.width;
    motif(programme.icon, windowLeft - MOTIF - 20, BAND - MOTIF, MOTIF);
    const { soft, petal } = sketchPaths(sketchOf(programme.work.window));
    doc.save().translate(windowLeft, BAND - WINDOW.height);
    doc.rect(0, 0, WINDOW.width, WINDOW.height).fill(WINDOW.paper);
    doc.rect(0, 0, WINDOW.width, WINDOW.bar).fill(ink);
    doc.translate(12, WINDOW.bar + 8).scale((WINDOW.width - 24) / 12);
    doc.path(soft).fill(colours.soft).path(petal).fill(colours.petal).restore();
  });
  pdf.paragraph(category.name, { colour: ink });
  pdf.heading(1, programme.name);
  pdf.paragraph(programme.lead, { size: 12 });
  pdf.table([0.3, 0.7], facts(programme, catalogue, day));
  const points = (heading: string, items: string[]) => () => {
    pdf.heading(2, heading);
    pdf.list(items);
  };
  pdf.columns(points('Who it is for', programme.audience), points('What you will be able to do', programme.outcomes));
  const needs = points(
    'What you need first',
    programme.entry.map(({ need }) => need),
  );
  if (programme.isUpcoming) needs();
  else pdf.columns(needs, points('What the fee pays for', programme.includes));
  pdf.newPage();
  pdf.heading(2, 'What you will learn');
  pdf.table(
    [0.17, 0.35, 0.48],
    programme.modules.map((module) => [moduleSpan(module, programme.duration.unit), module.title, module.outcome]),
    ['When', 'Module', 'What you can do after it'],
  );
  pdf.heading(2, 'Questions');
  const half = Math.ceil(programme.questions.length / 2);
  const answers = (questions: Programme['questions']) => () => {
    for (const { question, answer } of questions) {
      pdf.heading(3, question);
      pdf.paragraph(answer);
    }
  };
  pdf.columns(answers(programme.questions.slice(0, half)), answers(programme.questions.slice(half)));
  contact(pdf, programme, catalogue);
  const { accreditation, registration } = organisation;
  try {
    return await pdf.finish(
      `${organisation.name} · ${accreditation.label} ${accreditation.number} · ${registration.label} ${registration.number}`,
      PAGES,
    );
  } catch (error) {
    // A line for whoever wrote the text: no stack trace says more.
    const file = `src/catalogue/programmes/${nameOf(programme.path)}.yaml`;
    const message = `${file}: ${(error as Error).message}; shorten its longest texts: lead, audience, outcomes, modules or questions`;
    throw Object.assign(new Error(message), { stack: message });
  }
}
