/** A programme's brochure: two pages of A4. The same catalogue and day give the same bytes (S1-07). */
import { applyingFor } from '../src/catalogue/applying';
import type { Catalogue } from '../src/catalogue/index';
import { intakesAhead } from '../src/catalogue/intakeDates';
import type { Programme } from '../src/catalogue/schema';
import { registrationAddress } from '../src/paths';
import { theme } from '../src/theme';
import {
  formatCertificate,
  formatDay,
  formatDuration,
  formatInstalments,
  formatLessons,
  formatRand,
} from '../src/ui/format';
import { motifPaths } from '../src/ui/motif/tiles';
import { familyColours } from './familyColours';
import { TaggedPdf } from './taggedPdf';

const PAGES = 2;
/** Height of the coloured band at the top of page one, and the motif on it, in points. */
const BAND = 124;
const MOTIF = 88;
const ink = theme.palette.text.primary;

function feeOf({ fee }: Programme): string {
  if (!fee) return 'Not yet set';
  const { once, instalments } = fee;
  const monthly = instalments ? `, or ${formatInstalments(instalments)}` : '';
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
    ['Live lessons', formatLessons(programme.lessons)],
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
  pdf.link(`E-mail ${email}`, `mailto:${email}`);
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
  pdf.figure(`The bloom of ${programme.name}`, BAND, (doc) => {
    doc.rect(0, 0, doc.page.width, BAND).fill(colours.surface);
    doc
      .save()
      .translate(doc.page.margins.left, (BAND - MOTIF) / 2)
      .scale(MOTIF / 4);
    for (const [name, d] of motifPaths(programme.icon)) doc.path(d).fill(colours[name]);
    doc.restore();
  });
  pdf.paragraph(`${category.name} · ${organisation.name}`, { colour: ink });
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
    throw new Error(`${programme.path}: ${(error as Error).message}`, { cause: error });
  }
}
