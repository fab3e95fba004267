/**
 * The catalogue's schemas: every fact of the site that the centre's staff may change.
 * The build checks each entry against them (see `check.ts`), and the site's types are inferred from them. None reaches
 * the browser.
 */
import { z } from 'zod';
import { WEEKDAYS } from './day';
import { workSchema } from './workSchema';

const text = z.string().trim().min(1, 'must not be empty');
/** An absolute path on this site, spelled exactly as in the document. */
const path = z.string().regex(/^\/[A-Za-z0-9/-]*$/, 'must be a path such as /programs/cyber-security');
/** An address on another host. */
const address = z.url({ protocol: /^https$/, error: 'must be an https address' });
/** A calendar day, `YYYY-MM-DD`. */
const day = z.iso.date('must be a date such as 2027-02-01');
/** A time of day, `HH:MM`. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 18:00');
const wholeNumber = z.int('must be a whole number').positive('must be more than 0');

/** A glyph: four rows of two tile codes, the left half of a motif (see `src/ui/motif/tiles.ts`). */
export const iconSchema = z
  .array(
    z.string().regex(/^(\.\.|[ab1-8oinu#l][PQSLM]) (\.\.|[ab1-8oinu#l][PQSLM])$/, 'must be two tile codes, as "aP bP"'),
  )
  .length(4, 'must have four rows');

/** The plant family of a category: decides the colours and tint of its motifs. */
export const familySchema = z.enum(['protea', 'pincushion', 'erica', 'restio', 'seed']);

/** A category of programmes. Those with `inMenu` are the document's three (S9-09); S3-03. */
export const categorySchema = z.strictObject({
  id: z.enum(['full-program', 'bootcamp', 'masterclass', 'career-booster']),
  /** Singular, as in the document's table: `Full Program`. */
  name: text,
  /** Plural heading: `Full Programs`. */
  plural: text,
  family: familySchema,
  icon: iconSchema,
  /** Path of the page that explains this category. */
  path: path.optional(),
  inMenu: z.boolean(),
});

/** A question a visitor asks, and its answer in plain text. */
export const questionSchema = z.strictObject({ question: text, answer: text });

/** Fields of every programme, announced or not. */
const anyProgramme = z.strictObject({
  /** Canonical path; its page file is `src/pages<path>.tsx`. Permanent once published. */
  path,
  /** Alternative path: the menu links to it, and it redirects to `path` (S2-02). */
  alias: path.optional(),
  name: text,
  /** One of the nine programme areas the document names (S1-03). */
  area: z.enum([
    'AI Tools',
    'Software Engineering',
    'Full Stack Developer',
    'Cyber Security',
    'Data Science',
    'AI Mastery',
    'AI Dev',
    'AI Business',
    'AI Tools BC',
  ]),
  category: categorySchema.shape.id,
  /** Position within its category, from 1. */
  position: wholeNumber,
  icon: iconSchema,
  /** One line for cards, without the programme's name. */
  summary: text,
  /** Two or three sentences under the programme's heading. */
  lead: text,
  /** For search engines and link previews: 50 to 160 characters. */
  description: text.min(50, 'must be at least 50 characters').max(160, 'must be at most 160 characters'),
  duration: z.strictObject({ count: wholeNumber, unit: z.enum(['days', 'weeks', 'months']) }),
  /** Teaching mode: `Live online, evenings`. */
  mode: text,
  /** Hours of study a week, lessons included. Hours a day for a programme of days. */
  hours: wholeNumber,
  /** What a visitor must have or know before the first day, and how to get there (S1-44). */
  entry: z.array(z.strictObject({ need: text, first: text })).min(1),
  /** Certificate. `nqf` is its place on the National Qualifications Framework, left out where it has none. */
  certificate: z.strictObject({
    name: text,
    nqf: z.strictObject({ level: wholeNumber.max(10, 'must be at most 10'), credits: wholeNumber }).optional(),
  }),
  /** What the visitor leaves with beside the certificate: `A portfolio of …`. */
  takeaway: text,
  /** Whether it ends with a project of the learner's own. */
  hasFinalProject: z.boolean(),
  /** Example of learner's work: the final project, where there is one. */
  work: workSchema,
  /** Whether applicants send their latest results, as where matric is required. */
  asksForResults: z.boolean().optional(),
  /** Whom it suits: sentences that begin with 'You'. */
  audience: z.array(text).min(3),
  /** Learning outcomes: phrases that begin with a verb. */
  outcomes: z.array(text).min(3),
  /** Modules in order. `from` and `to` count in the unit of `duration`, from 1, without gaps. */
  modules: z.array(z.strictObject({ title: text, from: wholeNumber, to: wholeNumber, outcome: text })).min(2),
  questions: z.array(questionSchema).min(2),
  /** Canonical paths of two or three other programmes. */
  related: z.array(path).min(2).max(3),
});

/** A programme that is open for applications. */
const openProgramme = anyProgramme.extend({
  isUpcoming: z.literal(false).optional(),
  /** Days and times of live lessons. For a programme of days: its days. */
  lessons: z.strictObject({ days: z.array(z.enum(WEEKDAYS)).min(1), from: time, to: time }),
  /** Fee in whole rand. `instalments` are monthly. */
  fee: z.strictObject({
    once: wholeNumber,
    instalments: z.strictObject({ count: wholeNumber, amount: wholeNumber }).optional(),
  }),
  /** What the fee includes. */
  includes: z.array(text).min(2),
});

/** Facts of an upcoming programme that are not announced yet (S1-15). */
const unannounced = z.undefined('is not announced while the programme is upcoming: take it out').optional();

/** An upcoming programme: shown as 'Coming Soon', never a link in the menu, no application yet (S2-61). */
const upcomingProgramme = anyProgramme.extend({
  isUpcoming: z.literal(true),
  lessons: unannounced,
  fee: unannounced,
  includes: unannounced,
});

/** One programme, as the menu, cards, price tables, its page and its brochure show it; S3-02. */
export const programmeSchema = { open: openProgramme, upcoming: upcomingProgramme };

/** One intake block of one programme. */
export const intakeSchema = z.strictObject({
  /** Canonical path of the programme. */
  programme: path,
  /** First and last day of applications. */
  opens: day,
  closes: day,
  /** First and last day of study. */
  starts: day,
  ends: day,
  /** Whether all places are taken. */
  isFull: z.boolean().optional(),
});

/** Fields of every page that is not a programme page. Other fields are typed beside their content. */
export const pageSchema = z.looseObject({
  path,
  alias: path.optional(),
  /** The document title, without the centre's name: at most 60 characters. */
  title: text.max(60, 'must be at most 60 characters'),
  /** For search engines and link previews: 50 to 160 characters. */
  description: text.min(50, 'must be at least 50 characters').max(160, 'must be at most 160 characters'),
  /** The main heading (h1). */
  heading: text,
  /** The sentence or two under the main heading. */
  lead: text,
});

/** The centre itself; S1-02, S7-02, S9-11, S9-12. */
export const organisationSchema = z.strictObject({
  name: text,
  /** The registered name for legal sentences. */
  legalName: text,
  /** One sentence on what the centre is. */
  summary: text,
  /** Address of the published site, without a trailing slash. Canonical and sharing tags need it. */
  siteAddress: address.optional(),
  accreditation: z.strictObject({
    label: text,
    body: text,
    number: z.string().regex(/^\d{4}\/\d+\/\d{2}$/, 'must read year/number/two digits, as 2024/0000/00'),
  }),
  registration: z.strictObject({
    label: text,
    body: text,
    number: z.string().regex(/^\d{4}\/FET07\/\d+$/, 'must read year/FET07/number, as 2024/FET07/000'),
  }),
  /** The external applicant site (S1-10). */
  applicant: z.strictObject({ login: address, register: address }),
  contact: z.strictObject({
    email: z.email('must be an e-mail address'),
    /** In international form: `+27 00 000 0000`. */
    telephone: z.string().regex(/^\+27( \d{2,4}){3}$/, 'must read as +27 00 000 0000'),
    hours: text,
    /** Working days within which accessibility questions are answered. */
    responseDays: wholeNumber,
  }),
  /** Legal facts that South African law and custom expect on a company's site. */
  legal: z.strictObject({
    companyNumber: z.string().regex(/^\d{4}\/\d{6}\/\d{2}$/, 'must read year/six digits/two digits, as 2024/000000/07'),
    /** Street address, one line each. */
    address: z.array(text).min(2),
    /** Information officer under POPIA and PAIA. */
    informationOfficer: z.strictObject({ name: text, email: z.email('must be an e-mail address') }),
    /** Date of the current terms. */
    termsFrom: day,
  }),
  /** Expiry date of the security contact (RFC 9116), within a year. */
  securityContactExpires: day,
  /** The messaging-app chat (S2-50). */
  chat: address,
  social: z
    .array(z.strictObject({ name: z.enum(['Facebook', 'Instagram', 'LinkedIn', 'WhatsApp', 'X']), url: address }))
    .length(5),
});

export type Icon = z.infer<typeof iconSchema>;
export type Family = z.infer<typeof familySchema>;
export type Category = z.infer<typeof categorySchema>;
export type Question = z.infer<typeof questionSchema>;
export type OpenProgramme = z.infer<typeof openProgramme>;
export type Programme = OpenProgramme | z.infer<typeof upcomingProgramme>;
export type Intake = z.infer<typeof intakeSchema>;
export type Page = z.infer<typeof pageSchema>;
export type Organisation = z.infer<typeof organisationSchema>;
