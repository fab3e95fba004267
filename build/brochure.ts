/** A programme's brochure: two pages of A4. The same catalogue and day give the same bytes (S1-07). */

import { registrationAddress, telephoneAddress } from '../src/catalogue/addresses';
import { applyingFor } from '../src/catalogue/applyingFor';
import { categoryOf } from '../src/catalogue/categoryOf';
import { spanOf } from '../src/catalogue/day';
import { fill } from '../src/catalogue/fill';
import type { Catalogue } from '../src/catalogue/index';
import { intakesWithPlaces } from '../src/catalogue/intakeDates';
import { experience, whoTeaches } from '../src/catalogue/interface/common.yaml';
import { brochure as texts } from '../src/catalogue/interface/downloads.yaml';
import * as factTexts from '../src/catalogue/interface/facts.yaml';
import * as programmePageTexts from '../src/catalogue/interface/programmePage.yaml';
import { people } from '../src/catalogue/roles.yaml';
import type { Programme } from '../src/catalogue/schema';
import { sketchOf } from '../src/catalogue/sketch';
import { slugOf } from '../src/catalogue/slugs';
import { LOGO } from '../src/shell/drawings';
import { theme } from '../src/theme';
import {
  formatCertificate,
  formatDay,
  formatDuration,
  formatInstalmentsWithTotal,
  formatLessons,
  formatRand,
} from '../src/ui/format';
import { motifPaths } from '../src/ui/motif/tiles';
import { sketchPaths } from '../src/ui/Sketch/sketchPaths';
import { familyColours } from './familyColours';
import { TaggedPdf } from './taggedPdf';

const PAGES = 2;
/** Heights in points: the coloured band on page one, the motif on its lower edge, and the mark. */
const BAND = 124;
const MOTIF = 88;
const MARK = 44;
/** The drawn window of learners' work on the band, in points. */
const WINDOW = { width: 132, height: 104, bar: 12, paper: theme.palette.background.paper };
const ink = theme.palette.text.primary;

function feeOf({ fee }: Programme): string {
  if (!fee) return factTexts.notYetSet;
  const once = fill(programmePageTexts.onceOff, { fee: formatRand(fee.once) });
  if (!fee.instalments) return once;
  return fill(texts.orMonthly, { once, instalments: formatInstalmentsWithTotal(fee.instalments) });
}

/** Rows about all intakes with their closing days: a brochure is kept longer than a page is read. */
function dates(programme: Programme, { intakes }: Catalogue, day: string): string[][] {
  if (programme.isUpcoming) return [[factTexts.nextIntake, `${factTexts.notYetSet} (${factTexts.comingSoon})`]];
  const [next, ...later] = intakesWithPlaces(intakes, day)
    .filter((intake) => intake.programme === programme.path)
    .map(({ starts, closes }) => fill(texts.intake, { day: formatDay(starts), closes: formatDay(closes) }));
  const first = [factTexts.nextIntake, next ?? `${factTexts.noDateYet}: ${factTexts.askUs}`];
  return later.length > 0 ? [first, [texts.laterIntakes, later.join('; ')]] : [first];
}

/** The row about whoever teaches the programme; none while nobody is named (S1-93). */
function teachers({ path }: Programme): string[][] {
  const named = people.filter(({ pages }) => pages.includes(path));
  return named.length > 0
    ? [[whoTeaches, named.map((person) => `${person.name}: ${fill(experience, person)}`).join('; ')]]
    : [];
}

function facts(programme: Programme, catalogue: Catalogue, day: string): string[][] {
  return [
    [factTexts.fee, feeOf(programme)],
    ...dates(programme, catalogue, day),
    [factTexts.duration, formatDuration(programme.duration)],
    [factTexts.mode, programme.mode],
    [programme.duration.unit === 'days' ? factTexts.hoursADay : factTexts.hoursAWeek, fill(factTexts.about, programme)],
    ...(programme.isUpcoming ? [] : [[factTexts.liveLessons, formatLessons(programme)]]),
    ...teachers(programme),
    [programmePageTexts.suitability.leaveWith, `${formatCertificate(programme.certificate)}. ${programme.takeaway}`],
    [
      programme.hasFinalProject ? programmePageTexts.work.project : programmePageTexts.work.product,
      fill(texts.byUs, programme.work),
    ],
    [texts.factsAsOn, formatDay(day)],
  ];
}

/** The coloured band on page one: the centre's mark and name, the programme's motif, and a window of learners' work. */
function drawBand(pdf: TaggedPdf, programme: Programme, centre: string): void {
  const colours = familyColours(categoryOf(programme).family);
  const alt = fill(texts.mark, { centre, programme: programme.name });
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
    doc.text(centre, left + MARK + 12, BAND / 2 - 11, { lineBreak: false });
    // At the right, on the band's lower edge: the motif, and the white window of the work beside it.
    const windowLeft = doc.page.width - right - WINDOW.width;
    motif(programme.icon, windowLeft - MOTIF - 20, BAND - MOTIF, MOTIF);
    const { soft, petal } = sketchPaths(sketchOf(programme.work.window));
    doc.save().translate(windowLeft, BAND - WINDOW.height);
    doc.rect(0, 0, WINDOW.width, WINDOW.height).fill(WINDOW.paper);
    doc.rect(0, 0, WINDOW.width, WINDOW.bar).fill(ink);
    doc.translate(12, WINDOW.bar + 8).scale((WINDOW.width - 24) / 12);
    doc.path(soft).fill(colours.soft).path(petal).fill(colours.petal).restore();
  });
}

/** The next steps: apply, where applications are open, and contact details. */
function contact(pdf: TaggedPdf, programme: Programme, { organisation }: Catalogue): void {
  const { email, telephone, hours } = organisation.contact;
  pdf.heading(2, programme.isUpcoming ? texts.ask : texts.howToApply);
  if (programme.isUpcoming) pdf.paragraph(texts.notOpen);
  else {
    const steps = applyingFor(programme).items.map(({ title, text }) => `${title}. ${text}`);
    pdf.list(steps, true);
    pdf.link(texts.apply, registrationAddress({ programme: programme.name }));
  }
  pdf.link(fill(texts.email, { email }), `mailto:${email}`);
  pdf.link(fill(texts.phone, { phone: telephone }), telephoneAddress(telephone));
  pdf.paragraph(hours);
}

/**
 * The brochure of one programme on `day`, as PDF bytes. Throws a one-line error when its text needs more than two
 * pages.
 */
export async function brochure(programme: Programme, catalogue: Catalogue, day: string): Promise<Buffer> {
  const { organisation } = catalogue;
  const { name: author, accreditation, registration, siteAddress } = organisation;
  const pdf = new TaggedPdf({ title: `${programme.name} – ${author}`, author, day });
  drawBand(pdf, programme, author);
  pdf.paragraph(categoryOf(programme).name, { colour: ink });
  pdf.heading(1, programme.name);
  pdf.paragraph(programme.lead, { size: 12 });
  // In stronger type what it costs, and when it begins.
  pdf.table([0.3, 0.7], facts(programme, catalogue, day), { strong: 2 });
  const page = `${siteAddress}${programme.path}`;
  if (siteAddress) pdf.link(page.replace('https://', ''), page);
  const points = (heading: string, items: string[]) => () => {
    pdf.heading(2, heading);
    pdf.list(items);
  };
  pdf.columns(points(factTexts.whoFor, programme.audience), points(programmePageTexts.outcomes, programme.outcomes));
  const entry = programme.entry.map(({ need }) => need);
  const needs = points(factTexts.needs, entry);
  if (programme.isUpcoming) needs();
  else pdf.columns(needs, points(programmePageTexts.fees.includes, programme.includes));
  pdf.doc.addPage();
  pdf.heading(2, texts.content);
  const modules = programme.modules.map(({ from, to, title, outcome }) => [
    spanOf(from, to, programme.duration.unit).join(' '),
    title,
    outcome,
  ]);
  pdf.table([0.17, 0.35, 0.48], modules, { head: [texts.when, texts.module, texts.outcome] });
  pdf.heading(2, texts.questions);
  const half = Math.ceil(programme.questions.length / 2);
  const answers = (questions: Programme['questions']) => () => {
    for (const { question, answer } of questions) {
      pdf.heading(3, question);
      pdf.paragraph(answer);
    }
  };
  pdf.columns(answers(programme.questions.slice(0, half)), answers(programme.questions.slice(half)));
  contact(pdf, programme, catalogue);
  const claims = [accreditation, registration].map(({ label, number }) => `${label} ${number}`);
  return pdf.finish([author, ...claims].join(' · '), PAGES, `programmes/${slugOf(programme.path)}.yaml`);
}
